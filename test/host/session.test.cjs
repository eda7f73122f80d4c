"use strict";
const assert = require("node:assert");
const vscode = require("vscode");
const { activeTab, findings, sessionUri, until } = require("./helpers.cjs");

suite("session", () => {
  suiteTeardown(() => vscode.commands.executeCommand("workbench.action.closeAllEditors"));

  test("Show Compaction Lineage opens a panel named after the session", async () => {
    await vscode.commands.executeCommand("palimpsest.showLineage", sessionUri());
    const tab = await until(
      "the panel",
      () => activeTab()?.input?.viewType?.endsWith("palimpsest.lineage") && activeTab(),
    );
    assert.match(tab.label, /5e0c7a52/);
  });

  test("Review Compaction shows region and summary as readable text, with findings on both sides", async () => {
    await vscode.commands.executeCommand("palimpsest.reviewCompaction", sessionUri());
    const input = await until("the diff", () => activeTab()?.input?.original && activeTab().input);
    const [region, summary] = await Promise.all(
      [input.original, input.modified].map((uri) => vscode.workspace.openTextDocument(uri)),
    );
    assert.match(region.getText(), /b-20871/);
    assert.match(summary.getText(), /Primary Request and Intent/);
    await until("findings before", () => findings(region.uri).length > 0);
    await until("findings in the summary", () => findings(summary.uri).length > 0);
  });

  test("Next Loss goes from finding to finding", async () => {
    const editor = await until("an editor", () => vscode.window.activeTextEditor);
    await vscode.commands.executeCommand("palimpsest.nextLoss");
    const first = editor.selection.start;
    const here = findings(editor.document.uri).some(({ range }) => range.start.isEqual(first));
    assert.ok(here, "the cursor stands at a finding");
  });

  test("Copy Recovery Note puts what was lost on the clipboard", async () => {
    await vscode.env.clipboard.writeText("");
    await vscode.commands.executeCommand("palimpsest.copyRecoveryNote", sessionUri());
    const note = await vscode.env.clipboard.readText();
    assert.ok(note.length > 0 && note.length <= 10_000, `${note.length} characters`);
  });
});
