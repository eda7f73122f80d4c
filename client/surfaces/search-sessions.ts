/** Looks for a value in every session of the workspace but one, the newest first, and tells what was found as it goes. */
import type { CancellationToken } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { SessionHits } from "../../server/protocol/answers.ts";
import { searchRequest } from "../../server/protocol/requests.ts";
import { sessionsOfWorkspace } from "../sessions.ts";
import type { Watches } from "../watches.ts";

/** What is known so far: the sessions that hold the value, and how many of how many were looked into. */
export interface Searched {
  readonly sessions: readonly SessionHits[];
  readonly looked: number;
  readonly of: number;
}

/** Sessions beyond the newest of these are left out: each is read whole. */
const MOST = 60;

/** Searches until it is through or stopped; a session that cannot be read counts as looked into. */
export async function searchSessions(
  client: LanguageClient,
  { besides, query, token }: { readonly besides: string; readonly query: string; readonly token: CancellationToken },
  watches: Watches,
  tell: (searched: Searched) => Promise<void>,
): Promise<void> {
  const rows = (await sessionsOfWorkspace(client)).filter(({ uri }) => uri !== besides).slice(0, MOST);
  const sessions: SessionHits[] = [];
  await tell({ sessions, looked: 0, of: rows.length });
  for (const [index, { uri, name, agent }] of rows.entries()) {
    if (token.isCancellationRequested) return;
    // What is watched is kept in memory until it is let go.
    const release = watches.keep(uri);
    const hits = await client.sendRequest(searchRequest, { uri, query }, token).catch(() => []);
    release();
    if (hits.length > 0) sessions.push({ uri, name, agent, hits });
    if (!token.isCancellationRequested) await tell({ sessions: [...sessions], looked: index + 1, of: rows.length });
  }
}
