/** From the decoded text of a string literal back to the raw text it was written in. All offsets are UTF-16 code units. */
import type { RecordText } from "../session.ts";
import type { Span } from "../text.ts";

/** Where decoded and raw offsets of one literal drift apart: both offsets after each escape, ascending. */
export interface Mapping {
  readonly decoded: readonly number[];
  readonly raw: readonly number[];
  /** Raw length of the literal. */
  readonly length: number;
}

/** The escape map of a literal, given its raw content without quotes. Linear in it. */
export function mapLiteral(literal: string): Mapping {
  const decoded: number[] = [];
  const raw: number[] = [];
  let drift = 0;
  let at = literal.indexOf("\\");
  while (0 <= at) {
    const length = literal[at + 1] === "u" ? 6 : 2;
    const after = at + length;
    drift += length - 1;
    decoded.push(after - drift);
    raw.push(after);
    at = literal.indexOf("\\", after);
  }
  return { decoded, raw, length: literal.length };
}

/** The raw offset of the decoded code unit at `offset`; the literal's length for the offset after its last unit. */
export function toRaw(mapping: Mapping, offset: number): number {
  const last = lastAtMost(mapping.decoded, offset);
  return last < 0 ? offset : (mapping.raw[last] ?? 0) + offset - (mapping.decoded[last] ?? 0);
}

/** The decoded offset of the code unit whose raw form covers the raw offset `place`. */
export function toDecoded(mapping: Mapping, place: number): number {
  const last = lastAtMost(mapping.raw, place);
  const unit = last < 0 ? place : (mapping.decoded[last] ?? 0) + place - (mapping.raw[last] ?? 0);
  // Between a backslash and the end of its escape the unit is the escaped one.
  const next = mapping.decoded[last + 1];
  return next === undefined ? unit : Math.min(unit, next - 1);
}

/**
 * The raw offset, in a literal given by its raw content, of the decoded code unit at `offset`.
 * The map of the last literal is remembered, since spans are asked for many at a time.
 */
export function rawOffset(literal: string, offset: number): number {
  if (remembered.literal !== literal) remembered = { literal, mapping: mapLiteral(literal) };
  return toRaw(remembered.mapping, offset);
}

let remembered: { readonly literal: string; readonly mapping: Mapping } = { literal: "", mapping: mapLiteral("") };

/**
 * A span of a record's decoded text as a span of its raw source: `source` is the line or the document that `text.raw` counts in.
 * Where the text stood in JSON inside a JSON string, both layers are unwound.
 */
export function rawSpan(text: RecordText, source: string, span: Span): Span {
  const { raw, via } = text;
  const literal = text.escaped ? (via?.text ?? source).slice(raw.start, raw.end) : undefined;
  const place = (offset: number): number => raw.start + (literal === undefined ? offset : rawOffset(literal, offset));
  const own = { start: place(span.start), end: place(span.end) };
  return via === undefined ? own : rawSpan(via, source, own);
}

/** Index of the last number that is at most `limit` in an ascending list; -1 where there is none. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
