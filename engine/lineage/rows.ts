/** The tree of compactions laid out for painters: one plain row a generation, text and webview alike (style §3). */

import { type RowAfterwards, rowAfterwards } from "../afterwards/rows.ts";
import { maskCredentials } from "../handles/credential.ts";
import type { Item, ItemKind, Passage } from "../item.ts";
import { isWorthALine } from "../rules/worth.ts";
import type { Provenance, Session } from "../session.ts";
import type { Instead, Invention, Survival, SurvivalState } from "../survival.ts";
import type { Span } from "../text.ts";
import { generationById } from "./by-id.ts";
import type { AtRisk, Generation, Lineage, Tally } from "./generation.ts";
import { type Lanes, lanesOf } from "./lanes.ts";
import { LIKELY, type Sentence, sentenceOf } from "./sentence.ts";
import { isGone, survivingIn } from "./tally.ts";

/** Where something stands: a span of one decoded text of a record, so that a click can open it. */
export interface RowPlace {
  /** Index into the session's records. */
  readonly record: number;
  /** Index of the text in that record. */
  readonly textIndex: number;
  /** Line in the file, from 1; 0 in a file that is one JSON document. */
  readonly line: number;
  /** UTF-16 offsets in that decoded text. */
  readonly span: Span;
}

/** One item of a generation, credentials masked. */
export interface RowItem {
  readonly kind: ItemKind | "approval" | "instruction";
  readonly subtype: string;
  readonly text: string;
  readonly state: SurvivalState | "invented" | "unknown";
  readonly provenance: Provenance;
  /** Where it stands in the region (its last place); for inventions in the summary. */
  readonly place: RowPlace;
  /** How often it stands in the region. */
  readonly places: number;
  /** What stands in its place: the near miss, the softer wording, the other spelling. */
  readonly instead?: { readonly text: string; readonly place?: RowPlace };
  /** For inventions that an earlier summary said first: the number of that generation, from 1, and the line of its summary. */
  readonly born?: { readonly generation: number; readonly line: number };
  /** The open obligation that needs it. */
  readonly obligation?: string;
  /** It is gone, and its loss is no finding: a remark in passing, a description, what a tool printed. */
  readonly inPassing?: true;
  /** For lost handles: expected need from 0 to 1, and why. */
  readonly need?: { readonly score: number; readonly reasons: readonly string[]; readonly usedAfter: boolean };
}

/** One generation as it is painted: lanes, sentence, numbers, and the few items worth a look. */
export interface LineageRow {
  /** The generation's id; rows are keyed by it. */
  readonly id: string;
  readonly parent?: string;
  /** Number of the row from 1, as `--generation N` and `recover SESSION#N` count. */
  readonly number: number;
  readonly depth: number;
  readonly kind: Generation["kind"];
  readonly trigger: Generation["trigger"];
  readonly confidence: Generation["confidence"];
  readonly line: number;
  readonly time?: string;
  readonly agent?: string;
  readonly lanes: Lanes;
  readonly sentence: Sentence;
  readonly region: Generation["region"];
  readonly summary: Generation["summary"];
  readonly tokens: Generation["tokens"];
  readonly handles: Tally;
  readonly constraints: Tally;
  readonly negativeFacts: Tally;
  /** Share of the region's distinct handles that survive, held ones included, 0 to 1; absent where there were none or nothing can be said. */
  readonly carried?: number;
  readonly reversible: boolean;
  readonly retained: boolean;
  readonly lossClass: Generation["lossClass"];
  readonly degraded: boolean;
  readonly reasons: readonly string[];
  /** Worst first: rules, facts, bindings, altered handles, then lost handles most likely needed; at most 40. */
  readonly top: readonly RowItem[];
  /** What followed it, where anybody looked. */
  readonly afterwards?: RowAfterwards;
}

/** What rows are made from: a lineage, and the session and passages its indices count in. */
export interface RowSource {
  readonly lineage: Lineage;
  readonly session: Session;
  readonly passages: readonly Passage[];
}

/** Items a row shows without being asked. */
const TOP = 40;

/** One row a generation, in the lineage's order. */
export function rowsOf(source: RowSource): readonly LineageRow[] {
  const { generations } = source.lineage;
  const lanes = lanesOf(generations);
  return generations.map((generation, index) => rowAt(generation, index, lanes, source));
}

/** The row of one generation alone; undefined where the lineage does not have it. */
export function rowOf(generation: Generation, source: RowSource): LineageRow | undefined {
  const { generations } = source.lineage;
  const index = generations.indexOf(generation);
  return index < 0 ? undefined : rowAt(generation, index, lanesOf(generations), source);
}

const rowAt = (generation: Generation, index: number, lanes: readonly Lanes[], source: RowSource): LineageRow => ({
  ...numbersOf(generation),
  number: index + 1,
  lanes: lanes[index] ?? { column: 0, through: [], above: false, below: false },
  ...carriedShare(generation),
  ...worstOf(generation, source),
  ...(generation.afterwards
    ? { afterwards: rowAfterwards(generation.afterwards, (spot) => placeOf(spot, source)) }
    : {}),
});

/** Every item of a generation, worst first; with a state only those in it. */
export function itemsOfGeneration(
  generation: Generation,
  source: RowSource,
  state?: RowItem["state"],
): readonly RowItem[] {
  const { survival, atRisk } = generation;
  const needs = new Map(atRisk.filter(isLost).map((risk) => [risk.text, risk]));
  const fates = survival.map((fate) => ({
    ...rowItem(fate, source, needs.get(fate.item.text)),
    ...passing(fate, survival, source),
  }));
  const pieces = piecesOf(generation, survival.length > 0 ? atRisk.filter(isLost) : atRisk, source);
  const invented = generation.invented.map((invention) => rowInvention(invention, source));
  const items = [...fates, ...pieces, ...invented].filter((item) => state === undefined || item.state === state);
  return items.sort(worstFirst);
}

const passing = (fate: Survival, all: readonly Survival[], source: RowSource): Pick<RowItem, "inPassing"> =>
  fate.item.kind === "handle" || !isGone(fate.state) || isWorthALine(fate, all, source) ? {} : { inPassing: true };

/** What a generation lost, in a sentence and the few items worth a look. A growing session asks again and again: most is as it was. */
function worstOf(generation: Generation, source: RowSource): Pick<LineageRow, "sentence" | "top"> {
  const { survival, atRisk } = generation;
  const known = worst.get(survival);
  if (known?.atRisk === atRisk && known.generation.invented === generation.invented) return known.rows;
  const rows = { sentence: sentenceOf(generation, source), top: topOf(generation, source).slice(0, TOP) };
  worst.set(survival, { atRisk, generation, rows });
  return rows;
}

const worst = new WeakMap<
  Generation["survival"],
  {
    readonly atRisk: Generation["atRisk"];
    readonly generation: Generation;
    readonly rows: Pick<LineageRow, "sentence" | "top">;
  }
>();

/** Directives are looked at in pads and carriers only; descriptions and what tools printed are no rules. */
function topOf(generation: Generation, source: RowSource): readonly RowItem[] {
  const needs = new Map(generation.atRisk.map((risk) => [risk.text, risk]));
  const fates = generation.survival
    .filter((fate) => isGone(fate.state) && isShown(fate, source, needs, generation))
    .map((fate) => rowItem(fate, source, needs.get(fate.item.text)));
  const pieces = piecesOf(generation, generation.atRisk.filter(isLost), source);
  const invented = generation.invented.map((invention) => rowInvention(invention, source));
  return [...fates, ...pieces, ...invented].sort(worstFirst);
}

const isLost = ({ survives }: AtRisk): boolean => survives === undefined;

/** Addresses at risk that stand only within other items, in a command or below the working directory. */
function piecesOf({ survival }: Generation, risks: readonly AtRisk[], source: RowSource): readonly RowItem[] {
  const listed = new Set(survival.map(({ item }) => item.text));
  return risks
    .filter(({ text }) => !listed.has(text))
    .map((risk) => rowAtRisk(risk, survival.length > 0 ? "lost" : "unknown", source));
}

function isShown(
  fate: Survival,
  source: RowSource,
  needs: ReadonlyMap<string, AtRisk>,
  { survival }: Generation,
): boolean {
  const { item, state, obligation } = fate;
  switch (item.kind) {
    case "handle":
      return state === "altered" || obligation !== undefined || needs.get(item.text)?.survives === undefined;
    case "constraint":
    case "negative_fact":
    case "loss_record":
    case "directive":
    case "obligation":
    case "claim":
      return isWorthALine(fate, survival, source);
  }
}

const worstFirst = (a: RowItem, b: RowItem): number =>
  gravity(a) - gravity(b) || (b.need?.score ?? 0) - (a.need?.score ?? 0);

/**
 * Rules of the user's, facts that close a road and promises, values that open tasks need, near misses, handles by need, inventions,
 * what was said in passing, what survived.
 */
function gravity({ kind, state, provenance, obligation, need, inPassing }: RowItem): number {
  if (inPassing) return 9;
  if (state === "invented") return 8;
  if (state !== "unknown" && !isGone(state)) return 10;
  if (kind === "constraint")
    return provenance === "assistant" ? 2 : provenance === "tool" || provenance === "summary" ? 7 : 0;
  if (kind === "negative_fact") return provenance === "user" ? 1 : provenance === "assistant" ? 2 : 7;
  if (kind === "handle")
    return obligation !== undefined ? 3 : state === "altered" ? 4 : LIKELY <= (need?.score ?? 0) ? 5 : 6;
  return 7;
}

function rowItem({ item, places, state, instead, obligation }: Survival, source: RowSource, risk?: AtRisk): RowItem {
  return {
    ...rowBase(item, places.at(-1) ?? item, source),
    state,
    places: places.length,
    ...(instead ? { instead: rowInstead(instead, source) } : {}),
    ...(obligation === undefined ? {} : { obligation }),
    ...(risk && isGone(state) ? { need: needOf(risk) } : {}),
  };
}

const rowAtRisk = (risk: AtRisk, state: RowItem["state"], source: RowSource): RowItem => ({
  ...rowBase(risk.item, risk.item, source),
  text: maskCredentials(risk.text),
  state,
  places: 1,
  need: needOf(risk),
});

const needOf = ({ score, reasons, usedAfter }: AtRisk): NonNullable<RowItem["need"]> => ({ score, reasons, usedAfter });

function rowInvention(invention: Invention, source: RowSource): RowItem {
  const { kind, text, standsInFor } = invention;
  return {
    kind,
    subtype: "",
    text: maskCredentials(text),
    state: "invented",
    provenance: "summary",
    place: placeOf(invention, source) ?? NOWHERE,
    places: 1,
    ...(standsInFor === undefined ? {} : { instead: { text: maskCredentials(standsInFor) } }),
    ...bornIn(invention, source),
  };
}

/** The generation that made an invention up, by its number. */
function bornIn({ born }: Invention, { lineage: { generations } }: RowSource): Pick<RowItem, "born"> {
  const found = generationById(generations, born);
  return found ? { born: { generation: found.number, line: found.generation.summary.line } } : {};
}

function rowInstead(instead: Instead, source: RowSource): NonNullable<RowItem["instead"]> {
  const place = placeOf(instead, source);
  return { text: maskCredentials(instead.text), ...(place ? { place } : {}) };
}

const rowBase = ({ kind, subtype, text, provenance }: Item, last: Item, source: RowSource) => ({
  kind,
  subtype,
  text: maskCredentials(text),
  provenance,
  place: placeOf(last, source) ?? NOWHERE,
});

const NOWHERE: RowPlace = { record: -1, textIndex: 0, line: 0, span: { start: 0, end: 0 } };

/** Where a span of one of the session's passages can be opened. */
export function placeOf(
  at: { readonly passage: number; readonly span: Span },
  { passages, session }: RowSource,
): RowPlace | undefined {
  const passage = passages[at.passage];
  if (passage?.record === undefined) return undefined;
  const line = session.records[passage.record]?.line ?? 0;
  return { record: passage.record, textIndex: passage.textIndex ?? 0, line, span: at.span };
}

function carriedShare({ handles, survival }: Generation): { readonly carried?: number } {
  if (handles.region === 0 || survival.length === 0) return {};
  return { carried: survivingIn(handles) / handles.region };
}

/** The generation without its items: everything that is plain numbers and words. */
function numbersOf(
  generation: Generation,
): Omit<Generation, "survival" | "invented" | "atRisk" | "obligations" | "originals" | "afterwards"> {
  const {
    survival: _survival,
    invented: _invented,
    atRisk: _atRisk,
    obligations: _obligations,
    originals: _originals,
    afterwards: _afterwards,
    ...numbers
  } = generation;
  return numbers;
}
