/** The page around the painter, with the strictest policy that lets it paint. */
import { randomBytes } from "node:crypto";
import { env, l10n, Uri, type Webview } from "vscode";

/** The page that loads the painter: one script by nonce, styles and fonts from the extension, nothing else. */
export function pageOf(webview: Webview, root: Uri, session: string, view: "lineage" | "session" = "lineage"): string {
  const nonce = randomBytes(16).toString("base64");
  const { cspSource } = webview;
  const policy = `default-src 'none'; style-src ${cspSource}; font-src ${cspSource}; script-src 'nonce-${nonce}'`;
  const at = (file: string): string => webview.asWebviewUri(Uri.joinPath(root, file)).toString();
  return `<!DOCTYPE html>
<html lang="${env.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${at("webview.css")}" id="vscode-codicon-stylesheet">
<title>${view === "session" ? l10n.t("Session") : l10n.t("Compaction lineage")}</title>
</head>
<body>
<div id="root" data-view="${view}" data-session="${attributeOf(session)}"></div>
<script type="module" nonce="${nonce}" src="${at("webview.js")}"></script>
</body>
</html>`;
}

const attributeOf = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
