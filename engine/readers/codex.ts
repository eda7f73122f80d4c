/** Codex's rollout files: response items in order, `compacted` rows between them, and UI events that mostly say the same again. */

import { itemRecord, wordsOf } from "./codex-items.ts";
import { compact, compactUnseen, noteTokens, rollBack } from "./codex-windows.ts";
import type { ToolNames } from "./content.ts";
import { addRecord, type Draft, emptyDraft, lineId, note, noteUnknown, sessionOf } from "./draft.ts";
import { type Located, member, recordOf, stringOf, textOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

/** What is known while a rollout is fed. */
export interface Rollout {
  readonly draft: Draft;
  readonly tools: ToolNames;
  /** Records that the model is still sent. */
  live: number[];
  /** Role and words of live messages, by which a replacement history is compared. */
  readonly words: Map<number, string>;
  /** Records of the system prompt, which every compaction keeps. */
  readonly prompt: number[];
  /** Tokens of the last request, and the compaction that waits for the first request after it. */
  tokens?: number;
  waiting?: number;
  /** The last record of the assistant. */
  spoke?: number;
  /** A `compacted` row whose twin among the events has not come yet. */
  twin: boolean;
  /** Time of the first row of a fork, while the copied history lasts. */
  copying?: number;
}

/** Reads a rollout of Codex, line by line. */
export const codex: LineReader = {
  unit: "line",
  format: "codex",
  accepts: ({ rows }) =>
    rows.some((row) => row.type === "session_meta" && typeof recordOf(row.payload)?.id === "string"),
  open() {
    const rollout: Rollout = {
      draft: emptyDraft("codex"),
      tools: new Map(),
      live: [],
      words: new Map(),
      prompt: [],
      twin: false,
    };
    const feed = feedRows((row) => takeRow(rollout, row));
    const { records } = rollout.draft;
    return { line: feed.line, records, session: () => sessionOf(rollout.draft, [], feed.problems()) };
  },
};

const IGNORED: ReadonlySet<string> = new Set([
  "turn_context",
  "world_state",
  "inter_agent_communication",
  "inter_agent_communication_metadata",
  "security_risk_score",
]);

function takeRow(rollout: Rollout, row: Row): void {
  const payload = member(row.node, "payload");
  const type = stringOf(member(row.node, "type"));
  stillCopying(rollout, row);
  switch (type) {
    case "session_meta":
      takeMeta(rollout, row, payload);
      return;
    case "response_item":
      takeItem(rollout, row, payload);
      return;
    case "event_msg":
      takeEvent(rollout, row, payload);
      return;
    case "compacted":
      compact(rollout, row, payload);
      return;
    default:
      if (type === undefined || !IGNORED.has(type))
        noteUnknown(rollout.draft, row.line, "rows of the unknown type", type);
  }
}

/** Rows of a fork's copied history all carry the time of the fork; the first later one ends it. */
function stillCopying(rollout: Rollout, row: Row): void {
  if (rollout.copying === undefined) return;
  const time = Date.parse(stringOf(member(row.node, "timestamp")) ?? "");
  if (rollout.copying + 1000 < time) delete rollout.copying;
  else note(rollout.draft, "replayed", row.line, "rows copied from the session that this one was forked from");
}

/** The first one tells about the file; it is repeated after each resume, and a fork's second one is its parent's. */
function takeMeta(rollout: Rollout, row: Row, payload: Located | undefined): void {
  const { draft } = rollout;
  if (draft.id !== undefined) return;
  draft.id = stringOf(member(payload, "id")) ?? "";
  const cwd = stringOf(member(payload, "cwd"));
  const version = stringOf(member(payload, "cli_version"));
  const forked = stringOf(member(payload, "forked_from_id"));
  if (cwd !== undefined) draft.cwd = cwd;
  if (version !== undefined) draft.agentVersion = version;
  if (forked !== undefined) {
    draft.forkedFrom = forked;
    rollout.copying = Date.parse(stringOf(member(row.node, "timestamp")) ?? "");
  }
  const instructions = member(member(payload, "base_instructions"), "text");
  if (stringOf(instructions) === undefined || instructions === undefined) return;
  const { line, at, bytes } = row;
  const texts = [textOf(instructions, "prose")];
  const index = addRecord(draft, { id: lineId(line), role: "system", provenance: "system", line, at, bytes, texts });
  rollout.prompt.push(index);
  rollout.live.push(index);
}

function takeItem(rollout: Rollout, row: Row, payload: Located | undefined): void {
  const record = payload && itemRecord(payload, row, rollout.tools);
  if (record === "unknown") {
    const type = stringOf(member(payload, "type"))?.slice(0, 40);
    noteUnknown(rollout.draft, row.line, "response items of the unknown type", type);
  }
  if (payload === undefined || record === undefined || record === "unknown") return;
  const index = addRecord(rollout.draft, record);
  const words = wordsOf(payload);
  if (words !== undefined) rollout.words.set(index, words);
  if (record.role === "assistant") rollout.spoke = index;
  rollout.live.push(index);
}

/** Events repeat what response items say; three of them say something of their own. */
function takeEvent(rollout: Rollout, row: Row, payload: Located | undefined): void {
  switch (stringOf(member(payload, "type"))) {
    case "token_count":
      noteTokens(rollout, member(member(payload, "info"), "last_token_usage"));
      return;
    case "thread_rolled_back":
      rollBack(rollout, member(payload, "num_turns")?.value);
      return;
    case "context_compacted":
      if (!rollout.twin) compactUnseen(rollout, row);
      rollout.twin = false;
  }
}
