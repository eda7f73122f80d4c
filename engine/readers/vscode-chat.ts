/** Chat sessions of VS Code (Copilot Chat). Their layout varies by version, so a compaction found here is a guess and says so. */
import type { ToolNames } from "./content.ts";
import { type Draft, emptyDraft, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader, LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";
import { openThread } from "./thread.ts";
import { type ChatTurn, takeRequest } from "./vscode-chat-turns.ts";

/** Reads a chat session that is one document. */
export const vscodeChat: DocumentReader = {
  unit: "document",
  format: "vscode-chat",
  accepts: ({ document }) => isChat(document),
  read(document, { mark }) {
    const place = placesIn(document.source, mark);
    const turns = elements(member(document, "requests")).map((request, at) => ({ ...turnOf(request, at), place }));
    return sessionOf(draftOf(stringOf(member(document, "sessionId")), turns));
  },
};

function isChat(document: unknown): boolean {
  const record = recordOf(document);
  const named = ["requesterUsername", "responderUsername", "sessionId", "creationDate"].some(
    (key) => key in (record ?? {}),
  );
  return named && Array.isArray(record?.requests);
}

const turnOf = (request: Located, at: number): Omit<ChatTurn, "place"> => ({
  request,
  result: member(request, "result"),
  response: member(request, "response"),
  id: stringOf(member(request, "requestId")) ?? `R${at}`,
});

function draftOf(id: string | undefined, turns: readonly ChatTurn[]): Draft {
  const draft = emptyDraft("vscode-chat");
  if (id !== undefined) draft.id = id;
  const thread = openThread(draft);
  const tools: ToolNames = new Map();
  for (const turn of turns) takeRequest(thread, tools, turn);
  return draft;
}

/** Reads a chat session that is kept as a log: a whole session first, then what was set and what was added. */
export const vscodeChatLines: LineReader = {
  unit: "line",
  format: "vscode-chat",
  accepts: ({ rows }) => rows[0]?.kind === 0 && isChat(rows[0].v),
  open() {
    const log: Log = { id: undefined, turns: [], places: new Map() };
    const feed = feedRows((row) => takeRow(log, row));
    return { line: feed.line, session: () => sessionOf(draftOf(log.id, log.turns), [], feed.problems()) };
  },
};

interface Log {
  id: string | undefined;
  turns: ChatTurn[];
  /** Where each row lies, by its text: what is set later stands in a row of its own. */
  readonly places: Map<string, Place>;
}

/** Row kinds: 0 a whole session, 1 a value that is set under a path, 2 values that are added to the list under a path. */
function takeRow(log: Log, row: Row): void {
  const { line, at, bytes } = row;
  log.places.set(row.node.source, { line, at, bytes });
  const value = member(row.node, "v");
  const [list, place, key, ...deeper] = pathIn(row);
  if (row.value.kind === 0) {
    log.id = stringOf(member(value, "sessionId"));
    log.turns = turnsOf(log, member(value, "requests"));
  } else if (list !== "requests" || value === undefined) return;
  else if (place === undefined) log.turns.push(...turnsOf(log, value, log.turns.length));
  else if (typeof place === "number" && deeper.length === 0 && (key === "result" || key === "response")) {
    const turn = log.turns[place];
    if (turn && row.value.kind === 1) log.turns[place] = { ...turn, [key]: value };
  }
}

function turnsOf({ places }: Log, list: Located | undefined, from = 0): ChatTurn[] {
  const place = (node: Located): Place => places.get(node.source) ?? NOWHERE;
  return elements(list).map((request, index) => ({ ...turnOf(request, from + index), place }));
}

const NOWHERE: Place = { line: 0, at: 0, bytes: { start: 0, end: 0 } };

function pathIn({ value }: Row): readonly unknown[] {
  return Array.isArray(value.k) ? value.k : [];
}
