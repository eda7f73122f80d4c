/** Where the values of a JSON text lie. The text has been judged by `JSON.parse` before: nothing here checks validity. */
import type { Span } from "../text.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
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

/** Offsets of an object's member values by key. Of a key that is written twice the last one counts, as in `JSON.parse`. */
export function memberPlaces(text: string, at: number): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let next = skipBlank(text, at + 1);
  while (text.charCodeAt(next) === QUOTE) {
    const close = closingQuote(text, next);
    const key = keyOf(text, next, close);
    let value = skipBlank(text, close + 1);
    if (text.charCodeAt(value) === COLON) value = skipBlank(text, value + 1);
    places.set(key, value);
    const comma = skipBlank(text, valueEnd(text, value));
    if (text[comma] !== ",") break;
    next = skipBlank(text, comma + 1);
  }
  return places;
}

/** Offsets of an array's elements. */
export function elementPlaces(text: string, at: number): readonly number[] {
  const places: number[] = [];
  let next = skipBlank(text, at + 1);
  while (next < text.length && text[next] !== "]") {
    places.push(next);
    const comma = skipBlank(text, valueEnd(text, next));
    if (text[comma] !== ",") break;
    next = skipBlank(text, comma + 1);
  }
  return places;
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

const endsScalar = (code: number): boolean => isBlank(code) || code === 0x2c || code === 0x7d || code === 0x5d;

function keyOf(text: string, open: number, close: number): string {
  const key = text.slice(open + 1, close);
  return key.includes("\\") ? (JSON.parse(`"${key}"`) as string) : key;
}
