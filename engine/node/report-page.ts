/** A report as one HTML file: the panel's own painter with the data beside it, and a policy under which no request can be made. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Report } from "../report.ts";
import { masked } from "./masking.ts";
import { reportTheme } from "./report-theme.ts";

/** The page; `painter` is the folder with the built `webview.js`, `webview.css` and `codicon.ttf`. Rejects where they are not there. */
export async function reportPage(report: Report, painter: string): Promise<string> {
  const [script, style, font, data] = await Promise.all([
    readFile(join(painter, "webview.js"), "utf8"),
    readFile(join(painter, "webview.css"), "utf8"),
    readFile(join(painter, "codicon.ttf"), "base64"),
    maskedData(report),
  ]);
  const code = script.replaceAll("</script", "<\\/script");
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src data:; script-src 'sha256-${digestOf(code)}'`;
  return `<!DOCTYPE html>
<html lang="en" data-report="${report.kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(report.name)}: compaction lineage</title>
<style>${reportTheme}
${style.replaceAll(/url\([^)]{0,200}codicon\.ttf[^)]{0,200}\)/g, () => `url(data:font/ttf;base64,${font})`)}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="report">${data}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that neither ends its element nor shows what the better-kept rules take for a credential. */
async function maskedData(report: Report): Promise<string> {
  const text = await masked(JSON.stringify(report));
  return text.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
