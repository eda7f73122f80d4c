/** Copilot CLI's `events.jsonl`: one event a line. Compaction runs beside the conversation, from its start event to its complete event. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { compact, truncate } from "./copilot-compaction.ts";
import { type Draft, type DraftRecord, emptyDraft, lineId, noteUnknown, sessionOf } from "./draft.ts";
import { elements, type Located, member, stringOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";
import { openThread, say, type Thread } from "./thread.ts";

/** Reads a session of Copilot CLI, line by line. */
export const copilot: LineReader = {
  unit: "line",
  format: "copilot-cli",
  accepts: ({ rows }) => rows.some(isStart) && rows.every((row) => typeof row.type === "string" && "data" in row),
  open() {
    const draft = emptyDraft("copilot-cli");
    const state: State = { draft, tools: new Map(), threads: new Map(), prompts: new Map(), lines: new Map() };
    const feed = feedRows((row) => takeEvent(state, row));
    return { line: feed.line, session: () => sessionOf(draft, [], [...unfinished(state), ...feed.problems()]) };
  },
};

function isStart(row: Readonly<Record<string, unknown>>): boolean {
  const { data } = row;
  const named = typeof data === "object" && data !== null && "sessionId" in data;
  return row.type === "session.start" && named && "id" in row && "timestamp" in row;
}

/** A conversation with the compaction that runs beside it. */
export interface Conversation {
  readonly thread: Thread;
  /** The compaction that has begun: its line, and what was live then. */
  begun?: { readonly line: number; readonly live: ReadonlySet<number>; readonly tokens: number | undefined };
  /** What was live before each compaction, for a rewind past it. */
  readonly past: { readonly line: number; readonly live: readonly number[]; readonly parent: string | undefined }[];
}

interface State {
  readonly draft: Draft;
  readonly tools: ToolNames;
  readonly threads: Map<string, Conversation>;
  /** System prompts by conversation: they are written again before every turn. */
  readonly prompts: Map<Conversation, string>;
  /** Lines of events by their ids. */
  readonly lines: Map<string, number>;
}

/** Families of events around the conversation: of none of them the model is sent text, save the few that `takeWords` reads. */
const FAMILIES: ReadonlySet<string> = new Set([
  "session",
  "assistant",
  "tool",
  "hook",
  "skill",
  "subagent",
  "external_tool",
  "permission",
  "user_input",
  "elicitation",
  "sampling",
  "mcp",
  "exit_plan_mode",
  "command",
  "commands",
  "capabilities",
  "pending_messages",
  "abort",
]);

function takeEvent(state: State, row: Row): void {
  const { node, line } = row;
  const type = stringOf(member(node, "type")) ?? "";
  const data = member(node, "data");
  const conversation = conversationOf(state, node, data);
  state.lines.set(stringOf(member(node, "id")) ?? "", line);
  switch (type) {
    case "session.start":
      takeStart(state.draft, data);
      return;
    case "session.compaction_start": {
      const tokens = member(data, "currentTokens")?.value;
      const live = new Set(conversation.thread.live);
      conversation.begun = { line, live, tokens: typeof tokens === "number" ? tokens : undefined };
      return;
    }
    case "session.compaction_complete":
      compact(conversation, row, data);
      return;
    case "session.truncation":
      truncate(conversation, row, data);
      return;
    case "session.snapshot_rewind":
      rewind(conversation, state.lines.get(stringOf(member(data, "upToEventId")) ?? ""));
      return;
    default:
      if (!takeWords(state, conversation, row, type) && !FAMILIES.has(type.split(".", 1)[0] ?? "")) {
        noteUnknown(state.draft, line, "events of the unknown type", type);
      }
  }
}

/** Sub-agents' events name the call that began them. */
function conversationOf(state: State, node: Located, data: Located | undefined): Conversation {
  const agent = stringOf(member(node, "agentId")) ?? stringOf(member(data, "parentToolCallId"));
  const known = state.threads.get(agent ?? "");
  if (known) return known;
  const conversation: Conversation = { thread: openThread(state.draft, agent), past: [] };
  state.threads.set(agent ?? "", conversation);
  return conversation;
}

function takeStart(draft: Draft, data: Located | undefined): void {
  const [id, version] = [stringOf(member(data, "sessionId")), stringOf(member(data, "copilotVersion"))];
  const cwd = stringOf(member(member(data, "context"), "cwd"));
  if (id !== undefined) draft.id ??= id;
  if (version !== undefined) draft.agentVersion ??= version;
  if (cwd !== undefined) draft.cwd ??= cwd;
}

/** Words of an event as a record; false for events without words. */
function takeWords(state: State, conversation: Conversation, row: Row, type: string): boolean {
  const data = member(row.node, "data");
  const { thread } = conversation;
  switch (type) {
    case "user.message":
      takeUser(thread, row, data, state.tools);
      return true;
    case "assistant.message":
      add(thread, row, "assistant", assistantTexts(data, state.tools));
      return true;
    case "tool.execution_complete":
      add(thread, row, "tool", resultTexts(data, state.tools));
      return true;
    case "system.message":
      takePrompt(state, conversation, row, data);
      return true;
    case "system.notification":
      add(thread, row, "tool", plainTexts(member(data, "content"), "injected"));
      return true;
    default:
      return false;
  }
}

/** A message that names another source than the user is text of a skill or of some other tool. */
function takeUser(thread: Thread, row: Row, data: Located | undefined, tools: ToolNames): void {
  const content = member(data, "content");
  const source = stringOf(member(data, "source")) ?? "user";
  if (source === "user") add(thread, row, "user", contentTexts(content, "user", tools).own);
  else add(thread, row, "tool", plainTexts(content, "injected"));
}

/** A prompt that differs from the one before stands in its place. */
function takePrompt(state: State, conversation: Conversation, row: Row, data: Located | undefined): void {
  const { thread } = conversation;
  const content = member(data, "content");
  const words = stringOf(content);
  if (words === undefined || state.prompts.get(conversation) === words) return;
  state.prompts.set(conversation, words);
  thread.live = thread.live.filter((index) => thread.draft.records[index]?.role !== "system");
  add(thread, row, "system", plainTexts(content, "prose"));
}

function assistantTexts(data: Located | undefined, tools: ToolNames): readonly RecordText[] {
  const calls = elements(member(data, "toolRequests")).flatMap((request) => {
    const [call, tool] = [stringOf(member(request, "toolCallId")), stringOf(member(request, "name"))];
    if (call !== undefined && tool !== undefined) tools.set(call, tool);
    return argumentTexts(member(request, "arguments"), tool, call);
  });
  const thoughts = plainTexts(member(data, "reasoningText"), "reasoning");
  return [...thoughts, ...plainTexts(member(data, "content"), "prose"), ...calls];
}

/** What the model was given of a result; `detailedContent` is what the user was shown, mostly the same again. */
function resultTexts(data: Located | undefined, tools: ToolNames): readonly RecordText[] {
  const failed = member(data, "success")?.value === false;
  const about = aboutResult(stringOf(member(data, "toolCallId")), tools, failed);
  const result = member(member(data, "result"), "content");
  return result ? outputTexts(result, about) : plainTexts(member(member(data, "error"), "message"), "result", about);
}

function add(thread: Thread, row: Row, role: Role, texts: readonly RecordText[]): void {
  if (texts.length > 0) say(thread, recordFor(row, role, texts));
}

/** The record of an event. */
export function recordFor(row: Row, role: Role, texts: readonly RecordText[]): DraftRecord {
  const { node, line, at, bytes } = row;
  const record: DraftRecord = {
    id: stringOf(member(node, "id")) ?? lineId(line),
    role,
    provenance: role,
    line,
    at,
    bytes,
    texts,
  };
  const parent = stringOf(member(node, "parentId"));
  const time = stringOf(member(node, "timestamp"));
  if (parent !== undefined) record.parent = parent;
  if (time !== undefined) record.time = time;
  return record;
}

/** All after a line is no longer part of the conversation, compactions included; a rewind itself compacts nothing. */
function rewind({ thread, past }: Conversation, to: number | undefined): void {
  if (to === undefined) return;
  const undone = past.findIndex(({ line }) => to < line);
  const [first] = undone < 0 ? [] : past.splice(undone);
  if (first) {
    if (first.parent === undefined) delete thread.parent;
    else thread.parent = first.parent;
  }
  const { records } = thread.draft;
  thread.live = [...(first?.live ?? thread.live)].filter((index) => (records[index]?.line ?? 0) <= to);
}

function unfinished({ threads }: State): readonly { kind: "unfinished"; line: number; count: 1; message: string }[] {
  return [...threads.values()].flatMap(({ begun }) =>
    begun
      ? [
          {
            kind: "unfinished" as const,
            line: begun.line,
            count: 1 as const,
            message: "a compaction was begun, and the file ends before it was complete",
          },
        ]
      : [],
  );
}
