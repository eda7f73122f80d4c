"use strict";
const assert = require("node:assert");
const vscode = require("vscode");
const { fileUri, findings, show, textAt, until } = require("./helpers.cjs");

suite("pad", () => {
  let document;
  suiteSetup(async () => {
    ({ document } = await show(fileUri("scratchpad.md")));
  });

  test("each rule outside the sealed region is found, at its place", async () => {
    const found = await until("findings", () => atLeast(2, findings(document.uri, "constraint-unsealed")));
    const texts = found.map((one) => textAt(document, one));
    assert.ok(
      texts.some((text) => text.includes("Do not retry writes after a 5xx")),
      texts.join("\n"),
    );
    assert.ok(
      texts.every((text) => !text.includes("infra/prod")),
      "a sealed rule needs no seal",
    );
  });

  test("the quick fix moves the whole item and one undo brings it back", async () => {
    const before = document.getText();
    const [found] = findings(document.uri, "constraint-unsealed");
    const fix = await until("the quick fix", async () => (await fixesAt(document, found.range)).find(isMove));
    if (fix.edit) assert.ok(await vscode.workspace.applyEdit(fix.edit));
    if (fix.command) await vscode.commands.executeCommand(fix.command.command, ...(fix.command.arguments ?? []));
    await until("the rule to be sealed", () => document.getText() !== before);
    const sealed = document.getText().slice(document.getText().indexOf("<!-- sealed -->"));
    assert.match(sealed, /\[constraint\].*Do not retry writes after a 5xx unless the idempotency key is set/);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand("undo");
    await until("undo", () => document.getText() === before);
  });

  test("Seal All is one command and one undo step", async () => {
    const before = document.getText();
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand("palimpsest.sealAll");
    await until("everything to be sealed", () => findings(document.uri, "constraint-unsealed").length === 0);
    await vscode.commands.executeCommand("undo");
    await until("undo", () => document.getText() === before);
    await until("the findings to be back", () => atLeast(2, findings(document.uri, "constraint-unsealed")));
  });
});

const atLeast = (count, list) => (list.length >= count ? list : undefined);

const isMove = ({ title }) => /sealed region/i.test(title);

/** VS Code answers nothing while built-in extensions still register their providers: the caller asks again. */
async function fixesAt(document, range) {
  const kind = vscode.CodeActionKind.QuickFix.value;
  const fixes = await vscode.commands.executeCommand("vscode.executeCodeActionProvider", document.uri, range, kind);
  return fixes ?? [];
}
