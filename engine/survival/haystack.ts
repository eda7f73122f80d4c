/** All surviving text as one searchable whole, with the way back to the passage a find lies in (dependencies.md row 4). */
import type { Span } from "../text.ts";
import { standsAlone, startsAlone } from "./boundary.ts";

/** One text of the surviving context. */
export interface Straw {
  readonly text: string;
  /** What the find is called: the passage's index, or the carrier's name. */
  readonly origin: Origin;
}

/** Where a text of the surviving context comes from. */
export type Origin = { readonly passage: number } | { readonly carrier: number };

/** A find: offsets count in the text it lies in. */
export interface Find {
  readonly origin: Origin;
  readonly span: Span;
}

/** Surviving texts with white space run together, so that a literal is found across a line break. */
export interface Haystack {
  readonly text: string;
  /** For each code unit of `text`, its offset in its own straw. */
  readonly offsets: Int32Array;
  /** Where each straw begins in `text`, ascending. */
  readonly starts: readonly number[];
  readonly straws: readonly Straw[];
  /** Heads and links of the chains of equal pieces, by their length. Built when first needed. */
  readonly chains: Map<number, Chains>;
}

interface Chains {
  /** The bits of a hash that are looked at. */
  readonly mask: number;
  /** How many pieces of the text have this hash. */
  readonly count: Int32Array;
  readonly head: Int32Array;
  readonly next: Int32Array;
}

/** Piles the texts up. Linear in their length. */
export function pileUp(straws: readonly Straw[]): Haystack {
  const size = straws.reduce((sum, { text }) => sum + text.length + SEPARATOR.length, 0);
  const offsets = new Int32Array(size + 1);
  const starts: number[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const { text } of straws) {
    starts.push(at);
    at = lay(text, at, offsets, parts);
    parts.push(SEPARATOR);
    for (let i = 0; i < SEPARATOR.length; i++) offsets[at++] = text.length;
  }
  return { text: parts.join(""), offsets: offsets.subarray(0, at + 1), starts, straws, chains: new Map() };
}

/** Copies a text with each run of blanks as one space; returns where it ends. */
function lay(text: string, from: number, offsets: Int32Array, parts: string[]): number {
  let at = from;
  let clean = 0;
  for (let i = 0; i < text.length; i++) {
    if (!isBlank(text.charCodeAt(i))) {
      offsets[at++] = i;
      continue;
    }
    parts.push(text.slice(clean, i), " ");
    offsets[at++] = i;
    while (i + 1 < text.length && isBlank(text.charCodeAt(i + 1))) i++;
    clean = i + 1;
  }
  parts.push(text.slice(clean));
  return at;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x2028;

/** White space as a haystack has it. */
export const runTogether = (text: string): string => text.replace(/\s+/g, " ").trim();

// Nothing that is searched for holds it, so no find reaches from one text into the next.
const SEPARATOR = " \u0000 ";

/** The places where a literal stands on token boundaries, in order of the texts; `literal` has its white space run together. */
export function* findAll(hay: Haystack, literal: string, subtype: string): Iterable<Find> {
  for (const at of occurrences(hay, literal)) {
    if (standsAlone(hay.text, at, at + literal.length, subtype)) yield findAt(hay, at, literal.length);
  }
}

/** The first place where a literal stands on token boundaries. */
export function findFirst(hay: Haystack, literal: string, subtype: string): Find | undefined {
  if (!mayHold(hay, literal)) return undefined;
  for (const find of findAll(hay, literal, subtype)) return find;
  return undefined;
}

/** The places where a folder stands at the head of a longer path. */
export function* findsBelow(hay: Haystack, folder: string): Iterable<Find> {
  const stem = folder.replace(/[/\\]$/, "");
  if (!/[/\\]/.test(folder)) return;
  for (const at of occurrences(hay, stem)) {
    const next = hay.text.charAt(at + stem.length);
    if ((next === "/" || next === "\\") && startsAlone(hay.text, at, "path")) yield findAt(hay, at, stem.length);
  }
}

/** Names a stretch of the pile: the text it lies in, and its span there. */
export function findAt(hay: Haystack, at: number, length: number): Find {
  const straw = strawAt(hay.starts, at);
  const start = hay.offsets[at] ?? 0;
  const end = (hay.offsets[at + length - 1] ?? start) + 1;
  return { origin: hay.straws[straw]?.origin ?? { passage: 0 }, span: { start, end } };
}

/** The offsets in `hay.text` where the literal stands, ascending, boundaries or not. */
export function* occurrences(hay: Haystack, literal: string): Iterable<number> {
  const gram = gramOf(literal);
  if (gram === undefined) {
    yield* scanned(hay.text, literal);
    return;
  }
  const chains = chainsOf(hay, gram);
  const { head, next } = chains;
  const [offset, hash] = rarest(literal, gram, chains);
  for (let at = head[hash] ?? -1; at >= 0; at = next[at] ?? -1) {
    if (at >= offset && hay.text.startsWith(literal, at - offset)) yield at - offset;
  }
}

/** Whether the literal could stand there at all: none of its pieces is missing. */
function mayHold(hay: Haystack, literal: string): boolean {
  const gram = gramOf(literal);
  if (gram === undefined) return true;
  const { count, mask } = chainsOf(hay, gram);
  const last = literal.length - gram;
  return (
    count[hashAt(literal, last, gram) & mask] !== 0 &&
    count[hashAt(literal, last >> 1, gram) & mask] !== 0 &&
    count[hashAt(literal, 0, gram) & mask] !== 0
  );
}

/** Of the beginning, the middle and the end of a literal the one that the text holds least often: its offset and hash. */
function rarest(literal: string, gram: number, { count, mask }: Chains): readonly [number, number] {
  const last = literal.length - gram;
  let offset = last;
  let hash = hashAt(literal, last, gram) & mask;
  for (const at of [last >> 1, 0]) {
    if (count[hash] === 0) break;
    const other = hashAt(literal, at, gram) & mask;
    if ((count[other] ?? 0) < (count[hash] ?? 0)) [offset, hash] = [at, other];
  }
  return [offset, hash];
}

function* scanned(text: string, literal: string): Iterable<number> {
  if (literal === "") return;
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) yield at;
}

// Literals often begin alike (`src/…`) or end alike (`….ts`), so their rarest piece of one of these lengths is looked up.
const gramOf = ({ length }: string): number | undefined => (8 <= length ? 8 : 4 <= length ? 4 : undefined);

function chainsOf(hay: Haystack, gram: number): Chains {
  const known = hay.chains.get(gram);
  if (known) return known;
  const { text } = hay;
  const mask = bucketsFor(text.length) - 1;
  const head = new Int32Array(mask + 1).fill(-1);
  const count = new Int32Array(mask + 1);
  const next = new Int32Array(text.length);
  for (let at = text.length - gram; at >= 0; at--) {
    const hash = hashAt(text, at, gram) & mask;
    next[at] = head[hash] ?? -1;
    head[hash] = at;
    count[hash] = (count[hash] ?? 0) + 1;
  }
  const chains = { mask, count, head, next };
  hay.chains.set(gram, chains);
  return chains;
}

/** More than there are pieces, within bounds, so that most literals that stand nowhere are told by an empty one. */
const bucketsFor = (length: number): number => 2 ** Math.min(20, Math.max(8, Math.ceil(Math.log2(length + 1)) + 1));

function hashAt(text: string, at: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ text.charCodeAt(at + i), 0x01000193);
  return hash ^ (hash >>> 15);
}

function strawAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
