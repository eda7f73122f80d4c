/** What one agent sees while its session is read in order: the moves that formats share which remove records from that. */
import type { Compaction } from "../session.ts";
import { addRecord, type Draft, type DraftRecord } from "./draft.ts";

/** A conversation in progress. */
export interface Thread {
  readonly draft: Draft;
  /** Indices of the records that the agent is sent now, ascending. */
  live: number[];
  /** The last compaction that a next one builds on. */
  parent?: string;
  /** Tokens of the context so far, as last recorded. */
  tokens?: number;
  /** Place in `draft.compactions` of the one whose tokens afterwards are not known yet. */
  waiting?: number;
  /** The sub-agent whose conversation it is. */
  readonly agent?: string;
}

/** A conversation before its first record. */
export function openThread(draft: Draft, agent?: string): Thread {
  return { draft, live: [], ...(agent !== undefined && { agent }) };
}

/** Adds a record that the agent is sent, and gives its index. */
export function say(thread: Thread, record: DraftRecord): number {
  if (thread.agent !== undefined) record.agent ??= thread.agent;
  const index = addRecord(thread.draft, record);
  thread.live.push(index);
  return index;
}

/** Takes down the tokens of a request; the first one after a compaction tells what that left. */
export function countTokens(thread: Thread, tokens: number | undefined): void {
  if (tokens === undefined || tokens <= 0) return;
  thread.tokens = tokens;
  const { draft, waiting } = thread;
  if (waiting === undefined) return;
  const compaction = draft.compactions[waiting];
  if (compaction) draft.compactions[waiting] = { ...compaction, tokens: { ...compaction.tokens, after: tokens } };
  delete thread.waiting;
}

/** What a format says of an event; the rest follows from what was live. */
export interface Removal extends Pick<Compaction, "id" | "kind" | "trigger" | "confidence" | "line"> {
  readonly time?: string | undefined;
  /** Index of the summary, if there is one that can be read. */
  readonly summary?: number | undefined;
  /** There is a summary, but nobody can read it. */
  readonly opaque?: true;
  /** Records that the agent put in beside the summary. */
  readonly injected?: readonly number[];
  /** Recorded tokens before; those of the last request where a format records none with the event. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** What recorded tokens count, in the format's words. */
  readonly source: string;
  /** What was dropped is not in the file: nothing can be judged. */
  readonly gone?: true;
}

/** Records that no compaction drops: system prompts. */
const stands = ({ draft }: Thread, index: number): boolean => draft.records[index]?.role === "system";

/** Removes what `drops` names from what the agent sees, save system prompts, and notes the event. */
export function remove(thread: Thread, removal: Removal, drops: (index: number) => boolean): void {
  const { summary, injected = [] } = removal;
  const fresh = new Set(summary === undefined ? injected : [summary, ...injected]);
  const before = thread.live.filter((index) => !fresh.has(index));
  const region = before.filter((index) => !stands(thread, index) && drops(index));
  const dropped = new Set(region);
  const kept = before.filter((index) => !dropped.has(index));
  push(thread, removal, region, removal.kind === "clear" ? [] : kept);
  if (removal.kind === "clear") return;
  thread.live = [...kept, ...fresh].sort((a, b) => a - b);
  thread.parent = removal.id;
}

const NOT_RECORDED = "not recorded";

function push(thread: Thread, removal: Removal, region: readonly number[], kept: readonly number[]): void {
  const { id, kind, trigger, confidence, line, time, summary, opaque, injected = [], source, gone } = removal;
  const { draft, parent, agent } = thread;
  const before = removal.before ?? (kind === "clear" ? undefined : thread.tokens);
  const tokens = {
    ...(before !== undefined && { before }),
    ...(removal.after !== undefined && { after: removal.after }),
  };
  if (removal.after === undefined && kind !== "clear") thread.waiting = draft.compactions.length;
  draft.compactions.push({
    id,
    ...(parent !== undefined && { parent }),
    kind,
    trigger,
    confidence,
    line,
    ...(time !== undefined && { time }),
    ...(agent !== undefined && { agent }),
    region: gone ? [] : region,
    regionKnown: !gone && 0 < region.length,
    kept,
    injected,
    summary: { ...(summary !== undefined && { record: summary }), opaque: opaque === true },
    tokens: { ...tokens, source: source === "" ? NOT_RECORDED : source },
    retained: !gone && 0 < region.length,
  });
}
