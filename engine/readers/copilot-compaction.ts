/** What Copilot CLI's compactions and truncations take from a conversation. */
import { plainTexts } from "./content.ts";
import { type Conversation, recordFor } from "./copilot.ts";
import { addRecord, lineId, note } from "./draft.ts";
import { type Located, member, stringOf } from "./json.ts";
import type { Row } from "./rows.ts";
import { remove } from "./thread.ts";

const SOURCE = "system prompt, tools and conversation, as the agent counted them";

/** A complete compaction: its summary covers what was live when it began; what came meanwhile stays. One that failed changed nothing. */
export function compact(conversation: Conversation, row: Row, data: Located | undefined): void {
  const { thread, begun } = conversation;
  const { draft } = thread;
  delete conversation.begun;
  if (member(data, "success")?.value === false) {
    note(draft, "unfinished", row.line, "a compaction failed and changed nothing");
    return;
  }
  const texts = plainTexts(member(data, "summaryContent"), "prose");
  const summary = texts.length > 0 ? addRecord(draft, recordFor(row, "summary", texts)) : undefined;
  if (summary !== undefined && thread.agent !== undefined) setAgent(conversation, summary);
  conversation.past.push({ line: row.line, live: thread.live, parent: thread.parent });
  remove(
    thread,
    {
      id: stringOf(member(row.node, "id")) ?? lineId(row.line),
      kind: "summary",
      trigger: triggerOf(stringOf(member(data, "trigger"))),
      // Which of the latest messages stay word for word is not written down.
      confidence: "derived",
      line: row.line,
      time: stringOf(member(row.node, "timestamp")),
      summary,
      ...(summary === undefined && { opaque: true as const }),
      before: numberIn(data, "preCompactionTokens") ?? begun?.tokens,
      after: numberIn(data, "postCompactionTokens"),
      source: SOURCE,
    },
    (index) => begun === undefined || begun.live.has(index),
  );
}

function setAgent({ thread }: Conversation, index: number): void {
  const record = thread.draft.records[index];
  if (record && thread.agent !== undefined) record.agent = thread.agent;
}

const triggerOf = (trigger: string | undefined): "auto" | "manual" | "unknown" =>
  trigger === "manual" ? "manual" : trigger === undefined ? "unknown" : "auto";

/** The oldest messages go without a summary; only how many is written down. */
export function truncate({ thread, past }: Conversation, row: Row, data: Located | undefined): void {
  const before = numberIn(data, "preTruncationMessagesLength");
  const after = numberIn(data, "postTruncationMessagesLength");
  const count =
    numberIn(data, "messagesRemovedDuringTruncation") ??
    (before !== undefined && after !== undefined ? before - after : 0);
  if (count <= 0) return;
  const { draft } = thread;
  const oldest = thread.live.filter((index) => draft.records[index]?.role !== "system").slice(0, count);
  const dropped = new Set(oldest);
  past.push({ line: row.line, live: thread.live, parent: thread.parent });
  note(draft, "doubtful", row.line, "a truncation says how many messages went, not which: the oldest are taken");
  remove(
    thread,
    {
      id: stringOf(member(row.node, "id")) ?? lineId(row.line),
      kind: "truncate",
      trigger: "auto",
      confidence: "derived",
      line: row.line,
      time: stringOf(member(row.node, "timestamp")),
      before: numberIn(data, "preTruncationTokensInMessages"),
      after: numberIn(data, "postTruncationTokensInMessages"),
      source: "tokens of the messages, as the agent counted them",
    },
    (index) => dropped.has(index),
  );
}

function numberIn(node: Located | undefined, key: string): number | undefined {
  const value = member(node, key)?.value;
  return typeof value === "number" ? value : undefined;
}
