/**
 * Irreversible projection: compacting a region into a record that says what it can no longer give back.
 * Handles and rules are copied into the record, never summarized; only narrative is. What a record does not hold is fetched through
 * its handles, or not at all: the gap is named instead of being filled with something plausible.
 */
import { type Address, addressOf } from "../digest.ts";
import type { LossClass } from "../gate.ts";
import { maskCredentials } from "../handles/credential.ts";
import type { Item } from "../item.ts";
import { type Items, itemsOf } from "../items.ts";
import { passageOfText } from "../passages.ts";
import { CorruptBlobError, type SpillStore, type StoredSpan } from "../store.ts";
import { inside, type Span } from "../text.ts";
import { estimateTokens } from "../tokens.ts";
import { standsIn } from "./literal.ts";

/** One handle of a record's index. */
export interface IndexedHandle {
  readonly text: string;
  readonly subtype: string;
  /** Where it stands in the dropped text, UTF-16 offsets; absent for those an ancestor handed down. */
  readonly span?: Span;
}

/** What stands in place of a dropped region. */
export interface CompactionRecord {
  readonly version: 1;
  readonly summary: string;
  readonly handles: readonly IndexedHandle[];
  readonly constraints: readonly string[];
  readonly negativeFacts: readonly string[];
  /** Everything that was dropped can be had back: the region lies at `spill`, and so did every ancestor's. */
  readonly reversible: boolean;
  /** An irreversible ancestor was summarized again without its whole handle set. */
  readonly degraded: boolean;
  /** Generations of summary over summary; 1 is a summary of raw turns. */
  readonly depth: number;
  /** UTF-16 offsets of the region in its source. */
  readonly droppedRange: Span;
  /** Address of the dropped text, whether or not a store holds it. */
  readonly digest: Address;
  readonly lossClass: LossClass;
  /** Digests of the regions of all ancestors, oldest first. */
  readonly ancestors: readonly Address[];
  /** Addresses of this record's summary and those of its ancestors: a hit on one of them is no hit. */
  readonly summaries: readonly Address[];
  /** Where ancestors' summaries stand inside regions that were spilled: a hit there is no hit either. */
  readonly summaryPlaces?: readonly StoredSpan[];
  readonly spill?: Address;
  /** What lies at `spill` is the dropped text with its credentials replaced, so it has an address of its own. */
  readonly credentialsReplaced?: true;
}

/** A stretch of source that is to be replaced. */
export interface Region {
  readonly text: string;
  /** UTF-16 offset of the text in its source; 0 if absent. */
  readonly start?: number;
}

/** What `compact` may be told. */
export interface CompactOptions {
  /** Estimated tokens that the handle index may have. */
  readonly indexBudget?: number;
  /** The record whose summary is part of this region. */
  readonly ancestor?: CompactionRecord;
  /** Handles that a damaged or shortened ancestor is known to have had, where they are known from elsewhere. */
  readonly ancestorHandles?: readonly string[];
  /** Writes the summary of the narrative, whose credentials are replaced; by default the first sentence of each paragraph that holds no item. */
  readonly summarize?: (narrative: string) => string;
  /** Where the region was spilled to; makes the record reversible if that is the region's address, or its address without credentials. */
  readonly spill?: Address;
}

/** What cannot be had back, and why. */
export interface Gap {
  readonly reason: "index-over-budget" | "no-handle-in-query" | "unresolved";
  /** The handles concerned. */
  readonly handles: readonly string[];
}

/** The typed refusal of this design: names the gap instead of filling it. */
export class IrreversibleCompactionError extends Error {
  override readonly name = "IrreversibleCompactionError";
  readonly gap: Gap;

  constructor(message: string, gap: Gap) {
    super(message);
    this.gap = gap;
  }
}

/** One stretch of a text: an item's kind, or narrative that may be summarized freely. */
export interface Classified {
  readonly kind: "handle" | "constraint" | "negative_fact" | "narrative";
  readonly text: string;
  readonly span: Span;
}

/** Cuts a text into items and the narrative between them, in source order and without gaps; handles inside rules belong to the rule. */
export function classify(text: string): readonly Classified[] {
  const parts: Classified[] = [];
  let at = 0;
  const push = (kind: Classified["kind"], start: number, end: number): void => {
    if (start < end) parts.push({ kind, text: text.slice(start, end), span: { start, end } });
  };
  for (const { kind, span } of outermost(itemsIn(text).items)) {
    if (span.start < at) continue;
    push("narrative", at, span.start);
    push(kind, span.start, span.end);
    at = span.end;
  }
  push("narrative", at, text.length);
  return parts;
}

/**
 * Compacts a region into a record. Throws `IrreversibleCompactionError` where the handles do not fit the index budget:
 * the way out is to spill the region or to checkpoint, never to drop handles silently.
 */
export function compact(region: Region, options: CompactOptions = {}): CompactionRecord {
  const { ancestor, spill, summarize = firstSentences } = options;
  const { text, start = 0 } = region;
  const { items } = itemsIn(text);
  const handles = mergedHandles(items, ancestor);
  refuseOverBudget(handles, options.indexBudget);
  const summary = maskCredentials(summarize(narrativeOf(text)));
  const digest = addressOf(text);
  const replaced = spill !== undefined && spill !== digest && spill === addressOf(maskCredentials(text));
  const isStored = spill === digest || replaced;
  const degraded = isDegraded(handles, ancestor, options.ancestorHandles);
  const places = summaryPlaces(replaced ? maskCredentials(text) : text, isStored ? spill : undefined, ancestor);
  return {
    version: 1,
    summary,
    handles,
    constraints: copied(items, "constraint", ancestor?.constraints),
    negativeFacts: copied(items, "negative_fact", ancestor?.negativeFacts),
    reversible: isStored && (ancestor === undefined || givesBack(ancestor)),
    degraded,
    depth: (ancestor?.depth ?? 0) + 1,
    droppedRange: { start, end: start + text.length },
    digest,
    lossClass: degraded ? "LOSSY_LITERAL" : summary === text ? "LOSSLESS" : "LOSSY_GIST",
    ancestors: ancestor ? [...ancestor.ancestors, ancestor.digest] : [],
    summaries: [...new Set([...(ancestor?.summaries ?? []), addressOf(summary), addressOf(summary.trim())])],
    ...(places.length > 0 ? { summaryPlaces: places } : {}),
    ...(spill === undefined ? {} : { spill }),
    ...(replaced ? { credentialsReplaced: true } : {}),
  };
}

/** One stretch that a handle led to. */
export interface Rehydrated {
  readonly handle: string;
  readonly address: Address;
  readonly span: Span;
  /** The paragraph around the handle. */
  readonly text: string;
  /** Found through an irreversible or degraded record: to be checked at its source before anything acts on it. Never to be indexed. */
  readonly verified: boolean;
}

/** What came back, and the handles of the query that led nowhere. */
export interface Rehydration {
  readonly found: readonly Rehydrated[];
  readonly missing: readonly string[];
}

/**
 * Fetches what the handles named in a query lead to. The query's prose is never searched for: only the record's own handles are.
 * Throws `IrreversibleCompactionError` where the query names none of them, or none of them resolves. Writes nothing.
 */
export async function rehydrate(record: CompactionRecord, query: string, store: SpillStore): Promise<Rehydration> {
  const wanted = record.handles.filter(({ text, subtype }) => standsIn(query, text, subtype)).map(({ text }) => text);
  if (wanted.length === 0) {
    throw new IrreversibleCompactionError("the query names no handle of the record; prose cannot be looked up", {
      reason: "no-handle-in-query",
      handles: [],
    });
  }
  const found: Rehydrated[] = [];
  const missing: string[] = [];
  for (const handle of wanted) {
    const hits = await hitsOf(handle, record, store);
    if (hits.length === 0) missing.push(handle);
    found.push(...hits);
  }
  if (found.length > 0) return { found, missing };
  throw new IrreversibleCompactionError(
    `nothing stored resolves ${missing.map((handle) => `\`${handle}\``).join(", ")}`,
    {
      reason: "unresolved",
      handles: missing,
    },
  );
}

async function hitsOf(handle: string, record: CompactionRecord, store: SpillStore): Promise<readonly Rehydrated[]> {
  const hits: Rehydrated[] = [];
  for (const { address, span } of await store.resolve(handle)) {
    if (isInSummary({ address, span }, record)) continue;
    const text = await store.get(address).catch(unlessCorrupt);
    if (text === undefined || text.slice(span.start, span.end) !== handle) continue;
    if (record.summaries.includes(addressOf(text.trim())) || quotesSummary({ address, span }, text, record)) continue;
    hits.push({
      handle,
      address,
      span,
      text: paragraphAround(text, span),
      verified: givesBack(record),
    });
  }
  return hits;
}

/** Whether a place lies in a text that was a summary, or in the summary that a spilled region began with. */
const isInSummary = (
  { address, span }: StoredSpan,
  { summaries, summaryPlaces: places = [] }: CompactionRecord,
): boolean => summaries.includes(address) || places.some((one) => one.address === address && inside(span, one.span));

/** What is damaged is no hit; any other failure is the caller's to know. */
function unlessCorrupt(error: unknown): undefined {
  if (!(error instanceof CorruptBlobError)) throw error;
  return undefined;
}

/**
 * Puts a region into a store with all its handles, so that `rehydrate` finds it; returns the address of what was stored. Credentials
 * are replaced first: `verbatim` keeps them, for a store that is nobody else's (spec §7).
 */
export async function spillRegion(
  region: string,
  store: SpillStore,
  how: "masked" | "verbatim" = "masked",
): Promise<Address> {
  const text = how === "verbatim" ? region : maskCredentials(region);
  const address = await store.put(text);
  const places = new Map<string, StoredSpan[]>();
  for (const { kind, text: handle, span } of itemsIn(text).items) {
    if (kind !== "handle") continue;
    const known = places.get(handle) ?? [];
    known.push({ address, span });
    places.set(handle, known);
  }
  await store.indexAll(places);
  return address;
}

/** Whether a place lies in a copy of the record's summary that stands in a text which the record does not come from. */
function quotesSummary({ address, span }: StoredSpan, text: string, record: CompactionRecord): boolean {
  const summary = record.summary.trim();
  if (summary === "" || address === record.spill || address === record.digest || record.ancestors.includes(address))
    return false;
  const from = Math.max(0, span.end - summary.length);
  const at = text.slice(from, span.start + summary.length).indexOf(summary);
  return at >= 0 && from + at <= span.start;
}

/** Whether a record's own fields bear out that what it dropped can be had back: its claim alone does not count. */
const givesBack = ({ reversible, degraded, spill, digest, credentialsReplaced }: CompactionRecord): boolean =>
  reversible && !degraded && spill !== undefined && (spill === digest || credentialsReplaced === true);

/** Where summaries stand in spilled regions: those that the ancestor knew of, and its own in the region that is spilled now. */
function summaryPlaces(
  stored: string,
  spill: Address | undefined,
  ancestor: CompactionRecord | undefined,
): readonly StoredSpan[] {
  const known = ancestor?.summaryPlaces ?? [];
  const summary = ancestor?.summary.trim() ?? "";
  const start = spill === undefined || summary === "" ? -1 : stored.indexOf(summary);
  if (spill === undefined || start < 0) return known;
  return [...known, { address: spill, span: { start, end: start + summary.length } }];
}

const itemsIn = (text: string): Items => itemsOf([passageOfText(text)]);

type Kept = Item & { readonly kind: "handle" | "constraint" | "negative_fact" };

const isKept = (item: Item): item is Kept =>
  item.kind === "handle" || item.kind === "constraint" || item.kind === "negative_fact";

/** Items that no other holds, in source order. */
function outermost(items: readonly Item[]): readonly Kept[] {
  const ordered = items.filter(isKept).sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  let end = -1;
  return ordered.filter(({ span }) => {
    const isOuter = span.start >= end;
    if (isOuter) end = span.end;
    return isOuter;
  });
}

function mergedHandles(items: readonly Item[], ancestor: CompactionRecord | undefined): readonly IndexedHandle[] {
  const merged = new Map<string, IndexedHandle>();
  for (const { text, subtype } of ancestor?.handles ?? []) merged.set(text, { text, subtype });
  for (const { kind, text, subtype, span } of items) {
    if (kind === "handle" && merged.get(text)?.span === undefined) merged.set(text, { text, subtype, span });
  }
  return [...merged.values()];
}

function copied(items: readonly Item[], kind: Item["kind"], inherited: readonly string[] = []): readonly string[] {
  const own = items.filter((item) => item.kind === kind).map(({ text }) => maskCredentials(text));
  return [...new Set([...inherited, ...own])];
}

/** An irreversible ancestor hands its whole set down, or the record says that it did not. */
function isDegraded(
  handles: readonly IndexedHandle[],
  ancestor: CompactionRecord | undefined,
  known: readonly string[] = [],
): boolean {
  if (ancestor === undefined || givesBack(ancestor)) return false;
  const carried = new Set(handles.map(({ text }) => text));
  return ancestor.degraded || known.some((handle) => !carried.has(handle));
}

function refuseOverBudget(handles: readonly IndexedHandle[], budget: number | undefined): void {
  if (budget === undefined) return;
  const tokens = estimateTokens(handles.map(({ text }) => text).join("\n"));
  if (tokens <= budget) return;
  throw new IrreversibleCompactionError(
    `${handles.length} handles need about ${tokens} tokens, the index has ${budget}: spill or checkpoint`,
    { reason: "index-over-budget", handles: handles.map(({ text }) => text) },
  );
}

const narrativeOf = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "" && !classify(line).some(({ kind }) => kind !== "narrative"))
    .join("\n");

/** The first sentence of each paragraph. */
const firstSentences = (narrative: string): string =>
  narrative
    .split("\n")
    .map((line) => /^[^.!?。！？]{0,400}[.!?。！？]?/.exec(line)?.[0].trim() ?? "")
    .filter((sentence) => sentence !== "")
    .join("\n");

function paragraphAround(text: string, span: Span): string {
  const start = text.lastIndexOf("\n\n", span.start);
  const end = text.indexOf("\n\n", span.end);
  return text.slice(start < 0 ? 0 : start + 2, end < 0 ? text.length : end);
}
