/** The path from a pi session's root to an entry, and what compactions and left branches take from it. */
import type { Compaction, Problem, SessionRecord } from "../session.ts";

/** One row of a session file. */
export interface PiEntry {
  readonly id: string;
  /** The entry before it; empty for a root. */
  readonly parent: string | undefined;
  readonly type: string;
  readonly line: number;
  readonly time: string | undefined;
  readonly record: number | undefined;
  readonly usage: number | undefined;
  /** Of a compaction: id of the first entry kept, or in version 1 its position among all rows. */
  readonly firstKept: unknown;
  /** Of a branch summary: the leaf that was left. */
  readonly from: string | undefined;
  readonly before: number | undefined;
  readonly copied: boolean;
}

/** The compactions and left branches of a session, in file order. */
export function compactionsOf(
  entries: readonly PiEntry[],
  records: readonly SessionRecord[],
): { readonly compactions: readonly Compaction[]; readonly problems: readonly Problem[] } {
  const tree = { entries, place: new Map(entries.map(({ id }, at) => [id, at])) };
  const problems: Problem[] = [];
  const compactions = entries.flatMap((entry, at) => {
    if (entry.type === "compaction") return [compacted(tree, at, records, problems)];
    return entry.type === "branch_summary" ? [branchLeft(tree, at, records)] : [];
  });
  return { compactions, problems };
}

interface Tree {
  readonly entries: readonly PiEntry[];
  readonly place: ReadonlyMap<string, number>;
}

/** What of the path to an entry the model is sent: from the last compaction's first kept entry on, and that compaction's summary. */
function liveBefore(tree: Tree, at: number): { readonly live: readonly number[]; readonly last: number | undefined } {
  const { entries } = tree;
  const live: number[] = [];
  const seen = new Set([at]);
  let last: number | undefined;
  let first = -1;
  for (let next = above(tree, at); next !== undefined && first <= next && !seen.has(next); next = above(tree, next)) {
    seen.add(next);
    live.push(next);
    if (last !== undefined || entries[next]?.type !== "compaction") continue;
    last = next;
    first = firstKept(tree, next) ?? next;
  }
  return { live: live.reverse(), last };
}

const above = ({ entries, place }: Tree, at: number): number | undefined => place.get(entries[at]?.parent ?? "");

function firstKept({ entries, place }: Tree, at: number): number | undefined {
  const first = entries[at]?.firstKept;
  return typeof first === "number" ? first : typeof first === "string" ? place.get(first) : undefined;
}

function compacted(tree: Tree, at: number, records: readonly SessionRecord[], problems: Problem[]): Compaction {
  const entry = tree.entries[at] as PiEntry;
  const { live, last } = liveBefore(tree, at);
  const first = firstKept(tree, at);
  if (first === undefined) {
    const message = "the first entry that this compaction kept is not in the file, so nothing counts as kept";
    problems.push({ kind: "doubtful", line: entry.line, count: 1, message });
  }
  const isKept = (place: number): boolean => place !== last && first !== undefined && first <= place;
  let next = at + 1;
  while (next < tree.entries.length && !isRequest(tree.entries[next])) next += 1;
  const after = tree.entries[next]?.usage;
  const region = recordsAt(
    tree,
    live.filter((place) => !isKept(place)),
  );
  return {
    ...eventOf(tree, entry, last),
    kind: "summary",
    confidence: first === undefined ? "derived" : "exact",
    region,
    regionKnown: 0 < region.length,
    kept: recordsAt(tree, live.filter(isKept)),
    summary: summaryOf(entry, records),
    tokens: {
      ...(entry.before !== undefined && { before: entry.before }),
      ...(after !== undefined && { after }),
      source: "input with caches of the request",
    },
    retained: 0 < region.length,
  };
}

/** A branch that was left with a summary: what stands on it and not on the new path. */
function branchLeft(tree: Tree, at: number, records: readonly SessionRecord[]): Compaction {
  const entry = tree.entries[at] as PiEntry;
  const { live, last } = liveBefore(tree, at);
  const region = recordsAt(tree, branchTo(tree, tree.place.get(entry.from ?? ""), at));
  return {
    ...eventOf(tree, entry, last),
    kind: "branch",
    confidence: "exact",
    region,
    regionKnown: 0 < region.length,
    kept: recordsAt(tree, live),
    summary: summaryOf(entry, records),
    tokens: { source: "not recorded" },
    retained: 0 < region.length,
  };
}

/** The entries from a left leaf up to where its branch leaves the path to `at`. In a file, parents stand before their children. */
function branchTo(tree: Tree, leaf: number | undefined, at: number): readonly number[] {
  const branch: number[] = [];
  let here = above(tree, at);
  for (let next = leaf; next !== undefined && next !== here; ) {
    if (here !== undefined && next < here) {
      const up = above(tree, here);
      here = up !== undefined && up < here ? up : undefined;
      continue;
    }
    branch.push(next);
    const up = above(tree, next);
    next = up !== undefined && up < next ? up : undefined;
  }
  return branch;
}

const isRequest = (entry: PiEntry | undefined): boolean => entry?.type === "compaction" || entry?.usage !== undefined;

type Event = Pick<Compaction, "id" | "parent" | "trigger" | "line" | "time" | "injected" | "copied">;

function eventOf({ entries }: Tree, entry: PiEntry, last: number | undefined): Event {
  const parent = last === undefined ? undefined : entries[last]?.id;
  return {
    id: entry.id,
    ...(parent !== undefined && { parent }),
    trigger: "unknown",
    line: entry.line,
    ...(entry.time !== undefined && { time: entry.time }),
    injected: [],
    ...(entry.copied && { copied: true as const }),
  };
}

function summaryOf({ record }: PiEntry, records: readonly SessionRecord[]): Compaction["summary"] {
  const readable = record !== undefined && 0 < (records[record]?.texts.length ?? 0);
  return readable ? { record, opaque: false } : { opaque: true };
}

/** Records at some places, in file order. */
function recordsAt({ entries }: Tree, places: readonly number[]): readonly number[] {
  const records: number[] = [];
  for (const place of places) {
    const record = entries[place]?.record;
    if (record !== undefined) records.push(record);
  }
  const inOrder = records.every((record, at) => at === 0 || (records[at - 1] ?? 0) < record);
  return inOrder ? records : records.sort((a, b) => a - b);
}
