"use strict";
/** What every journey needs: waiting for what the editor shows, and the files it walks through. */
const { join } = require("node:path");
const vscode = require("vscode");

/** Asks again until the answer is truthy; throws after `ms` with what was waited for and what came last. */
exports.until = async (what, ask, ms = 15_000) => {
  let last;
  for (const end = Date.now() + ms; Date.now() < end; ) {
    last = await ask();
    if (last) return last;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited ${ms} ms for ${what}`);
};

/** URI of a file of the workspace. */
exports.fileUri = (name) => vscode.Uri.file(join(vscode.workspace.workspaceFolders[0].uri.fsPath, name));

/** URI of the session that was compacted twice. */
exports.sessionUri = () => vscode.Uri.file(process.env.PALIMPSEST_HOST_SESSION);

/** Opens a file in an editor. */
exports.show = async (uri) => vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));

/** Our diagnostics of a document that have a code. */
exports.findings = (uri, code) =>
  vscode.languages
    .getDiagnostics(uri)
    .filter((one) => one.source === "palimpsest" && (code === undefined || exports.codeOf(one) === code));

/** The rule that a diagnostic comes from. */
exports.codeOf = ({ code }) => (typeof code === "object" ? code.value : code);

/** The text that a diagnostic underlines. */
exports.textAt = (document, diagnostic) => document.getText(diagnostic.range);

/** The tab in front. */
exports.activeTab = () => vscode.window.tabGroups.activeTabGroup.activeTab;
