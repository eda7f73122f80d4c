/** Claude Code's session files, main threads and sub-agents alike: rows that form a tree, and boundaries that cut it into windows. */

import type { RecordText } from "../session.ts";
import { isSummaryRow, recordsOfRow } from "./claude-code-rows.ts";
import { compactionsOf, type Entry, missingParents } from "./claude-code-windows.ts";
import type { ToolNames } from "./content.ts";
import { addRecord, type Draft, emptyDraft, note, noteUnknown, sessionOf } from "./draft.ts";
import { elements, member, recordOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";
import { parseSkimming } from "./skim.ts";

/** Reads a session file of Claude Code, line by line, in file order. */
export const claudeCode: LineReader = {
  unit: "line",
  format: "claude-code",
  accepts: ({ rows }) => rows.some(isOurs),
  open() {
    const state: State = {
      draft: emptyDraft("claude-code"),
      tools: new Map(),
      entries: [],
      threads: new Map(),
      usage: new Map(),
    };
    const feed = feedRows((row) => takeRow(state, row), parseSkimming);
    return {
      line: feed.line,
      records: state.draft.records,
      session() {
        const { compactions, problems } = windowsOf(state);
        const missing = missingParents(state.entries, state.threads);
        return sessionOf(state.draft, compactions, [...missing, ...problems, ...feed.problems()]);
      },
    };
  },
};

interface State {
  readonly draft: Draft;
  readonly tools: ToolNames;
  readonly entries: Entry[];
  /** The thread of each row by uuid: empty for the main one. */
  readonly threads: Map<string, string>;
  /** The record that carries the tokens of a message id. */
  readonly usage: Map<string, number>;
  /** The compactions as they were found last, and the rows there were. */
  found?: ReturnType<typeof compactionsOf> & { readonly rows: number };
}

/**
 * The compactions of the rows so far. Rows that only go on with a conversation change nothing of them once each thread has an answer of its
 * own behind its last boundary, and the next one has begun; so a session that grows line by line is not cut anew at each.
 */
function windowsOf(state: State): ReturnType<typeof compactionsOf> {
  const { entries, draft, found } = state;
  if (found && !entries.slice(found.rows).some(isMark) && areSettled(found, entries)) return found;
  state.found = { ...compactionsOf(entries, draft.records), rows: entries.length };
  return state.found;
}

const isMark = ({ event, isSummary }: Entry): boolean => event !== undefined || isSummary;

/** Whether so many responses stand behind the last mark of each thread that two of them were not kept from before it. */
function areSettled({ compactions, rows }: NonNullable<State["found"]>, entries: readonly Entry[]): boolean {
  const enough = Math.max(0, ...compactions.map(({ kept }) => kept.length)) + 2;
  const open = new Map<string, Set<string>>();
  for (const entry of entries.slice(0, rows)) {
    if (isMark(entry)) open.set(entry.thread, new Set());
    else if (entry.usage !== undefined) open.get(entry.thread)?.add(entry.message ?? entry.uuid);
  }
  return [...open.values()].every(({ size }) => enough <= size);
}

/** Types of rows in the conversation's tree. */
const GRAPH: ReadonlySet<unknown> = new Set(["user", "assistant", "attachment", "system", "progress"]);

/** Types of rows beside it: titles, modes, snapshots. Nothing of them is sent to the model. */
const BOOKKEEPING: ReadonlySet<unknown> = new Set([
  "summary",
  "file-history-snapshot",
  "file-history-delta",
  "queue-operation",
  "last-prompt",
  "ai-title",
  "custom-title",
  "agent-name",
  "agent-setting",
  "agent-color",
  "permission-mode",
  "mode",
  "pr-link",
  "bridge-session",
  "tag",
  "worktree-state",
  "content-replacement",
  "task-summary",
  "attribution-snapshot",
  "result",
  "stream_event",
  "atis-latch",
  "api-request-shape",
  "api-request-blob",
  "api-request",
  "cost-state",
]);

/** Types of rows in the stream that the SDK and `--output-format stream-json` give. */
const STREAM: ReadonlySet<unknown> = new Set(["system", "user", "assistant", "result"]);

function isOurs(row: Readonly<Record<string, unknown>>): boolean {
  if (Object.hasOwn(row, "parentUuid")) return true;
  const { type } = row;
  if (type === "summary" && typeof row.leafUuid === "string") return true;
  if (typeof row.session_id === "string") return STREAM.has(type) && ("message" in row || "subtype" in row);
  return (
    typeof row.sessionId === "string" &&
    !Object.hasOwn(row, "projectHash") &&
    (GRAPH.has(type) || BOOKKEEPING.has(type))
  );
}

function takeRow(state: State, row: Row): void {
  const { draft, entries, threads } = state;
  const { value, line } = row;
  const type = textAt(value, "type");
  noteContext(draft, value);
  if (type === undefined || !GRAPH.has(type)) {
    if (type === undefined || !BOOKKEEPING.has(type)) noteUnknown(draft, line, "rows of the unknown type", value.type);
    return;
  }
  const uuid = textAt(value, "uuid") ?? `L${line}`;
  if (threads.has(uuid)) {
    note(draft, "replayed", line, "rows that stand in the file already and are counted once");
    return;
  }
  const parent = textAt(value, "parentUuid");
  const thread = threadOf(value, uuid, parent, threads);
  threads.set(uuid, thread);
  const records = recordsOfRow(row, uuid, thread, state.tools).map((record) => addRecord(draft, record));
  const usage = noteUsage(state, value, records);
  entries.push(entryOf(row, { uuid, thread, type: type as Entry["type"], records }, state, usage));
}

/** A sub-agent's rows belong to its id; in old files without ids, to the row that its chain begins with. */
function threadOf(
  value: Row["value"],
  uuid: string,
  parent: string | undefined,
  threads: ReadonlyMap<string, string>,
): string {
  if (value.isSidechain !== true) return textAt(value, "parent_tool_use_id") ?? "";
  const agent = textAt(value, "agentId");
  if (agent !== undefined) return agent;
  return (parent === undefined ? undefined : threads.get(parent)) || uuid;
}

type Known = Pick<Entry, "uuid" | "thread" | "type" | "records">;

function entryOf({ node, value, line }: Row, known: Known, { draft }: State, usage: number | undefined): Entry {
  const blocks = elements(member(member(node, "message"), "content")).map((block) => recordOf(block.value));
  const ids = (type: string, key: string): readonly string[] =>
    blocks.flatMap((block) => (block?.type === type && typeof block[key] === "string" ? [block[key]] : []));
  const results = ids("tool_result", "tool_use_id");
  const texts = known.records.flatMap((index) => draft.records[index]?.texts ?? []);
  const isUser = known.type === "user";
  const isSummary = isSummaryRow(node);
  // Written out: spreading into an object of this many fields costs more than parsing the row.
  return {
    uuid: known.uuid,
    thread: known.thread,
    type: known.type,
    records: known.records,
    line,
    calls: ids("tool_use", "id"),
    results,
    isSummary,
    isWrapper: isUser && (texts.every(isInjected) || texts[0]?.text.startsWith("<command-") === true),
    isPrompt: isUser && results.length === 0 && !isSummary,
    parent: textAt(value, "parentUuid"),
    logical: textAt(value, "logicalParentUuid"),
    time: textAt(value, "timestamp"),
    message: textAt(recordOf(value.message) ?? {}, "id"),
    usage,
    event: eventOf(value),
  };
}

const isInjected = (text: RecordText): boolean => text.use === "injected";

/** What a system row says of a compaction, in either spelling: the session file's, or the stream's with underscores. */
function eventOf(value: Row["value"]): Entry["event"] {
  if (value.type !== "system") return undefined;
  const metadata = (...names: readonly string[]) => names.map((name) => recordOf(value[name])).find(Boolean) ?? {};
  if (value.subtype === "compact_boundary")
    return { kind: "boundary", metadata: metadata("compactMetadata", "compact_metadata") };
  if (value.subtype === "microcompact_boundary") {
    return { kind: "clear", metadata: metadata("microcompactMetadata", "microcompact_metadata") };
  }
  return undefined;
}

/**
 * The context that produced an assistant's row: input with caches. The usage is repeated on every row of one response; it is recorded
 * once per message id, at the last of them.
 */
function noteUsage({ draft, usage }: State, value: Row["value"], records: readonly number[]): number | undefined {
  const message = recordOf(value.message);
  const counts = recordOf(message?.usage);
  const index = records.at(-1);
  if (value.type !== "assistant" || counts === undefined || index === undefined) return undefined;
  const fields = ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"];
  const tokens = fields.reduce((sum, field) => sum + (typeof counts[field] === "number" ? counts[field] : 0), 0);
  const record = draft.records[index];
  if (tokens === 0 || record === undefined) return undefined;
  const id = textAt(message ?? {}, "id") ?? record.id;
  const before = draft.records[usage.get(id) ?? -1];
  if (before) delete before.contextTokens;
  record.contextTokens = tokens;
  usage.set(id, index);
  return tokens;
}

function noteContext(draft: Draft, value: Row["value"]): void {
  const cwd = textAt(value, "cwd");
  const id = textAt(value, "sessionId") ?? textAt(value, "session_id");
  const version = textAt(value, "version") ?? textAt(value, "claude_code_version");
  if (cwd !== undefined) draft.cwd ??= cwd;
  if (id !== undefined) draft.id ??= id;
  if (version !== undefined) draft.agentVersion = version;
}

function textAt(value: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const found = value[key];
  return typeof found === "string" && found !== "" ? found : undefined;
}
