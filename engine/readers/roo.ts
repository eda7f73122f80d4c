/** Roo Code's API history, in the three ways in which it has condensed: destructive, tagged in the middle, and a fresh start. */
import type { ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { condensations } from "./roo-condense.ts";
import { shownEvents } from "./roo-shown.ts";
import { taskMessage } from "./task-messages.ts";

/** Marks that only Roo leaves on messages. */
const MARKS = ["isSummary", "condenseId", "condenseParent", "truncationId", "truncationParent", "isTruncationMarker"];

/** Reads a task of Roo; `ui_messages.json` beside it tells tokens, and what the oldest way of condensing removed. */
export const roo: DocumentReader = {
  unit: "document",
  format: "roo",
  accepts: ({ document }) =>
    isTaskHistory(document) && document.some((each) => MARKS.some((mark) => mark in (recordOf(each) ?? {}))),
  companions: () => ["ui_messages.json"],
  read(document, { mark, companions }) {
    const draft = emptyDraft("roo");
    const messages = readMessages(draft, document, placesIn(document.source, mark));
    condensations(draft, messages, shownEvents(companions.get("ui_messages.json")));
    return sessionOf(draft);
  },
};

/** Whether a document is a list of API messages with time stamps, as Roo and classic Cline keep it. */
export function isTaskHistory(document: unknown): document is readonly unknown[] {
  if (!Array.isArray(document) || document.length === 0) return false;
  return document.slice(0, 20).every((each) => {
    const message = recordOf(each);
    const said = message?.role === "user" || message?.role === "assistant";
    const { ts, content, type } = message ?? {};
    return (
      said && typeof ts === "number" && (typeof content === "string" || Array.isArray(content) || type === "reasoning")
    );
  });
}

/** One message of the list, with its records. */
export interface TaskEntry {
  readonly node: Located;
  readonly at: number;
  readonly id: string;
  readonly place: Place;
  readonly ts: number | undefined;
  readonly records: readonly number[];
}

/** Reads every message; a summary's records have the role of one. */
export function readMessages(draft: Draft, document: Located, place: (node: Located) => Place): readonly TaskEntry[] {
  const tools: ToolNames = new Map();
  return elements(document).map((node, at) => {
    const ts = member(node, "ts")?.value;
    const entry = { node, at, id: `M${at}`, place: place(node), ts: typeof ts === "number" ? ts : undefined };
    return { ...entry, records: recordsOf(entry, tools).map((record) => addRecord(draft, record)) };
  });
}

function recordsOf({ node, id, place, ts }: Omit<TaskEntry, "records">, tools: ToolNames): readonly DraftRecord[] {
  const { role, own, results } = taskMessage(node, tools);
  const time = ts !== undefined && Math.abs(ts) < 8e15 ? { time: new Date(ts).toISOString() } : {};
  if (member(node, "isSummary")?.value === true) {
    const texts = own.map((text) => (text.use === "reasoning" ? text : { ...text, use: "prose" as const }));
    return [{ id, role: "summary", provenance: "summary", ...place, ...time, texts }];
  }
  const records: DraftRecord[] = [];
  if (results.length > 0) {
    records.push({ id: `${id}.result`, role: "tool", provenance: "tool", ...place, ...time, texts: results });
  }
  const words = member(node, "isTruncationMarker")?.value === true ? "tool" : role;
  const texts = words === role ? own : own.map((text) => ({ ...text, use: "injected" as const }));
  if (own.length > 0) records.push({ id, role: words, provenance: words, ...place, ...time, texts });
  return records;
}

/** The value of a mark, where it is a string. */
export const markOf = (entry: TaskEntry, mark: string): string | undefined => stringOf(member(entry.node, mark));
