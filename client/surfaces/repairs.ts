/** Repairs that need a word from the user, or a selection: sealing as a command, suppressing with a reason. */
import { l10n, window, workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { ExecuteCommandRequest, type WorkspaceEdit } from "vscode-languageserver-protocol";
import { sealRequest, suppressRequest } from "../../server/protocol/requests.ts";

/** Moves what the selection touches, or every rule of the pad, into the sealed region; one undo step. */
export async function seal(
  client: LanguageClient,
  what: "all" | "selection",
  how: "move" | "in-place" = "move",
): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) return;
  const { document, selection } = editor;
  const span = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
  const uri = document.uri.toString();
  const edit = await client.sendRequest(sealRequest, { uri, what: what === "all" ? "all" : span, how });
  if (edit) await apply(client, edit);
  else void window.showInformationMessage(l10n.t("There is no rule here that is not sealed already."));
}

/** Has the server carry a command out on what is selected, or where the cursor stands; it says itself what stood in the way. */
export async function atSelection(client: LanguageClient, command: string): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) return;
  const { document, selection } = editor;
  const span = [document.offsetAt(selection.start), document.offsetAt(selection.end)];
  await client.sendRequest(ExecuteCommandRequest.type, { command, arguments: [document.uri.toString(), ...span] });
}

/** Asks for the reason and writes the comment that silences one rule on one line. */
export async function suppressWithReason(client: LanguageClient, uri: string, code: string, at: number): Promise<void> {
  const reason = await window.showInputBox({
    title: l10n.t("Suppress {0}", code),
    prompt: l10n.t("Why is this right as it is? The reason stays in the file, where the next reader finds it."),
    validateInput: (given) => (given.trim() === "" ? l10n.t("A reason is required.") : undefined),
  });
  if (reason === undefined) return;
  const edit = await client.sendRequest(suppressRequest, { uri, code, at, reason: reason.trim() });
  if (edit) await apply(client, edit);
}

async function apply(client: LanguageClient, edit: WorkspaceEdit): Promise<void> {
  const converted = await client.protocol2CodeConverter.asWorkspaceEdit(edit);
  if (converted && (await workspace.applyEdit(converted))) return;
  void window.showWarningMessage(l10n.t("The file changed meanwhile: nothing was written. Try again."));
}
