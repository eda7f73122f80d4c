/** What the session editor knows: how much there is, the pages that were asked for, what is unfolded, what was found. */
import type {
  ItemName,
  Occurrences,
  RecordHit,
  RecordLine,
  SessionOverview,
  ToSession,
  Verdict,
} from "../../server/protocol/session-panel.ts";

import type { Place } from "./host.ts";

/** Records in one page, and pages that are kept. */
export const PAGE = 100;
const PAGES = 60;

/** Hits that are kept; nobody steps through more. */
export const HITS = 20_000;

/** A part of a text that is shown; grows as more of it is asked for. */
export interface Shown {
  readonly from: number;
  readonly text: string;
  readonly length: number;
}

/** A search under way, or done. */
export interface Search {
  readonly query: string;
  /** The kind of item whose places the hits are; absent where a text is looked for. */
  readonly of?: ItemName["kind"];
  readonly hits: readonly RecordHit[];
  /** The record at which it goes on; the search is through when that is the total. */
  readonly next: number;
  /** Zero before the first answer about an item that is remembered from before. */
  readonly total: number;
  /** The hit that is shown; -1 before the first. */
  readonly at: number;
}

/** Everything that is painted. */
export interface SessionState {
  readonly name: string;
  readonly overview?: SessionOverview;
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly pages: ReadonlyMap<number, readonly RecordLine[]>;
  /** Pieces of texts by record and part, and of raw lines by record. */
  readonly pieces: ReadonlyMap<string, Shown>;
  /** What is unfolded: records, and raw lines of records. */
  readonly open: ReadonlySet<string>;
  readonly active: number;
  readonly search?: Search;
  /** Records from here on came while the editor was open; absent where none did. */
  readonly fresh?: number;
  readonly failed?: string;
  /** Asks to bring the active record into view; counted, so that the same may be asked again. */
  readonly reveal: number;
  /** Records that the reader jumped away from, the last one at the end. */
  readonly trail: readonly number[];
}

/** What changes the state: a message of the host, or something that the reader did. */
export type SessionEvent =
  | ToSession
  | { readonly type: "activate"; readonly record: number; readonly reveal: "yes" | "no" }
  /** Goes far away: *back* leads here again. */
  | { readonly type: "jump"; readonly record: number }
  | { readonly type: "back" }
  | { readonly type: "toggle"; readonly key: string }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "step"; readonly by: 1 | -1 };

/** The state before the first message. */
export const initialState = ({ record, item }: Place = { record: 0 }): SessionState => ({
  name: "",
  verdicts: new Map(),
  pages: new Map(),
  pieces: new Map(),
  open: new Set(),
  active: record,
  reveal: 0,
  trail: [],
  ...(item ? { search: { query: item.text, of: item.kind, hits: [], next: 0, total: 0, at: -1 } } : {}),
});

/** The names of what can be unfolded, and of pieces. */
export const recordKey = (record: number): string => `${record}`;
export const rawKey = (record: number): string => `${record} raw`;
export const partKey = (record: number, part: number): string => `${record} ${part}`;

/** The next state. */
export function next(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "overview":
      return overviewed(state, event.name, event.overview);
    case "verdicts":
      return { ...state, verdicts: new Map(event.verdicts.map((verdict) => [verdict.id, verdict])) };
    case "records": {
      const { from, rows, edition } = event.page;
      if (edition !== state.overview?.edition) return state;
      return { ...state, pages: kept(state.pages, from / PAGE, rows) };
    }
    case "piece":
      return { ...state, pieces: added(state.pieces, partKey(event.record, event.part), event.piece) };
    case "raw":
      return { ...state, pieces: added(state.pieces, rawKey(event.record), event.piece) };
    case "hits":
      return found(state, event);
    case "goTo":
    case "jump":
      return jumped(state, event.record);
    case "back":
      return wentBack(state);
    case "occurrences":
      return occurring(state, event.occurrences, event.from);
    case "failed":
      return { ...state, failed: event.reason };
    case "activate":
      return event.reveal === "yes" ? activated(state, event.record) : { ...state, active: event.record };
    case "toggle":
      return { ...state, open: toggled(state.open, event.key) };
    case "search":
      return searching(state, event.query);
    case "step":
      return stepped(state, event.by);
  }
}

/** Bands by the record that they stand above, places of an item by the record that they stand in. */
export function byRecord<T extends { readonly record: number }>(all: readonly T[]): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const here = groups.get(one.record);
    if (here) here.push(one);
    else groups.set(one.record, [one]);
  }
  return groups;
}

/** A record with its page, if that is here. */
export const recordOf = ({ pages }: SessionState, index: number): RecordLine | undefined =>
  pages.get(Math.floor(index / PAGE))?.[index % PAGE];

/** A file of another edition shares nothing with what was shown; one that grew keeps all but its last page. */
function overviewed(state: SessionState, name: string, overview: SessionOverview): SessionState {
  const { failed: _, fresh: __, ...rest } = state;
  const before = state.overview;
  if (before && before.edition !== overview.edition) {
    return { ...initialState(), name, overview, reveal: state.reveal + 1 };
  }
  const isGrown = before !== undefined && before.total < overview.total;
  const wasRead = before !== undefined && before.reading === undefined && 0 < before.total;
  const fresh = state.fresh ?? (isGrown && wasRead ? before.total : undefined);
  const pages = new Map(state.pages);
  if (isGrown && before.total % PAGE !== 0) pages.delete(Math.floor(before.total / PAGE));
  const active = overview.reading ? state.active : Math.min(state.active, Math.max(0, overview.total - 1));
  return { ...rest, name, overview, pages, active, ...(fresh === undefined ? {} : { fresh }) };
}

function kept(pages: SessionState["pages"], page: number, rows: readonly RecordLine[]): SessionState["pages"] {
  const all = new Map(pages);
  all.delete(page);
  all.set(page, rows);
  const [oldest] = all.keys();
  if (PAGES < all.size && oldest !== undefined) all.delete(oldest);
  return all;
}

/** What follows is put behind what is shown; anything else takes its place. */
function added(pieces: SessionState["pieces"], key: string, piece: Shown): SessionState["pieces"] {
  const before = pieces.get(key);
  const follows = before !== undefined && before.from + before.text.length === piece.from;
  return new Map(pieces).set(key, follows ? { ...before, text: before.text + piece.text } : piece);
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const now = new Set(open);
  if (!now.delete(key)) now.add(key);
  return now;
}

const activated = (state: SessionState, record: number): SessionState => {
  const last = Math.max(0, (state.overview?.total ?? 1) - 1);
  return { ...state, active: Math.max(0, Math.min(record, last)), reveal: state.reveal + 1 };
};

/** Jumps that *back* remembers. */
const TRAIL = 50;

function jumped(state: SessionState, record: number): SessionState {
  const there = activated(state, record);
  if (there.active === state.active) return there;
  return { ...there, trail: [...state.trail, state.active].slice(-TRAIL) };
}

function wentBack(state: SessionState): SessionState {
  const before = state.trail.at(-1);
  return before === undefined ? state : { ...activated(state, before), trail: state.trail.slice(0, -1) };
}

/** The places of an item take the place of a search. The same item asked for again, after the file grew, moves nothing. */
function occurring(state: SessionState, { kind, text, hits, total }: Occurrences, from?: number): SessionState {
  const before = state.search;
  const search = { query: text, of: kind, hits, next: total, total };
  const found = hits.findIndex(({ record }) => (from ?? state.active) <= record);
  const here = found < 0 ? hits.length - 1 : found;
  if (from === undefined) {
    const isSame = before?.of === kind && before.query === text;
    const at = before && 0 <= before.at ? Math.min(before.at, hits.length - 1) : here;
    return isSame ? { ...state, search: { ...search, at } } : state;
  }
  return shownHit({ ...state, search: { ...search, at: -1 } }, here);
}

function searching(state: SessionState, query: string): SessionState {
  const { search: _, ...rest } = state;
  if (query === "") return rest;
  return { ...rest, search: { query, hits: [], next: 0, total: state.overview?.total ?? 0, at: -1 } };
}

function found(state: SessionState, { query, page }: Extract<ToSession, { type: "hits" }>): SessionState {
  const { search } = state;
  // The places of an item are no answer to a text that was looked for before, whatever it was.
  if (!search || search.of || search.query !== query || page.edition !== state.overview?.edition) return state;
  const hits = [...search.hits, ...page.hits].slice(0, HITS);
  const isFull = hits.length === HITS;
  const now = { ...state, search: { ...search, hits, next: isFull ? page.total : page.next, total: page.total } };
  // The first hit from where the reader is.
  if (search.at >= 0 || hits.length === 0) return now;
  const from = hits.findIndex(({ record }) => state.active <= record);
  return 0 <= from || page.next === page.total ? shownHit(now, Math.max(0, from)) : now;
}

function stepped(state: SessionState, by: 1 | -1): SessionState {
  const count = state.search?.hits.length ?? 0;
  if (!state.search || count === 0) return state;
  return shownHit(state, (state.search.at + by + count) % count);
}

/** Shows a hit: its record is active, and unfolded. */
function shownHit(state: SessionState, at: number): SessionState {
  const hit = state.search?.hits[at];
  if (!state.search || !hit) return state;
  const open = new Set(state.open).add(recordKey(hit.record));
  const there = state.search.at < 0 ? jumped(state, hit.record) : activated(state, hit.record);
  return { ...there, open, search: { ...state.search, at } };
}
