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

/** Places from the root to an entry, itself included. */
function pathTo({ entries, place }: Tree, at: number | undefined): readonly number[] {
  const path: number[] = [];
  const seen = new Set<number>();
  for (let next = at; next !== undefined && !seen.has(next); next = place.get(entries[next]?.parent ?? "")) {
    seen.add(next);
    path.push(next);
  }
  return path.reverse();
}

/** What of a path the model is sent: from the last compaction's first kept entry on, and that compaction's summary before it. */
function liveOn(
  tree: Tree,
  path: readonly number[],
): { readonly live: readonly number[]; readonly last: number | undefined } {
  const last = path.findLast((at) => tree.entries[at]?.type === "compaction");
  if (last === undefined) return { live: path, last };
  const first = firstKept(tree, last);
  return { live: path.filter((at) => at === last || last < at || (first !== undefined && first <= at)), last };
}

function firstKept({ entries, place }: Tree, at: number): number | undefined {
  const first = entries[at]?.firstKept;
  return typeof first === "number" ? first : typeof first === "string" ? place.get(first) : undefined;
}

function compacted(tree: Tree, at: number, records: readonly SessionRecord[], problems: Problem[]): Compaction {
  const entry = tree.entries[at] as PiEntry;
  const { live, last } = liveOn(tree, pathTo(tree, at).slice(0, -1));
  const first = firstKept(tree, at);
  if (first === undefined) {
    const message = "the first entry that this compaction kept is not in the file, so nothing counts as kept";
    problems.push({ kind: "doubtful", line: entry.line, count: 1, message });
  }
  const isKept = (place: number): boolean => place !== last && first !== undefined && first <= place;
  const after = tree.entries.find(
    (each, place) => at < place && (each.type === "compaction" || each.usage !== undefined),
  )?.usage;
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
  const path = pathTo(tree, at).slice(0, -1);
  const { live, last } = liveOn(tree, path);
  const here = new Set(path);
  const left = pathTo(tree, tree.place.get(entry.from ?? ""));
  const region = recordsAt(
    tree,
    left.filter((place) => !here.has(place) && place < at),
  );
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

const recordsAt = ({ entries }: Tree, places: readonly number[]): readonly number[] =>
  places.flatMap((place) => entries[place]?.record ?? []).sort((a, b) => a - b);
