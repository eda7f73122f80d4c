"use strict";
const assert = require("node:assert");
const vscode = require("vscode");
const { fileUri, findings, show, until } = require("./helpers.cjs");

suite("activation", () => {
  test("opening a Markdown file starts the extension", async () => {
    await show(fileUri("README.md"));
    const extension = vscode.extensions.getExtension("palimpsest.palimpsest");
    await until("the extension to be active", () => extension.isActive);
  });

  test("the palette offers every command that the manifest names", async () => {
    const { contributes } = vscode.extensions.getExtension("palimpsest.palimpsest").packageJSON;
    const registered = new Set(await vscode.commands.getCommands(true));
    const missing = contributes.commands.map(({ command }) => command).filter((command) => !registered.has(command));
    assert.deepStrictEqual(missing, []);
  });

  test("an ordinary Markdown file and an ordinary .jsonl file stay quiet", async () => {
    await show(fileUri("notes.jsonl"));
    const { document } = await show(fileUri("scratchpad.md"));
    await until("the pad to be looked at", () => findings(document.uri).length > 0);
    assert.deepStrictEqual([...findings(fileUri("README.md")), ...findings(fileUri("notes.jsonl"))], []);
  });
});
