/** Bytes into lines: split at newline bytes, each line decoded by itself, so no file ever becomes one string. */
import type { Line } from "../text.ts";

/** Takes chunks of bytes and gives whole lines; `rest` gives the line without an end that the file stops with. */
export interface Splitter {
  push(chunk: Buffer): readonly Line[];
  rest(): Line | undefined;
}

const FEED = 0x0a;
const RETURN = 0x0d;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A splitter at the beginning of a file. A byte order mark counts in bytes and not in UTF-16 offsets. */
export function splitLines(): Splitter {
  let held: Buffer[] = [];
  let start = 0;
  let at = 0;
  let number = 1;
  let begun = false;

  const lineOf = (bytes: Buffer, end: number): Line => {
    const cut = 0 < end && bytes[end - 1] === RETURN ? end - 1 : end;
    const text = bytes.toString("utf8", 0, cut);
    const line: Line = { text, start, bytes: cut, at, number };
    start += end + 1;
    at += text.length + (end - cut) + 1;
    number += 1;
    return line;
  };

  const withoutMark = (chunk: Buffer): Buffer => {
    begun = true;
    if (!chunk.subarray(0, 3).equals(MARK)) return chunk;
    start = MARK.length;
    return chunk.subarray(MARK.length);
  };

  return {
    push(chunk) {
      let bytes = begun ? chunk : withoutMark(chunk);
      const lines: Line[] = [];
      let feed = bytes.indexOf(FEED);
      if (0 <= feed && 0 < held.length) {
        held.push(bytes.subarray(0, feed));
        const whole = Buffer.concat(held);
        held = [];
        lines.push(lineOf(whole, whole.length));
        bytes = bytes.subarray(feed + 1);
        feed = bytes.indexOf(FEED);
      }
      while (0 <= feed) {
        lines.push(lineOf(bytes, feed));
        bytes = bytes.subarray(feed + 1);
        feed = bytes.indexOf(FEED);
      }
      if (bytes.length > 0) held.push(bytes);
      return lines;
    },
    rest() {
      if (held.length === 0) return undefined;
      const whole = Buffer.concat(held);
      const state = { start, at, number };
      const line = lineOf(whole, whole.length);
      ({ start, at, number } = state);
      return line;
    },
  };
}
