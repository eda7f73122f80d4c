/** *Copy Compaction Contract*: what a summarizer must keep word for word, ready to paste behind the agent's own command. */
import { env, l10n, window } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { contractRequest } from "../../server/protocol/hand-out-requests.ts";

/** Puts the contract of a session or pad on the clipboard and says so. */
export async function copyContract(client: LanguageClient, uri: string): Promise<void> {
  const contract = await client.sendRequest(contractRequest, { uri });
  if (contract === "") {
    void window.showInformationMessage(l10n.t("Nothing here has to be kept word for word."));
    return;
  }
  await env.clipboard.writeText(contract);
  void window.showInformationMessage(
    l10n.t(
      "Compaction contract copied ({0} characters): paste it behind the agent's compact command.",
      contract.length,
    ),
  );
}
