/** The sessions that agents left of this window's folders. */
import { workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { SessionRow } from "../server/protocol/answers.ts";
import { sessionsRequest } from "../server/protocol/requests.ts";

/** Those of all folders, newest first; a folder that lies on no disk has none. */
export async function sessionsOfWorkspace(client: LanguageClient): Promise<readonly SessionRow[]> {
  const folders = workspace.workspaceFolders ?? [];
  const lists = await Promise.all(
    folders.map(({ uri }) => client.sendRequest(sessionsRequest, { folder: uri.toString() })),
  );
  return lists.flat().toSorted((a, b) => b.changed - a.changed);
}
