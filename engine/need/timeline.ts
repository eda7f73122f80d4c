/** The conversation up to the compaction: what was dropped and what was kept of it, in the order in which it was said. */
import type { Item, Obligation, Passage } from "../item.ts";

/** What is at stake: passages that were dropped, with what was found in them. */
export interface Region {
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  readonly obligations: readonly Obligation[];
}

/** What survives, with its items; passage indices count in `passages`. */
export interface Surviving {
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  /** The record of the summary, which was written afterwards and is no part of the conversation. */
  readonly summary?: number;
}

/** Region and kept messages as one. Passage indices of `handles` count in `passages`. */
export interface Timeline {
  readonly passages: readonly Passage[];
  readonly handles: readonly Item[];
  /** The index in the region of each passage; undefined for kept ones. */
  readonly origin: readonly (number | undefined)[];
}

/** Puts dropped and kept passages in the order of their records: the kept ones are mostly the work in hand. */
export function timelineOf(region: Region, surviving: Surviving | undefined): Timeline {
  const kept = keptOf(surviving);
  const entries = [
    ...region.passages.map((passage, index) => ({ passage, index, dropped: true })),
    ...kept.map(({ passage, index }) => ({ passage, index, dropped: false })),
  ];
  if (kept.length > 0) entries.sort((a, b) => (a.passage.record ?? -1) - (b.passage.record ?? -1));
  const places = { dropped: new Map<number, number>(), kept: new Map<number, number>() };
  for (const [at, { index, dropped }] of entries.entries()) (dropped ? places.dropped : places.kept).set(index, at);
  return {
    passages: entries.map(({ passage }) => passage),
    handles: [...moved(region.items, places.dropped), ...moved(surviving?.items ?? [], places.kept)],
    origin: entries.map(({ index, dropped }) => (dropped ? index : undefined)),
  };
}

const keptOf = (surviving: Surviving | undefined): readonly { readonly passage: Passage; readonly index: number }[] =>
  (surviving?.passages ?? [])
    .map((passage, index) => ({ passage, index }))
    .filter(({ passage }) => passage.record !== undefined && passage.record !== surviving?.summary);

const moved = (items: readonly Item[], places: ReadonlyMap<number, number>): readonly Item[] =>
  items.flatMap((item) => {
    const passage = item.kind === "handle" ? places.get(item.passage) : undefined;
    return passage === undefined ? [] : [{ ...item, passage }];
  });
