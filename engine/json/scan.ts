/** Where the values of a JSON text lie. The text has been judged by `JSON.parse` before: nothing here checks validity. */
import type { Span } from "../text.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;

/** Offset of the quote that closes the string literal opened at `open`; the text's length where none does. */
export function closingQuote(text: string, open: number): number {
  let from = open + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return text.length;
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote;
    from = quote + 1;
  }
}

/** Offset of the first character at or after `at` that is no JSON white space. */
export function skipBlank(text: string, at: number): number {
  let next = at;
  while (isBlank(text.charCodeAt(next))) next += 1;
  return next;
}

/** End (exclusive) of the value that starts at `at`; the text's length where it is cut off. */
export function valueEnd(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return Math.min(closingQuote(text, at) + 1, text.length);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return containerEnd(text, at);
  return scalarEnd(text, at);
}

/** A walk over the children of one object or list, taken only as far as somebody asked. */
export interface Walk {
  /** Offsets of the values met so far, by key or by place in the list. */
  readonly places: Map<string | number, number>;
  /** Offset of the opening bracket. */
  readonly start: number;
  /** Offset of the last value met; before the first one, of the opening bracket. */
  at: number;
  /** How many children were met, or `undefined` once the walk is through. */
  met: number | undefined;
}

/** A walk that stands before the first child of the container at `at`. */
export function openWalk(at: number): Walk {
  return { places: new Map(), start: at, at, met: 0 };
}

/**
 * Offset of the child under `key`, an object's key or a place in a list; `undefined` if there is none. Of a key that is written twice
 * this finds the first, unless the walk is through already: then the last, which is the one that `JSON.parse` takes.
 */
export function seek(text: string, walk: Walk, key: string | number): number | undefined {
  const known = walk.places.get(key);
  if (known !== undefined) return known;
  while (walk.met !== undefined) if (step(text, walk) === key) return walk.at;
  return undefined;
}

/** Walks to the end, so that the last of equal keys counts. */
export function finish(text: string, walk: Walk): void {
  while (walk.met !== undefined) step(text, walk);
}

/** One child further: gives its key or place, or ends the walk. */
function step(text: string, walk: Walk): string | number | undefined {
  const met = walk.met ?? 0;
  const next = met === 0 ? skipBlank(text, walk.at + 1) : skipBlank(text, valueEnd(text, walk.at));
  const child = met === 0 ? next : text.charCodeAt(next) === COMMA ? skipBlank(text, next + 1) : -1;
  walk.met = undefined;
  if (child < 0 || text.length <= child || isClosing(text.charCodeAt(child))) return undefined;
  return text.charCodeAt(walk.start) === OPEN_BRACE
    ? stepMember(text, walk, child, met)
    : stepElement(walk, child, met);
}

function stepMember(text: string, walk: Walk, at: number, met: number): string | undefined {
  if (text.charCodeAt(at) !== QUOTE) return undefined;
  const close = closingQuote(text, at);
  const key = keyOf(text, at, close);
  walk.at = skipBlank(text, skipBlank(text, close + 1) + 1);
  walk.met = met + 1;
  walk.places.set(key, walk.at);
  return key;
}

function stepElement(walk: Walk, at: number, met: number): number {
  walk.at = at;
  walk.met = met + 1;
  walk.places.set(met, at);
  return met;
}

/** Contents of all string literals of a JSON text, keys included, in order: one flat pass from quote to quote. */
export function literalsOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let open = text.indexOf('"');
  while (0 <= open) {
    const close = closingQuote(text, open);
    spans.push({ start: open + 1, end: close });
    open = text.indexOf('"', close + 1);
  }
  return spans;
}

function containerEnd(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next += 1) {
    switch (text.charCodeAt(next)) {
      case QUOTE:
        next = closingQuote(text, next);
        break;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        depth += 1;
        break;
      case 0x7d:
      case 0x5d:
        depth -= 1;
        if (depth === 0) return next + 1;
    }
  }
  return text.length;
}

function scalarEnd(text: string, at: number): number {
  let next = at;
  while (next < text.length && !endsScalar(text.charCodeAt(next))) next += 1;
  return next;
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

const endsScalar = (code: number): boolean => isBlank(code) || code === 0x2c || code === 0x7d || code === 0x5d;

function keyOf(text: string, open: number, close: number): string {
  const key = text.slice(open + 1, close);
  return key.includes("\\") ? (JSON.parse(`"${key}"`) as string) : key;
}
