/**
 * Gemini CLI's chat files of lines: messages, `$set` updates and `$rewindTo`. A `$set` with a list of messages that holds a
 * snapshot is a compression; one with masked results is a clear; a rewind is neither.
 */
import type { SessionRecord } from "../session.ts";
import type { ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, lineId, noteUnknown, sessionOf } from "./draft.ts";
import { type ChatMessage, chatMessage } from "./gemini-chat.ts";
import { ACKNOWLEDGED, isMasked, isSnapshot } from "./gemini-content.ts";
import { elements, type Located, member, stringOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

/** Reads a chat file of Gemini CLI, line by line. */
export const geminiLines: LineReader = {
  unit: "line",
  format: "gemini",
  accepts: ({ rows }) =>
    rows.some(
      (row) => "sessionId" in row && "projectHash" in row && !("parentUuid" in row) && !Array.isArray(row.messages),
    ),
  open() {
    const draft = emptyDraft("gemini");
    const chat: Chat = { draft, thread: openThread(draft), tools: new Map(), messages: new Map() };
    const feed = feedRows((row) => takeRow(chat, row));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

interface Chat {
  readonly draft: Draft;
  readonly thread: Thread;
  readonly tools: ToolNames;
  /** The list as it is now: records of each message by its id, in order. */
  readonly messages: Map<string, readonly number[]>;
}

function takeRow(chat: Chat, row: Row): void {
  const { draft } = chat;
  const { node, line, value } = row;
  const update = member(node, "$set");
  if (update) {
    const list = member(update, "messages");
    if (list) replace(chat, row, elements(list));
    return;
  }
  if ("$rewindTo" in value) {
    rewind(chat, stringOf(member(node, "$rewindTo")));
    return;
  }
  if ("projectHash" in value) {
    const id = stringOf(member(node, "sessionId"));
    if (id !== undefined) draft.id ??= id;
    return;
  }
  const message = readMessage(chat, row, node, lineId(line));
  if (message) put(chat, message);
  else if (!NOTICES.has(stringOf(member(node, "type")) ?? "")) {
    noteUnknown(draft, line, "rows of the unknown type", stringOf(member(node, "type")));
  }
}

/** Messages of the tool to the user. */
const NOTICES: ReadonlySet<string> = new Set(["info", "error", "warning"]);

function readMessage(
  { tools }: Chat,
  { line, at, bytes }: Row,
  node: Located,
  fallback: string,
): ChatMessage | undefined {
  return chatMessage(node, () => ({ line, at, bytes }), tools, fallback);
}

/** A message under a known id is the same message, grown: its records are written anew, in their places. */
function put({ draft, thread, messages }: Chat, { id, records, tokens }: ChatMessage): void {
  const known = new Map((messages.get(id) ?? []).map((index) => [draft.records[index]?.id, index]));
  const indices = records.map((record) => {
    const index = known.get(record.id);
    if (index === undefined) return say(thread, record);
    draft.records[index] = record;
    return index;
  });
  messages.set(id, indices);
  countTokens(thread, tokens);
}

/** A message and all after it are taken back. */
function rewind({ thread, messages }: Chat, id: string | undefined): void {
  const ids = [...messages.keys()];
  const from = ids.indexOf(id ?? "");
  const gone = new Set<number>();
  for (const each of from < 0 ? [] : ids.slice(from)) {
    for (const index of messages.get(each) ?? []) gone.add(index);
    messages.delete(each);
  }
  thread.live = thread.live.filter((index) => !gone.has(index));
}

/** The list is set anew: what is gone from it is no longer sent, what is new in it was put in. */
function replace(chat: Chat, row: Row, list: readonly Located[]): void {
  const { draft, thread, messages } = chat;
  const before = new Map(messages);
  const alike = sameWords(draft, before);
  const stay = new Set<number>();
  const masked: number[] = [];
  const fresh: { readonly id: string; readonly records: readonly DraftRecord[] }[] = [];
  messages.clear();
  for (const [at, node] of list.entries()) {
    const message = readMessage(chat, row, node, lineId(row.line, at + 1));
    if (!message) continue;
    const known = before.get(message.id) ?? alike(message);
    if (known === undefined) {
      fresh.push(message);
      continue;
    }
    messages.set(message.id, known);
    for (const index of known) stay.add(index);
    masked.push(...maskedIn(draft, known, message));
  }
  if (masked.length > 0) clear(thread, row, masked);
  settle(chat, row, stay, fresh);
}

/** Finds the message of the list before that says the same under another id. */
function sameWords(
  { records }: Draft,
  before: ReadonlyMap<string, readonly number[]>,
): (message: ChatMessage) => readonly number[] | undefined {
  const wordsOf = (list: readonly (SessionRecord | undefined)[]): string =>
    JSON.stringify(list.map((record) => [record?.role, record?.texts.map(({ text }) => text)]));
  let known: Map<string, readonly number[]> | undefined;
  return (message) => {
    if (message.records.length === 0 || message.records.some(isReady)) return undefined;
    known ??= new Map(
      [...before.values()].map((indices) => [wordsOf(indices.map((index) => records[index])), indices]),
    );
    return known.get(wordsOf(message.records));
  };
}

/** Results that are masked now and were not before. */
function maskedIn({ records }: Draft, known: readonly number[], { records: now }: ChatMessage): readonly number[] {
  const after = new Map(now.map((record) => [record.id, record.texts]));
  return known.filter((index) => {
    const record = records[index];
    return record?.role === "tool" && !isMasked(record.texts) && isMasked(after.get(record.id) ?? []);
  });
}

function clear(thread: Thread, row: Row, masked: readonly number[]): void {
  const hidden = new Set(masked);
  const event = { kind: "clear", trigger: "auto", confidence: "exact", source: "" } as const;
  remove(thread, { ...event, id: lineId(row.line, 1), line: row.line, time: timeOf(row) }, (index) =>
    hidden.has(index),
  );
}

const timeOf = ({ node }: Row): string | undefined => stringOf(member(member(node, "$set"), "lastUpdated"));

function settle(
  { draft, thread, messages }: Chat,
  row: Row,
  stay: ReadonlySet<number>,
  fresh: readonly { readonly id: string; readonly records: readonly DraftRecord[] }[],
): void {
  let summary: number | undefined;
  const injected: number[] = [];
  for (const { id, records } of fresh) {
    const indices = records.map((record) => {
      const isSummary = summary === undefined && record.role === "user" && isSnapshot(record.texts);
      if (isSummary) {
        summary = addRecord(draft, { ...record, role: "summary", provenance: "summary" });
        return summary;
      }
      const index = addRecord(draft, asInjected(record));
      injected.push(index);
      return index;
    });
    messages.set(id, indices);
  }
  const gone = thread.live.filter((index) => !stay.has(index));
  const last = Math.max(-1, ...stay);
  if (summary !== undefined || gone.some((index) => index < last)) {
    const dropped = new Set(gone);
    const removal = {
      trigger: "unknown",
      line: row.line,
      time: timeOf(row),
      summary,
      injected,
      source: SOURCE,
    } as const;
    const kind = summary === undefined ? "truncate" : "summary";
    const confidence = summary === undefined ? "derived" : "exact";
    if (gone.length > 0)
      remove(thread, { ...removal, id: lineId(row.line), kind, confidence }, (index) => dropped.has(index));
    else remove(thread, { ...removal, id: lineId(row.line), kind, confidence, gone: true }, () => false);
    return;
  }
  // Only the latest messages went: that is a rewind.
  thread.live = [...stay, ...injected].sort((a, b) => a - b);
}

const SOURCE = "all tokens of the last request before, and of the first one after";

/** The model's ready-made answer to a snapshot is the tool's text. */
function asInjected(record: DraftRecord): DraftRecord {
  if (!isReady(record)) return record;
  return { ...record, texts: record.texts.map((text) => ({ ...text, use: "injected" })) };
}

const isReady = ({ role, texts }: DraftRecord): boolean =>
  role === "assistant" && texts.every(({ text }) => text === ACKNOWLEDGED);
