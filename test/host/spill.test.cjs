"use strict";
const assert = require("node:assert");
const { mkdtempSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const vscode = require("vscode");
const { fileUri, findings, show, until } = require("./helpers.cjs");

const NOTICE = /\[full context at (sha256:[0-9a-f]{64}); retrieve before mutating\]/;

suite("spill", () => {
  let document;
  suiteSetup(async () => {
    const settings = vscode.workspace.getConfiguration("palimpsest");
    await settings.update(
      "store",
      mkdtempSync(join(tmpdir(), "palimpsest-host-store-")),
      vscode.ConfigurationTarget.Global,
    );
    ({ document } = await show(fileUri("scratchpad.md")));
    await until("findings", () => findings(document.uri).length > 0);
  });

  test("what is selected goes to the store, its address takes its place, and one undo brings it back", async () => {
    const before = document.getText();
    const words = "- Restarting `billing-worker-7` did not help.";
    await select(words);
    await vscode.commands.executeCommand("palimpsest.spillSelection");
    await until("the address", () => NOTICE.test(document.getText()));
    assert.ok(!document.getText().includes(words));
    const [, address] = NOTICE.exec(document.getText());

    const links = await until("the link", async () => {
      const found = await vscode.commands.executeCommand("vscode.executeLinkProvider", document.uri);
      return found?.filter(({ target }) => target?.scheme === "palimpsest")[0];
    });
    const blob = await vscode.workspace.openTextDocument(links.target);
    assert.equal(blob.getText(), words);
    assert.equal(links.target.path, `/blob/${address.slice("sha256:".length)}`);

    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand("undo");
    await until("undo", () => document.getText() === before);
  });

  test("an address that leads nowhere opens a clear word", async () => {
    const nowhere = vscode.Uri.parse(`palimpsest:/blob/${"0".repeat(64)}`);
    const text = (await vscode.workspace.openTextDocument(nowhere)).getText();
    assert.match(text, /the store has nothing at sha256:0{64}/);
  });

  test("a rule moves to a sealed file beside the pad", async () => {
    const before = document.getText();
    await select("Never push to `main` before the freeze ends.");
    await vscode.commands.executeCommand("palimpsest.sealToFile");
    await until("the pad to name the file", () =>
      document.getText().includes("(scratchpad.sealed.md): read them first"),
    );
    const sealed = await vscode.workspace.openTextDocument(fileUri("scratchpad.sealed.md"));
    assert.match(
      sealed.getText(),
      /^---\nsealed: true\n---\n[\s\S]*- \[constraint\] Never push to `main` before the freeze ends\./,
    );
    await until("nothing lost", () => findings(document.uri, "constraint-lost").length === 0);
    await show(document.uri);
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const back = new vscode.WorkspaceEdit();
    back.replace(document.uri, whole, before);
    back.deleteFile(sealed.uri, { ignoreIfNotExists: true });
    assert.ok(await vscode.workspace.applyEdit(back));
  });

  async function select(words) {
    const editor = await vscode.window.showTextDocument(document);
    const at = document.getText().indexOf(words);
    assert.ok(at >= 0, words);
    editor.selection = new vscode.Selection(document.positionAt(at), document.positionAt(at + words.length));
  }
});
