/**
 * Hermes: rows of the tables `sessions` and `messages` of its `state.db`, or a session as it exports one. A compaction has no row of
 * its own. It is a message with Hermes' own opening, written either among the rows that stay, with the older rows archived, or at the
 * start of a child session; in both cases what was kept is written once more.
 */
import { groupedBy } from "../groups.ts";
import { type Draft, emptyDraft, note, sessionOf } from "./draft.ts";
import { readHermesRows } from "./hermes-turns.ts";
import { elements, type Located, member, parseInside, recordOf, stringOf, textOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";

/** Reads a session of Hermes with the sessions that its compressions began, and its sub-agents. */
export const hermes: DocumentReader = {
  unit: "document",
  format: "hermes",
  accepts: ({ document }) => isTables(document) || isExport(document),
  read(document, { mark }) {
    const draft = emptyDraft("hermes");
    const place = placesIn(document.source, mark);
    const [main, ...others] = chainsOf(document);
    const [tip] = main?.sessions.slice(-1) ?? [];
    const [id, cwd] = [stringOf(member(tip, "id")), stringOf(member(tip, "cwd"))];
    if (id !== undefined) draft.id = id;
    if (cwd !== undefined) draft.cwd = cwd;
    note(draft, "doubtful", undefined, "what Hermes dropped and kept is told from the rows that it wrote again");
    if (main) readChain(draft, main, place, undefined);
    for (const chain of others) readChain(draft, chain, place, stringOf(member(chain.sessions[0], "id")));
    return sessionOf(draft);
  },
};

const COLUMNS = ["parent_session_id", "end_reason"];

/** Whether a document holds rows of Hermes' tables. */
function isTables(document: unknown): boolean {
  const record = recordOf(document);
  const session = Array.isArray(record?.sessions) ? recordOf(record.sessions[0]) : undefined;
  if (session === undefined || !Array.isArray(record?.messages)) return false;
  const message = recordOf(record.messages[0]);
  return COLUMNS.every((column) => column in session) && (message === undefined || isRow(message));
}

/** Whether a document is one session's row with its messages in it. */
function isExport(document: unknown): boolean {
  const record = recordOf(document);
  if (record === undefined || !("parent_session_id" in record) || !Array.isArray(record.messages)) return false;
  return record.messages.slice(0, 20).every((message) => isRow(recordOf(message) ?? {}));
}

const isRow = (message: object): boolean =>
  "role" in message && "session_id" in message && "content" in message && !("content_json" in message);

/** Sessions of which each was begun by the compression of the one before, with their rows. */
interface Chain {
  readonly sessions: readonly Located[];
  readonly rows: (session: Located) => readonly Located[];
}

/** The chains of a document in the order of their first sessions. */
function chainsOf(document: Located): readonly Chain[] {
  if (isExport(document.value))
    return [{ sessions: [document], rows: (session) => elements(member(session, "messages")) }];
  const sessions = elements(member(document, "sessions"));
  const bySession = groupedBy(
    elements(member(document, "messages")),
    (row) => stringOf(member(row, "session_id")) ?? "",
  );
  const rows = (session: Located): readonly Located[] =>
    (bySession.get(stringOf(member(session, "id")) ?? "") ?? []).toSorted((a, b) => numberOf(a) - numberOf(b));
  const taken = new Set<Located>();
  const chains: Chain[] = [];
  for (const first of sessions) {
    if (taken.has(first)) continue;
    const chain: Located[] = [];
    for (let next: Located | undefined = first; next && !taken.has(next); next = childOf(next, sessions)) {
      taken.add(next);
      chain.push(next);
    }
    chains.push({ sessions: chain, rows });
  }
  return chains;
}

function numberOf(row: Located): number {
  const id = member(row, "id")?.value;
  return typeof id === "number" ? id : 0;
}

/** The session that goes on where this one was compressed; delegates and branches do not. */
function childOf(parent: Located, sessions: readonly Located[]): Located | undefined {
  if (stringOf(member(parent, "end_reason")) !== "compression") return undefined;
  const id = stringOf(member(parent, "id"));
  return sessions.find(
    (session) =>
      stringOf(member(session, "parent_session_id")) === id && !/"_(?:delegate|branched)_from"/.test(configOf(session)),
  );
}

const configOf = (session: Located): string => stringOf(member(session, "model_config")) ?? "";

function readChain(draft: Draft, chain: Chain, place: (node: Located) => Place, agent: string | undefined): void {
  const rows = chain.sessions.flatMap((session) =>
    chain.rows(session).map((node, at) => ({
      node,
      place: place(node),
      calls: jsonIn(member(node, "tool_calls")),
      content: contentOf(node),
      begins: at === 0 && session !== chain.sessions[0],
    })),
  );
  const [first] = chain.sessions;
  const prompt = member(first, "system_prompt");
  readHermesRows(draft, rows, agent, first && prompt && { prompt, place: place(first) });
}

/** A column that holds JSON in a string, or already a value. */
const jsonIn = (column: Located | undefined): Located | undefined =>
  column && typeof column.value === "string" ? parseInside(textOf(column, "argument")) : column;

const ENCODED = "\0json:";

/** A message's content: a string, or blocks behind a mark. */
function contentOf(row: Located): Located | undefined {
  const content = member(row, "content");
  const text = stringOf(content);
  if (content === undefined || !text?.startsWith(ENCODED)) return content;
  const whole = textOf(content, "argument");
  const blocks = parseInside({ ...whole, text: " ".repeat(ENCODED.length) + text.slice(ENCODED.length) });
  return blocks && { ...blocks, via: whole };
}
