/** Where the values of a document lie in its file. Asked in any order, each answer costs no more than a stretch of text. */
import type { Span } from "../text.ts";
import { utf8Length } from "./bytes.ts";
import { type Located, spanOf } from "./json.ts";

/** What a record of a document says of its place: line 0, and offsets that count from the document's start. */
export interface Place {
  readonly line: number;
  readonly at: number;
  readonly bytes: Span;
}

/** UTF-16 code units between two offsets whose bytes are remembered. */
const STRETCH = 8192;

/** The place of any value of a document, objects and lists whole; `mark` bytes of a byte order mark stand before its text. */
export function placesIn(source: string, mark: number): (node: Located) => Place {
  const bytesAt = byteIndex(source, mark);
  return (node) => {
    const { start, end } = spanOf(node);
    return { line: 0, at: 0, bytes: { start: bytesAt(start), end: bytesAt(end) } };
  };
}

/** Byte offsets of UTF-16 offsets. A text of single bytes is told by its length, any other is counted once. */
function byteIndex(source: string, mark: number): (offset: number) => number {
  const counts = [mark];
  let isNarrow = true;
  for (let at = 0; at < source.length; at += STRETCH) {
    const length = utf8Length(source, at, seam(source, at + STRETCH)) - (at === 0 ? 0 : overlap(source, at));
    counts.push((counts.at(-1) ?? 0) + length);
    isNarrow &&= length === Math.min(STRETCH, source.length - at);
  }
  if (isNarrow) return (offset) => offset + mark;
  return (offset) => {
    const stretch = Math.floor(offset / STRETCH);
    const from = stretch * STRETCH;
    const before = offset === from ? 0 : utf8Length(source, from, offset) - (from === 0 ? 0 : overlap(source, from));
    return (counts[stretch] ?? mark) + before;
  };
}

/** End of a stretch, one unit further where it would cut a pair of surrogates. */
const seam = (source: string, end: number): number =>
  isHigh(source.charCodeAt(end - 1)) && isLow(source.charCodeAt(end)) ? end + 1 : Math.min(end, source.length);

/** Bytes that a low surrogate at the start of a stretch counts, though the stretch before has counted the whole pair. */
const overlap = (source: string, at: number): number =>
  isHigh(source.charCodeAt(at - 1)) && isLow(source.charCodeAt(at)) ? 3 : 0;

const isHigh = (code: number): boolean => 0xd800 <= code && code <= 0xdbff;
const isLow = (code: number): boolean => 0xdc00 <= code && code <= 0xdfff;
