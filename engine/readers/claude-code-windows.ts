/** The windows of a Claude Code session: which rows each compaction dropped, kept and attached again. */
import { addTo, type Group, groupedBy } from "../groups.ts";
import type { Compaction, Problem, SessionRecord } from "../session.ts";

/** One row of the conversation's tree, with the records made of it. */
export interface Entry {
  readonly uuid: string;
  readonly parent: string | undefined;
  readonly logical: string | undefined;
  readonly type: "user" | "assistant" | "attachment" | "system" | "progress";
  /** The sub-agent it belongs to; empty for the main thread. */
  readonly thread: string;
  readonly line: number;
  readonly time: string | undefined;
  readonly records: readonly number[];
  /** Id of the response that the row is a part of. */
  readonly message: string | undefined;
  /** Ids of the calls made, and of the calls answered. */
  readonly calls: readonly string[];
  readonly results: readonly string[];
  readonly isSummary: boolean;
  /** Written by the tool in the user's name. */
  readonly isWrapper: boolean;
  /** A user's turn, no tool result. */
  readonly isPrompt: boolean;
  /** Tokens of the context that produced it. */
  readonly usage: number | undefined;
  readonly event:
    | { readonly kind: "boundary" | "clear"; readonly metadata: Readonly<Record<string, unknown>> }
    | undefined;
}

/** What the rows of a file say about compactions, thread by thread. */
export function compactionsOf(
  entries: readonly Entry[],
  records: readonly SessionRecord[],
): { readonly compactions: readonly Compaction[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const compactions = [...threadsOf(entries)].flatMap((thread) => compactionsOfThread(thread, records, problems));
  compactions.sort((a, b) => a.line - b.line);
  return { compactions, problems };
}

/** Rows whose parent is nowhere in the file, which is `known` by the ids of its rows: they begin a window of their own. */
export function missingParents(
  entries: readonly Entry[],
  known: { readonly has: (uuid: string) => boolean },
): readonly Problem[] {
  const missing = entries.filter(({ parent }) => parent !== undefined && !known.has(parent));
  const first = missing[0];
  if (first === undefined) return [];
  const message = "the row before this one is not in the file, so what stands before it may be missing";
  return [{ kind: "missing-parent", line: first.line, count: missing.length, message }];
}

/** A thread being cut into windows. */
interface Thread {
  readonly rows: readonly Entry[];
  readonly place: ReadonlyMap<string, number>;
  readonly children: ReadonlyMap<string, readonly number[]>;
  /** Place of the last row that was sent to the model. */
  readonly lastSent: number;
  /** Tokens of a response, as its last row has them. */
  readonly usage: ReadonlyMap<string, number>;
  /** Places of the rows that answer a call. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

/** One effective compaction, with what later ones need of it. */
interface Window {
  readonly at: number;
  readonly id: string;
  readonly kept: readonly Entry[];
}

function threadsOf(entries: readonly Entry[]): Iterable<readonly Entry[]> {
  return groupedBy(entries, ({ thread }) => thread).values();
}

function compactionsOfThread(
  rows: readonly Entry[],
  records: readonly SessionRecord[],
  problems: Problem[],
): readonly Compaction[] {
  if (!rows.some((row) => row.event || row.isSummary)) return [];
  const thread = threadOf(rows);
  const windows: Window[] = [];
  const compactions: Compaction[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.event?.kind === "clear") compactions.push(cleared(thread, at, windows.at(-1)));
    const marked = row.event?.kind === "boundary";
    if (!marked && !(row.isSummary && !isMarked(thread, row, at))) continue;
    const found = compacted(thread, at, windows, records);
    if (found === undefined) {
      problems.push({
        kind: "unfinished",
        line: row.line,
        count: 1,
        message: "a compaction was begun, and the file ends before its summary",
      });
      continue;
    }
    compactions.push(found.compaction);
    windows.push(found.window);
    if (found.compaction.summary.opaque) {
      problems.push({
        kind: "doubtful",
        line: row.line,
        count: 1,
        message: "the summary of this compaction is not in the file",
      });
    }
  }
  return compactions;
}

function threadOf(rows: readonly Entry[]): Thread {
  const children = grouped(rows, ({ parent }) => (parent === undefined ? [] : [parent]));
  const usage = new Map<string, number>();
  for (const row of rows) if (row.message !== undefined && row.usage !== undefined) usage.set(row.message, row.usage);
  const place = new Map(rows.map(({ uuid }, at) => [uuid, at]));
  const answers = grouped(rows, ({ results }) => results);
  return { rows, place, children, lastSent: rows.findLastIndex(isSent), usage, answers };
}

/** Places of rows by keys that they name. */
function grouped(
  rows: readonly Entry[],
  keysOf: (row: Entry) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, Group<number>>();
  for (const [at, row] of rows.entries()) for (const key of keysOf(row)) addTo(groups, key, at);
  return groups;
}

/** Whether a summary row follows a boundary that stands for it. */
function isMarked({ rows, place }: Thread, { parent }: Entry, at: number): boolean {
  const above = parent === undefined ? undefined : place.get(parent);
  return rows[above ?? at - 1]?.event?.kind === "boundary";
}

function compacted(
  thread: Thread,
  at: number,
  windows: readonly Window[],
  records: readonly SessionRecord[],
): { readonly compaction: Compaction; readonly window: Window } | undefined {
  const { rows } = thread;
  const mark = rows[at];
  if (mark === undefined) return undefined;
  const summaryAt = mark.isSummary ? at : summaryOf(thread, at);
  const summary = summaryAt === undefined ? undefined : rows[summaryAt];
  if (summary === undefined && thread.lastSent < at) return undefined;
  const metadata = mark.event?.metadata ?? {};
  const kept = keptOf(thread, metadata);
  const chain = chainTo(thread, tailOf(thread, mark, at));
  const base = baseOf(windows, chain, at);
  const dropped = droppedRows(thread, { at, base, chain, kept: new Set(kept), windows });
  const after = summaryAt ?? at;
  const compaction: Compaction = {
    id: mark.uuid,
    ...(base && { parent: base.id }),
    kind: "summary",
    trigger: metadata.trigger === "auto" || metadata.trigger === "manual" ? metadata.trigger : "unknown",
    confidence: mark.isSummary ? "derived" : "exact",
    line: mark.line,
    ...(mark.time !== undefined && { time: mark.time }),
    ...(mark.thread !== "" && { agent: mark.thread }),
    region: recordsOf(dropped),
    regionKnown: 0 < dropped.length,
    kept: recordsOf(kept),
    injected: recordsOf(injectedAfter(rows, after, new Set(kept))),
    summary: summaryIn(summary, records),
    tokens: tokensAround(thread, after, metadata, new Set(kept)),
    retained: 0 < dropped.length,
  };
  return { compaction, window: { at, id: mark.uuid, kept } };
}

function summaryIn(summary: Entry | undefined, records: readonly SessionRecord[]): Compaction["summary"] {
  const record = summary?.records.find((index) => 0 < (records[index]?.texts.length ?? 0));
  return record === undefined ? { opaque: true } : { record, opaque: false };
}

/** The row of the summary: the boundary's child that says so, or the next row that was sent, if that says so and its parent is lost. */
function summaryOf({ rows, place, children }: Thread, at: number): number | undefined {
  const below = children.get(rows[at]?.uuid ?? "")?.find((child) => rows[child]?.isSummary);
  if (below !== undefined) return below;
  let next = at + 1;
  while (next < rows.length && !isTurn(rows[next])) next += 1;
  const row = rows[next];
  return row?.isSummary && place.get(row.parent ?? "") === undefined ? next : undefined;
}

/** Whether a row was sent, or is a boundary: what a search for the neighbours of a boundary stops at. */
const isTurn = (row: Entry | undefined): boolean =>
  row !== undefined && (isSent(row) || row.event?.kind === "boundary");

/** Rows that were sent to the model. */
const isSent = ({ type }: Entry): boolean => type === "user" || type === "assistant" || type === "attachment";

/** What the boundary says was preserved, looked up in the whole thread: it may stand before the boundary or after it. */
function keptOf({ rows, place }: Thread, metadata: Readonly<Record<string, unknown>>): readonly Entry[] {
  const messages = metadata.preservedMessages ?? metadata.preserved_messages;
  const uuids = listIn(messages, "uuids");
  if (uuids.length > 0) return uuids.flatMap((uuid) => rows[place.get(uuid) ?? -1] ?? []);
  const segment = metadata.preservedSegment ?? metadata.preserved_segment;
  const head = textIn(segment, "headUuid") ?? textIn(segment, "head_uuid");
  const tail = textIn(segment, "tailUuid") ?? textIn(segment, "tail_uuid");
  const kept: Entry[] = [];
  const seen = new Set<string>();
  for (let at = place.get(tail ?? ""); at !== undefined; ) {
    const row = rows[at];
    if (row === undefined || row.event !== undefined || seen.has(row.uuid)) return [];
    seen.add(row.uuid);
    kept.push(row);
    if (row.uuid === head) return kept.reverse();
    at = place.get(row.parent ?? "");
  }
  return [];
}

/** The last row before the boundary: the one it names, or, where that is not in the file or stands after it, the one in file order. */
function tailOf({ rows, place }: Thread, mark: Entry, at: number): number | undefined {
  const named = place.get((mark.isSummary ? mark.parent : mark.logical) ?? "");
  if (named !== undefined && named < at) return named;
  let before = at - 1;
  while (0 <= before && !isTurn(rows[before])) before -= 1;
  return before < 0 ? undefined : before;
}

/** Places of a row and its ancestors in the thread, up to the boundary that its window begins with. */
function chainTo({ rows, place }: Thread, tail: number | undefined): ReadonlySet<number> {
  const chain = new Set<number>();
  for (let at = tail; at !== undefined && !chain.has(at); at = place.get(rows[at]?.parent ?? "")) {
    chain.add(at);
    if (rows[at]?.event?.kind === "boundary") break;
  }
  return chain;
}

/** The compaction whose window this one closes: the one on its chain, or, where the chain breaks off, the last before the break. */
function baseOf(windows: readonly Window[], chain: ReadonlySet<number>, at: number): Window | undefined {
  let first = at;
  for (const place of chain) first = Math.min(first, place);
  return windows.findLast((window) => chain.has(window.at) || window.at < first);
}

interface Closing {
  readonly at: number;
  readonly base: Window | undefined;
  readonly chain: ReadonlySet<number>;
  readonly kept: ReadonlySet<Entry>;
  readonly windows: readonly Window[];
}

/** Everything sent since the base, in file order, and what the base had kept; without what is kept now and without abandoned branches. */
function droppedRows(thread: Thread, { at, base, chain, kept, windows }: Closing): readonly Entry[] {
  const { rows } = thread;
  const from = base?.at ?? -1;
  const gone = abandoned(thread, from, at, chain);
  for (const skipped of windows.slice(base ? windows.indexOf(base) + 1 : 0)) addSubtree(thread, skipped.at, gone);
  const dropped = new Set<Entry>(base?.kept ?? []);
  for (let place = from + 1; place < at; place += 1) {
    const row = rows[place];
    if (row && isSent(row) && !gone.has(place)) dropped.add(row);
  }
  return [...dropped].filter((row) => !kept.has(row) && isSent(row));
}

/** Branches that a rewind left: beside the chain, with a later turn of the user in their place. */
function abandoned(thread: Thread, from: number, to: number, chain: ReadonlySet<number>): Set<number> {
  const { rows, children } = thread;
  const gone = new Set<number>();
  const responses = new Set([...chain].map((at) => rows[at]?.message));
  for (let at = from + 1; at < to; at += 1) {
    const row = rows[at];
    if (row?.parent === undefined || chain.has(at) || row.type === "attachment" || isParallel(row, responses)) continue;
    const later = children.get(row.parent)?.findLast((sibling) => sibling < to && isNewTurn(rows[sibling]));
    if (later !== undefined && at < later) addSubtree(thread, at, gone);
  }
  return gone;
}

/** Whether a row hangs beside the chain only because calls ran in parallel, or because one response was split over several rows. */
const isParallel = (row: Entry, responses: ReadonlySet<string | undefined>): boolean =>
  0 < row.results.length || (row.message !== undefined && responses.has(row.message));

const isNewTurn = (row: Entry | undefined): boolean => row?.isPrompt === true && !row.isWrapper;

function addSubtree({ rows, children }: Thread, root: number, into: Set<number>): void {
  const open = [root];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (into.has(at)) continue;
    into.add(at);
    for (const child of children.get(rows[at]?.uuid ?? "") ?? []) open.push(child);
  }
}

/** Attachments right after the summary, before the conversation goes on. */
function injectedAfter(rows: readonly Entry[], summary: number, kept: ReadonlySet<Entry>): readonly Entry[] {
  const injected: Entry[] = [];
  for (let at = summary + 1; at < rows.length; at += 1) {
    const row = rows[at] as Entry;
    if (kept.has(row)) continue;
    if (row.event || ((row.type === "user" || row.type === "assistant") && !row.isWrapper)) break;
    if (row.type === "attachment") injected.push(row);
  }
  return injected;
}

const TOKENS = "before: the conversation as the agent recorded it; after: input with caches of the first request";
const TOKENS_OWN = "the conversation, as the agent recorded it";

/** Tokens before as recorded; after, the first request's, which alone counts system prompt and tools. */
function tokensAround(
  { rows, usage }: Thread,
  summary: number,
  metadata: Readonly<Record<string, unknown>>,
  kept: ReadonlySet<Entry>,
): Compaction["tokens"] {
  let next = summary + 1;
  while (next < rows.length && !isRequest(rows[next] as Entry, kept)) next += 1;
  const request = rows[next];
  const counted = usage.get(request?.message ?? "") ?? request?.usage;
  const before = numberOf(metadata.preTokens ?? metadata.pre_tokens);
  const after = counted ?? numberOf(metadata.postTokens ?? metadata.post_tokens);
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    source: counted === undefined ? TOKENS_OWN : TOKENS,
  };
}

/** Whether a row ends the search for the first request after a compaction: it has tokens of its own, or is the next boundary. */
const isRequest = (row: Entry, kept: ReadonlySet<Entry>): boolean =>
  row.event?.kind === "boundary" || (row.usage !== undefined && !kept.has(row));

/** A microcompaction: results of old calls are blanked in later requests, while their rows stay in the file. */
function cleared({ rows, place, answers }: Thread, at: number, base: Window | undefined): Compaction {
  const mark = rows[at] as Entry;
  const metadata = mark.event?.metadata ?? {};
  const calls = new Set(listIn(metadata, "compactedToolIds"));
  const results = [...calls].flatMap((call) =>
    (answers.get(call) ?? []).flatMap((place) => (place < at ? (rows[place] ?? []) : [])),
  );
  const attachments = listIn(metadata, "clearedAttachmentUUIDs").flatMap((uuid) => rows[place.get(uuid) ?? -1] ?? []);
  const region = recordsOf([...results, ...attachments]);
  const before = numberOf(metadata.preTokens);
  const saved = numberOf(metadata.tokensSaved);
  return {
    id: mark.uuid,
    ...(base && { parent: base.id }),
    kind: "clear",
    trigger: metadata.trigger === "auto" || metadata.trigger === "manual" ? metadata.trigger : "unknown",
    confidence: "exact",
    line: mark.line,
    ...(mark.time !== undefined && { time: mark.time }),
    ...(mark.thread !== "" && { agent: mark.thread }),
    region,
    regionKnown: 0 < region.length,
    kept: [],
    injected: [],
    summary: { opaque: false },
    tokens: {
      ...(before !== undefined && { before }),
      ...(before !== undefined && saved !== undefined && { after: before - saved }),
      source: TOKENS_OWN,
    },
    retained: 0 < region.length,
  };
}

const recordsOf = (entries: readonly Entry[]): readonly number[] =>
  [...new Set(entries.flatMap(({ records }) => records))].sort((a, b) => a - b);

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function textIn(value: unknown, key: string): string | undefined {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === "string" ? found : undefined;
}

function listIn(value: unknown, key: string): readonly string[] {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}
