/** Bytes of decoded text, and text as lines with bytes, for sources that are already in memory. */
import type { Line } from "../text.ts";

/** Length in UTF-8 bytes of `text` from `start` to `end`; a lone surrogate counts three, as it is written. */
export function utf8Length(text: string, start = 0, end = text.length): number {
  let bytes = end - start;
  if (64 < bytes && !WIDE.test(text.slice(start, end))) return bytes;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    // A pair of surrogates takes four bytes: one for each unit, and the two more just counted.
    if (isHigh(code) && at + 1 < end && isLow(text.charCodeAt(at + 1))) at += 1;
  }
  return bytes;
}

/** Anything that takes more than one byte; searching for it is many times faster than counting. */
const WIDE = /[\u0080-\uffff]/;

/** Byte offsets in the file of ascending UTF-16 offsets of its text; `mark` bytes stand before the text. Linear over all calls. */
export function byteCounter(text: string, mark = 0): (offset: number) => number {
  let at = 0;
  let bytes = mark;
  return (offset) => {
    if (offset < at) [at, bytes] = [0, mark];
    bytes += utf8Length(text, at, offset);
    at = offset;
    return bytes;
  };
}

/** The lines of a text one by one, ended by LF or CR LF, with their bytes; `start` is the byte offset of the text in its file. */
export function* linesOf(text: string, start = 0): Generator<Line> {
  let bytesAt = start;
  let number = 1;
  for (let at = 0; at < text.length; number += 1) {
    const feed = text.indexOf("\n", at);
    const end = feed < 0 ? text.length : feed;
    const cut = at < end && text.charCodeAt(end - 1) === 0x0d ? end - 1 : end;
    const line = text.slice(at, cut);
    const bytes = utf8Length(line);
    yield { text: line, start: bytesAt, bytes, at, number };
    bytesAt += bytes + (end - cut) + 1;
    at = end + 1;
  }
}

const isHigh = (code: number): boolean => 0xd800 <= code && code <= 0xdbff;
const isLow = (code: number): boolean => 0xdc00 <= code && code <= 0xdfff;
