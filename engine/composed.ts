/**
 * Texts whose letters are written apart from their accents, syllables in single letters (NFD): everything is looked for in the
 * composed text (NFC), and what is found is named by its place in the text as it is written.
 */
import type { Item, Passage, RuleItem } from "./item.ts";
import type { Span } from "./text.ts";

/** A composed text with the way back to the offsets of the text it was made from. */
export interface Composed {
  readonly text: string;
  /** The offset as written of one in the composed text, its end included. */
  readonly written: (offset: number) => number;
  /** The other way round; an offset within a letter becomes that of its beginning. */
  readonly composed: (offset: number) => number;
}

/** The composed form of a text; `undefined` where it is composed already, which nearly every text is. */
export function composedText(text: string): Composed | undefined {
  if (!APART.test(text)) return undefined;
  const parts: string[] = [];
  const offsets: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const one = letter.length === 1 ? letter : letter.normalize("NFC");
    parts.push(one);
    for (let at = 0; at < one.length; at++)
      offsets.push(index + (at === 0 ? 0 : Math.max(0, letter.length - one.length + at)));
  }
  const composed = parts.join("");
  if (composed === text) return undefined;
  offsets.push(text.length);
  return {
    text: composed,
    written: (offset) => offsets[Math.min(offset, composed.length)] ?? text.length,
    composed: (offset) => lastUpTo(offsets, offset),
  };
}

/** The composed form of a short text. */
export const composedOf = (text: string): string => (APART.test(text) ? text.normalize("NFC") : text);

/** Accents of their own, and the vowels and ends of Korean syllables. */
const APART = /[\p{M}\u1161-\u11ff]/u;

/** A letter with all that is written behind it to make it one. */
const LETTER = /[\s\S](?:[\p{M}\u1161-\u11ff]{1,40})?/gu;

/** The index of the last offset that is not behind the one asked for. */
function lastUpTo(offsets: readonly number[], offset: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A passage in composed letters, and the way between its items and those of the passage as it is written. */
export interface ComposedPassage {
  readonly passage: Passage;
  readonly form: Composed;
}

/** The composed form of a passage, worked out once; `undefined` where it is composed already. */
export function composedPassage(passage: Passage): ComposedPassage | undefined {
  const known = passages.get(passage);
  if (known !== undefined) return known === "composed" ? undefined : known;
  const form = composedText(passage.text);
  const made = form && { passage: { ...passage, text: form.text }, form };
  passages.set(passage, made ?? "composed");
  return made;
}

const passages = new WeakMap<Passage, ComposedPassage | "composed">();

/** An item of a composed passage as it stands in the text as written. */
export const asWritten = <Found extends Item>(item: Found, { form }: ComposedPassage, text: string): Found =>
  moved(item, ({ start, end }) => ({ start: form.written(start), end: form.written(end) }), text);

/** An item of a passage as written, as it stands in the composed one. */
export const asComposed = <Found extends Item>(item: Found, { form }: ComposedPassage): Found =>
  moved(item, ({ start, end }) => ({ start: form.composed(start), end: form.composed(end) }), form.text);

function moved<Found extends Item>(item: Found, place: (span: Span) => Span, text: string): Found {
  const span = place(item.span);
  const { cue, conditions } = item as Partial<RuleItem>;
  return {
    ...item,
    span,
    text: text.slice(span.start, span.end),
    ...(cue ? { cue: place(cue) } : {}),
    ...(conditions ? { conditions: conditions.map(place) } : {}),
  };
}
