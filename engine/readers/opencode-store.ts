/** opencode's three shapes of one session: its export, and the rows of its tables, as messages with their parts. */
import { groupedBy } from "../groups.ts";
import { elements, type Located, member, parseInside, recordOf, stringOf, textOf } from "./json.ts";

/** One message; `place` is the value in the document that it stands in. */
export interface StoredMessage {
  readonly id: string;
  readonly info: Located | undefined;
  readonly place: Located;
  readonly parts: readonly StoredPart[];
}

/** One part of a message. */
export interface StoredPart {
  readonly id: string;
  readonly value: Located;
  readonly place: Located;
}

/** One session with its messages in order. */
export interface StoredSession {
  readonly id: string | undefined;
  readonly parent: string | undefined;
  readonly directory: string | undefined;
  readonly version: string | undefined;
  readonly messages: readonly StoredMessage[];
}

/** Whether a document is a session as opencode exports it, alone or several in a list under `sessions`. */
export function isExport(document: unknown): boolean {
  const record = recordOf(document);
  if (Array.isArray(record?.sessions)) return record.sessions.length > 0 && record.sessions.every(isExport);
  const id = recordOf(record?.info)?.id;
  if (!Array.isArray(record?.messages) || recordOf(record?.info) === undefined) return false;
  const first = record.messages.slice(0, 20);
  return (typeof id === "string" && id.startsWith("ses_")) || (first.length > 0 && first.every(isMessage));
}

const isMessage = (value: unknown): boolean => {
  const record = recordOf(value);
  return recordOf(record?.info) !== undefined && Array.isArray(record?.parts);
};

/** Whether a document holds rows of opencode's tables `session`, `message` and `part`. */
export function isTables(document: unknown): boolean {
  const record = recordOf(document);
  return ["session", "message", "part"].every((table) => Array.isArray(record?.[table]));
}

/** The sessions of a document, the main one first. */
export function sessionsIn(document: Located): readonly StoredSession[] {
  if (isTables(document.value)) return sessionsInTables(document);
  const list = member(document, "sessions");
  return list ? elements(list).map(exported) : [exported(document)];
}

function exported(document: Located): StoredSession {
  const info = member(document, "info");
  const messages = elements(member(document, "messages")).map((message, at): StoredMessage => {
    const own = member(message, "info");
    const parts = elements(member(message, "parts"));
    const id = stringOf(member(own, "id")) ?? `M${at}`;
    return {
      id,
      info: own,
      place: message,
      parts: parts.map((part, n) => ({
        id: stringOf(member(part, "id")) ?? `${id}.${n}`,
        value: part,
        place: part,
      })),
    };
  });
  return { ...namesIn(info, "parentID"), messages };
}

function namesIn(info: Located | undefined, parent: string): Omit<StoredSession, "messages"> {
  return {
    id: stringOf(member(info, "id")),
    parent: stringOf(member(info, parent)),
    directory: stringOf(member(info, "directory")),
    version: stringOf(member(info, "version")),
  };
}

function sessionsInTables(document: Located): readonly StoredSession[] {
  const messages = rowsBy(elements(member(document, "message")), "session_id");
  const parts = rowsBy(elements(member(document, "part")), "message_id");
  return elements(member(document, "session")).map((session) => ({
    ...namesIn(session, "parent_id"),
    messages: (messages.get(stringOf(member(session, "id")) ?? "") ?? []).map((row) => messageOfRow(row, parts)),
  }));
}

function messageOfRow(row: Located, parts: ReadonlyMap<string, readonly Located[]>): StoredMessage {
  const id = stringOf(member(row, "id")) ?? "";
  const own = (parts.get(id) ?? []).flatMap((part) => {
    const value = dataOf(part);
    return value ? [{ id: stringOf(member(part, "id")) ?? id, value, place: part }] : [];
  });
  return { id, info: dataOf(row), place: row, parts: own };
}

/** The column `data`: JSON in a string, or already a value. */
function dataOf(row: Located): Located | undefined {
  const data = member(row, "data");
  return data && typeof data.value === "string" ? parseInside(textOf(data, "argument")) : data;
}

/** Rows by a column, each list in the order of its ids, which sort by time. */
function rowsBy(rows: readonly Located[], column: string): ReadonlyMap<string, readonly Located[]> {
  const idOf = (row: Located): string => stringOf(member(row, "id")) ?? "";
  const sorted = rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
  return groupedBy(sorted, (row) => stringOf(member(row, column)) ?? "");
}
