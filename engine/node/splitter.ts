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

  const lineOf = (bytes: Buffer, from: number, end: number): Line => {
    const mark = number === 1 && bytes.subarray(from, from + 3).equals(MARK) ? MARK.length : 0;
    const cut = from + mark < end && bytes[end - 1] === RETURN ? end - 1 : end;
    const text = bytes.toString("utf8", from + mark, cut);
    const line: Line = { text, start: start + mark, bytes: cut - from - mark, at, number };
    start += end - from + 1;
    at += text.length + (end - cut) + 1;
    number += 1;
    return line;
  };

  return {
    push(chunk) {
      const lines: Line[] = [];
      let from = 0;
      let feed = chunk.indexOf(FEED);
      if (0 <= feed && 0 < held.length) {
        const whole = Buffer.concat([...held, chunk.subarray(0, feed)]);
        held = [];
        lines.push(lineOf(whole, 0, whole.length));
        from = feed + 1;
        feed = chunk.indexOf(FEED, from);
      }
      for (; 0 <= feed; feed = chunk.indexOf(FEED, from)) {
        lines.push(lineOf(chunk, from, feed));
        from = feed + 1;
      }
      // A copy, so that whoever reads may use the chunk again.
      if (from < chunk.length) held.push(Buffer.from(chunk.subarray(from)));
      return lines;
    },
    rest() {
      if (held.length === 0) return undefined;
      const whole = Buffer.concat(held);
      const before = { start, at, number };
      const line = lineOf(whole, 0, whole.length);
      ({ start, at, number } = before);
      return line;
    },
  };
}
