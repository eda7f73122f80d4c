/** *Copy Recovery Note*: what a compaction took, ready to paste into the agent; masked and bounded by the server. */
import { env, l10n, window } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { recoveryNoteRequest } from "../../server/protocol/requests.ts";

/** Puts the note of one compaction, or of the newest, on the clipboard and says so; how many characters it has. */
export async function copyRecoveryNote(client: LanguageClient, uri: string, generation?: string): Promise<number> {
  const note = await client.sendRequest(recoveryNoteRequest, generation === undefined ? { uri } : { uri, generation });
  if (note.length === 0) {
    void window.showInformationMessage(l10n.t("Nothing of weight was lost: there is nothing to hand back."));
    return 0;
  }
  await env.clipboard.writeText(note);
  void window.showInformationMessage(
    l10n.t("Recovery note copied ({0} characters): paste it to the agent.", note.length),
  );
  return note.length;
}
