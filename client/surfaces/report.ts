/** *Export Lineage…*: the panel as one HTML file for somebody who has neither the session nor the editor. */
import { type ExtensionContext, env, l10n, type QuickPickItem, Uri, window, workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { type ReportParams, reportRequest } from "../../server/protocol/hand-out-requests.ts";
import { nameOf } from "../addresses.ts";

type Choice = QuickPickItem & { readonly what: ReportParams["kind"] };

/** Asks with or without the session's words, then where to; writes that file and nothing else. */
export async function exportReport(client: LanguageClient, extension: ExtensionContext, uri: string): Promise<void> {
  const name = nameOf(Uri.parse(uri));
  const choices: readonly Choice[] = [
    {
      label: l10n.t("Redacted"),
      description: l10n.t("kinds, numbers and lines, no word of the session"),
      what: "redacted",
    },
    {
      label: l10n.t("With quotations"),
      description: l10n.t("rules, values and tasks too, credentials masked"),
      what: "quoted",
    },
  ];
  const chosen = await window.showQuickPick(choices, { title: l10n.t("Export Lineage: {0}", name) });
  if (!chosen) return;
  const folder = workspace.workspaceFolders?.[0]?.uri ?? Uri.joinPath(Uri.parse(uri), "..");
  const target = await window.showSaveDialog({
    defaultUri: Uri.joinPath(folder, `${name.replace(/\.[a-z]{1,8}$/i, "")}.html`),
    filters: { HTML: ["html"] },
  });
  if (!target) return;
  const painter = Uri.joinPath(extension.extensionUri, "dist", "webview").toString();
  const page = await client.sendRequest(reportRequest, { uri, name, kind: chosen.what, painter });
  await workspace.fs.writeFile(target, Buffer.from(page, "utf8"));
  const open = l10n.t("Open");
  const said = await window.showInformationMessage(l10n.t("Lineage exported to {0}", nameOf(target)), open);
  if (said === open) await env.openExternal(target);
}
