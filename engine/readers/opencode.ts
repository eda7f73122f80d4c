/**
 * opencode: an exported session, or the rows of its database or storage folder. A compaction is a finished, error-free summary
 * whose parent carries a `compaction` part; all three conditions count.
 */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { type Draft, type DraftRecord, emptyDraft, note, sessionOf } from "./draft.ts";
import { type Located, member, recordOf, stringOf } from "./json.ts";
import {
  isExport,
  isTables,
  type StoredMessage,
  type StoredPart,
  type StoredSession,
  sessionsIn,
} from "./opencode-store.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

/** Reads a session of opencode with its sub-agents. */
export const opencode: DocumentReader = {
  unit: "document",
  format: "opencode",
  accepts: ({ document }) => isExport(document) || isTables(document),
  read(document, { mark }) {
    const draft = emptyDraft("opencode");
    const place = placesIn(document.source, mark);
    const sessions = sessionsIn(document);
    const [main] = sessions;
    if (main?.id !== undefined) draft.id = main.id;
    if (main?.directory !== undefined) draft.cwd = main.directory;
    if (main?.version !== undefined) draft.agentVersion = main.version;
    for (const session of sessions) readSession(draft, session, place, session === main ? undefined : session.id);
    return sessionOf(draft);
  },
};

interface Reading {
  readonly thread: Thread;
  readonly tools: ToolNames;
  readonly place: (node: Located) => Place;
  /** Compactions that were asked for, by the id of the message that asks. */
  readonly asked: Map<string, Asked>;
  /** For each record, the place of its message among the messages. */
  readonly order: Map<number, number>;
  readonly orderOf: Map<string, number>;
  /** The user's last words before a compaction, which may be said again right after it. */
  said: string;
}

interface Asked {
  readonly part: Located;
  done: boolean;
}

function readSession(
  draft: Draft,
  session: StoredSession,
  place: (node: Located) => Place,
  agent: string | undefined,
): void {
  const { messages } = session;
  const reading: Reading = {
    thread: openThread(draft, agent),
    tools: new Map(),
    place,
    asked: new Map(),
    order: new Map(),
    orderOf: new Map(messages.map(({ id }, at) => [id, at])),
    said: "",
  };
  for (const [at, message] of messages.entries()) {
    const before = draft.records.length;
    takeMessage(reading, message, at);
    for (let index = before; index < draft.records.length; index += 1) reading.order.set(index, at);
  }
  clearPruned(reading, messages);
  for (const { done } of reading.asked.values()) {
    if (!done) note(draft, "unfinished", undefined, "a compaction was asked for and has no finished summary");
  }
}

function takeMessage(reading: Reading, message: StoredMessage, at: number): void {
  const role = stringOf(member(message.info, "role"));
  const request = message.parts.find(({ value }) => typeOf(value) === "compaction");
  if (request) reading.asked.set(message.id, { part: request.value, done: false });
  if (role === "assistant" && isFinished(message)) {
    const asked = reading.asked.get(stringOf(member(message.info, "parentID")) ?? "");
    if (asked && !asked.done) {
      compact(reading, message, asked, at);
      return;
    }
  }
  if (role === "user") takeUser(reading, message);
  else takeAssistant(reading, message);
}

/** Whether a message is a summary that was written to its end. */
function isFinished({ info }: StoredMessage): boolean {
  const { summary, finish, error } = recordOf(info?.value) ?? {};
  return summary === true && Boolean(finish) && !error;
}

const typeOf = (part: Located): string => stringOf(member(part, "type")) ?? "";

function takeUser(reading: Reading, message: StoredMessage): void {
  const own: RecordText[] = [];
  for (const { value } of message.parts) {
    if (typeOf(value) !== "text") continue;
    const written = isTrue(value, "synthetic") || isTrue(value, "ignored");
    const text = member(value, "text");
    own.push(...(written ? plainTexts(text, "injected") : contentTexts(text, "user", reading.tools).own));
  }
  if (own.length === 0) return;
  const words = own.filter(({ use }) => use === "prose");
  const index = add(reading, message, words.length === 0 ? "tool" : "user", own);
  const said = words.map(({ text }) => text).join("\n");
  const last = reading.thread.draft.compactions.at(-1);
  const again = said !== "" && said === reading.said && last?.summary.record === index - 1;
  // Words that are said again right after a compaction are put back by opencode itself.
  if (again && last) {
    reading.thread.draft.compactions[reading.thread.draft.compactions.length - 1] = { ...last, injected: [index] };
  }
  reading.said = said || reading.said;
}

const isTrue = (node: Located, key: string): boolean => member(node, key)?.value === true;

function takeAssistant(reading: Reading, message: StoredMessage): void {
  const own = message.parts.flatMap(({ value }) => spokenIn(reading, value));
  const record = own.length > 0 ? add(reading, message, "assistant", own) : undefined;
  const tokens = contextOf(message.info);
  const draft = reading.thread.draft.records[record ?? -1];
  if (draft && tokens.context !== undefined) draft.contextTokens = tokens.context;
  if (!isTrue(message.info as Located, "summary")) countTokens(reading.thread, tokens.total);
  for (const part of message.parts) takeResult(reading, message, part);
}

function spokenIn({ tools }: Reading, part: Located): readonly RecordText[] {
  switch (typeOf(part)) {
    case "text":
      return plainTexts(member(part, "text"), isTrue(part, "synthetic") ? "injected" : "prose");
    case "reasoning":
      return plainTexts(member(part, "text"), "reasoning");
    case "tool": {
      const [call, tool] = [stringOf(member(part, "callID")), stringOf(member(part, "tool"))];
      if (call !== undefined && tool !== undefined) tools.set(call, tool);
      return argumentTexts(member(member(part, "state"), "input"), tool, call);
    }
    case "subtask":
      return argumentTexts(member(part, "prompt"), "task").map((text) => ({ ...text, key: "prompt" }));
    default:
      return [];
  }
}

function takeResult(reading: Reading, message: StoredMessage, { id, value, place }: StoredPart): void {
  if (typeOf(value) !== "tool") return;
  const state = member(value, "state");
  const failed = stringOf(member(state, "status")) === "error";
  const about = aboutResult(stringOf(member(value, "callID")), reading.tools, failed);
  const texts = outputTexts(member(state, failed ? "error" : "output"), about);
  if (texts.length > 0) add(reading, message, "tool", texts, { id, place });
}

function add(
  reading: Reading,
  message: StoredMessage,
  role: Role & ("user" | "assistant" | "tool" | "summary"),
  texts: readonly RecordText[],
  { id, place }: Pick<StoredPart, "id" | "place"> = message,
): number {
  const record: DraftRecord = { id, role, provenance: role, ...reading.place(place), texts };
  const parent = stringOf(member(message.info, "parentID"));
  if (parent !== undefined) record.parent = parent;
  const time = timeOf(message);
  if (time !== undefined) record.time = time;
  return say(reading.thread, record);
}

/** Milliseconds since 1970 as ISO 8601. */
function timeOf({ info }: StoredMessage): string | undefined {
  const created = member(member(info, "time"), "created")?.value;
  return typeof created === "number" && Math.abs(created) < 8e15 ? new Date(created).toISOString() : undefined;
}

const numberIn = (node: Located | undefined, key: string): number | undefined => {
  const value = member(node, key)?.value;
  return typeof value === "number" ? value : undefined;
};

function contextOf(info: Located | undefined): { readonly total?: number; readonly context?: number } {
  const tokens = member(info, "tokens");
  const cache = member(tokens, "cache");
  const input = numberIn(tokens, "input");
  if (input === undefined) return {};
  const context = input + (numberIn(cache, "read") ?? 0) + (numberIn(cache, "write") ?? 0);
  const total = numberIn(tokens, "total") ?? context + (numberIn(tokens, "output") ?? 0);
  return 0 < context ? { total, context } : {};
}

function compact(reading: Reading, message: StoredMessage, asked: Asked, at: number): void {
  const { thread, order, orderOf } = reading;
  asked.done = true;
  const texts = message.parts.flatMap(({ value }) =>
    typeOf(value) === "text" ? plainTexts(member(value, "text"), "prose") : [],
  );
  const summary = texts.length > 0 ? add(reading, message, "summary", texts) : undefined;
  const tail = stringOf(member(asked.part, "tail_start_id"));
  const from = tail === undefined ? at : orderOf.get(tail);
  if (from === undefined) {
    note(
      thread.draft,
      "doubtful",
      undefined,
      "the first message that a compaction kept is not there: nothing counts as kept",
    );
  }
  const auto = member(asked.part, "auto")?.value;
  remove(
    thread,
    {
      id: stringOf(member(message.info, "parentID")) ?? message.id,
      kind: "summary",
      trigger: auto === true ? "auto" : auto === false ? "manual" : "unknown",
      confidence: from === undefined ? "derived" : "exact",
      line: 0,
      time: timeOf(message),
      summary,
      ...(summary === undefined && { opaque: true as const }),
      source: "all tokens of the last request before, and of the first one after",
    },
    (index) => (order.get(index) ?? at) < (from ?? at),
  );
}

/** Results that opencode blanked to save room: one event for each time that it did. */
function clearPruned({ thread, order }: Reading, messages: readonly StoredMessage[]): void {
  const pruned = new Map<number, Set<string>>();
  for (const { parts } of messages) {
    for (const { id, value } of parts) {
      const when = numberIn(member(member(value, "state"), "time"), "compacted");
      if (when !== undefined) pruned.set(when, (pruned.get(when) ?? new Set()).add(id));
    }
  }
  const { draft } = thread;
  for (const [when, ids] of [...pruned].sort(([a], [b]) => a - b)) {
    const region = [...order.keys()].filter((index) => ids.has(draft.records[index]?.id ?? ""));
    const live = { ...thread, live: region };
    remove(
      live,
      {
        id: `pruned-${when}`,
        kind: "clear",
        trigger: "auto",
        confidence: "exact",
        line: 0,
        ...(Math.abs(when) < 8e15 && { time: new Date(when).toISOString() }),
        source: "",
      },
      () => true,
    );
  }
}
