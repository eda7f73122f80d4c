"use strict";
const assert = require("node:assert");
const vscode = require("vscode");
const { activeTab, fileUri, findings, show, until } = require("./helpers.cjs");

suite("pad under Git", () => {
  const rule = "- Do not retry writes after a 5xx unless the idempotency key is set.\n";
  let document;
  suiteSetup(async () => {
    ({ document } = await show(fileUri("scratchpad.md")));
  });

  test("deleting a rule shows its loss while the pad is edited", async () => {
    await replace(document, rule, "");
    await until("the loss", () => findings(document.uri, "constraint-lost").length > 0);
  });

  test("Review Pad Against Git opens the committed version beside it, with the loss marked there", async () => {
    await vscode.commands.executeCommand("palimpsest.showPadDiff", document.uri);
    const input = await until("the diff", () => activeTab()?.input?.original && activeTab().input);
    assert.strictEqual(input.modified.toString(), document.uri.toString());
    const [lost] = await until("the loss in the committed version", () => atLeastOne(findings(input.original)));
    const earlier = await vscode.workspace.openTextDocument(input.original);
    assert.match(earlier.getText(lost.range), /Do not retry writes/);
  });

  test("putting the rule back makes both sides quiet again", async () => {
    const { original } = activeTab().input;
    await replace(document, "## Rules\n\n", `## Rules\n\n${rule}`);
    await until("the loss to go", () => findings(document.uri, "constraint-lost").length === 0);
    await until("the mark in the committed version to go", () => findings(original).length === 0);
    await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
  });

  test("a pad that is not open, and that an agent rewrote, is reviewed against its commit", async () => {
    await vscode.commands.executeCommand("palimpsest.showPadDiff", fileUri("plan.md"));
    const input = await until(
      "the diff",
      () => /plan/.test(activeTab()?.label) && activeTab().input?.original && activeTab().input,
    );
    assert.match(activeTab().label, /HEAD/);
    const [lost] = await until("the loss", () => atLeastOne(findings(input.original)));
    const earlier = await vscode.workspace.openTextDocument(input.original);
    assert.match(earlier.getText(lost.range), /Do not drop the column/);
    await vscode.commands.executeCommand("workbench.action.closeActiveEditor");
  });
});

const atLeastOne = (list) => (list.length > 0 ? list : undefined);

async function replace(document, old, text) {
  const at = document.getText().indexOf(old);
  assert.ok(at >= 0, `the pad holds ${JSON.stringify(old)}`);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(document.positionAt(at), document.positionAt(at + old.length)), text);
  assert.ok(await vscode.workspace.applyEdit(edit));
}
