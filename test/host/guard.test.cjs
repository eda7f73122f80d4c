"use strict";
/** What guards the next compaction, as commands: contract, hooks, report, and the toast where one lost something. */
const assert = require("node:assert");
const { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { dirname, join } = require("node:path");
const vscode = require("vscode");
const { activeTab, fileUri, sessionUri, until } = require("./helpers.cjs");

/** Answers for the editor's questions while a journey runs; each is asked with the question's own arguments. */
const answering = async (answers, walk) => {
  const real = Object.fromEntries(Object.keys(answers).map((name) => [name, vscode.window[name]]));
  Object.assign(vscode.window, answers);
  try {
    return await walk();
  } finally {
    Object.assign(vscode.window, real);
  }
};

suite("guard", () => {
  const home = mkdtempSync(join(tmpdir(), "palimpsest-home-"));
  const real = { HOME: process.env.HOME, XDG_DATA_HOME: process.env.XDG_DATA_HOME };
  suiteSetup(async () => {
    Object.assign(process.env, { HOME: home, XDG_DATA_HOME: join(home, "data") });
    await vscode.extensions.getExtension("palimpsest.palimpsest").activate();
  });
  suiteTeardown(async () => {
    for (const [name, value] of Object.entries(real)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(home, { recursive: true, force: true });
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("Copy Compaction Contract puts the rules of a session, and of a pad, on the clipboard", async () => {
    for (const [uri, rule] of [
      [sessionUri(), "Never push to `main` before the freeze ends"],
      [fileUri("scratchpad.md"), "Only touch `infra/prod` after Ines has approved"],
    ]) {
      await vscode.env.clipboard.writeText("");
      await vscode.commands.executeCommand("palimpsest.copyContract", uri);
      const contract = await vscode.env.clipboard.readText();
      assert.match(contract, /^## Keep word for word/);
      assert.ok(contract.includes(rule), contract);
    }
  });

  const settings = () => join(vscode.workspace.workspaceFolders[0].uri.fsPath, ".claude", "settings.local.json");
  const picking = (seen) => ({
    showQuickPick: async (choices) =>
      choices.some(({ agent }) => agent) ? choices.filter(({ label }) => label === "claude-code") : [],
    showInformationMessage: async (message, options, yes) => {
      if (!options?.modal) return undefined;
      await until("the diff", () => activeTab()?.input?.modified);
      seen.push({ message, detail: options.detail, tab: activeTab().label, written: existsSync(settings()) });
      return seen.refuse ? undefined : yes;
    },
  });

  test("Set Up Hooks shows the change of every file first, and writes nothing without a yes", async () => {
    const seen = Object.assign([], { refuse: true });
    await answering(picking(seen), () => vscode.commands.executeCommand("palimpsest.setUpHooks"));
    assert.strictEqual(seen.length, 1);
    assert.strictEqual(seen[0].detail, settings());
    assert.ok(!existsSync(settings()));
    assert.ok(!existsSync(join(home, "data")));
  });

  test("after a yes the hooks are there, and Remove Hooks takes them away to the byte", async () => {
    const seen = [];
    await answering(picking(seen), () => vscode.commands.executeCommand("palimpsest.setUpHooks"));
    assert.deepStrictEqual(
      seen.map(({ written }) => written),
      [false],
    );
    const { hooks } = JSON.parse(readFileSync(settings(), "utf8"));
    assert.deepStrictEqual(Object.keys(hooks), ["PreCompact", "PostCompact", "SessionStart"]);
    const shim = readFileSync(join(home, "data", "palimpsest", "bin", "palimpsest-hook"), "utf8");
    assert.match(shim, /dist\/cli\.js/);
    await answering(picking(seen), () => vscode.commands.executeCommand("palimpsest.removeHooks"));
    assert.ok(!existsSync(settings()));
    assert.ok(!existsSync(join(home, "data", "palimpsest", "bin")));
  });

  test("Export Lineage writes one page where the user says, without a word of the session", async () => {
    const target = join(home, "lineage.html");
    await answering(
      {
        showQuickPick: async (choices) => choices.find(({ what }) => what === "redacted"),
        showSaveDialog: async () => vscode.Uri.file(target),
        showInformationMessage: async () => undefined,
      },
      () => vscode.commands.executeCommand("palimpsest.exportLineage", sessionUri()),
    );
    const page = await until("the page", () => existsSync(target) && readFileSync(target, "utf8"));
    assert.match(page, /^<!DOCTYPE html>/);
    assert.ok(page.includes("[constraint 1]"));
    assert.ok(!page.includes("freeze ends"));
  });

  test("a compaction of a watched session that loses a rule is told once, and its note can be copied", async () => {
    const session = join(dirname(sessionUri().fsPath), "7f1d2c3b-0000-4f43-9d59-0c6a4fd4b1aa.jsonl");
    const cwd = vscode.workspace.workspaceFolders[0].uri.fsPath;
    let count = 0;
    const row = (fields) =>
      `${JSON.stringify({ uuid: `t${count}`, parentUuid: count === 0 ? null : `t${count - 1}`, timestamp: new Date(Date.now() + 10 * count++).toISOString(), isSidechain: false, sessionId: "7f1d2c3b", version: "2.1.332", cwd, ...fields })}\n`;
    const user = (content, more = {}) => row({ type: "user", message: { role: "user", content }, ...more });
    const compacted = (summary) =>
      row({
        type: "system",
        subtype: "compact_boundary",
        content: "Conversation compacted",
        compactMetadata: { trigger: "auto", preTokens: 9000 },
        parentUuid: null,
        logicalParentUuid: `t${count - 1}`,
      }) + user(summary, { isCompactSummary: true });
    const talk =
      user("Never restart the billing queue.") +
      compacted("Billing is being watched.") +
      user("Never touch the ledger_archive table.");
    // What was lost before anybody watched is nobody's news.
    const old = talk.replaceAll(/"timestamp":"[^"]+"/g, '"timestamp":"2026-01-01T00:00:00.000Z"');
    writeFileSync(session, old);
    const toasts = [];
    const configuration = vscode.workspace.getConfiguration("palimpsest");
    try {
      await answering(
        {
          showErrorMessage: async (message, ...actions) => {
            toasts.push({ message, actions });
            return "Copy Recovery Note";
          },
          showInformationMessage: async () => undefined,
        },
        async () => {
          await configuration.update("watchSessions", "always", vscode.ConfigurationTarget.Workspace);
          await new Promise((settle) => setTimeout(settle, 1500));
          await vscode.env.clipboard.writeText("");
          appendFileSync(session, user("Go on."));
          await new Promise((settle) => setTimeout(settle, 3000));
          assert.deepStrictEqual(toasts, []);
          appendFileSync(session, compacted("It still goes on."));
          await until("the toast", () => toasts.length > 0);
          await until("the note", async () => (await vscode.env.clipboard.readText()) !== "");
          appendFileSync(session, user("And on."));
          await new Promise((settle) => setTimeout(settle, 3000));
        },
      );
      assert.strictEqual(toasts.length, 1);
      assert.match(toasts[0].message, /rules? of yours/);
      assert.deepStrictEqual(toasts[0].actions, ["Show", "Copy Recovery Note"]);
      assert.match(await vscode.env.clipboard.readText(), /ledger_archive/);
    } finally {
      await configuration.update("watchSessions", undefined, vscode.ConfigurationTarget.Workspace);
      rmSync(session, { force: true });
    }
  });
});
