/**
 * The long texts of a large file stay on disk: a record knows where each stands, and reads it again when somebody asks. So a session costs
 * its records, whatever they quote.
 */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Line, Reading, RecordText, Span } from "../index.ts";

/** Code units of text that a session keeps in memory before longer texts stay on disk. */
const KEPT = 8_000_000;

/** Shorter texts are always kept. */
const LONG = 400;

/** Code units of texts that were asked for lately. */
const LATELY = 4_000_000;

/** Milliseconds after which the file is let go until somebody asks again. */
const REST = 2000;

/** Follows a reading line by line. */
export interface Keeper {
  /** To be called after each line was read: what it made of long texts is left on disk from now on. */
  readonly after: (line: Line) => void;
}

/** Leaves the long texts of a reading in its file, which must not be packed; a reading that does not show its records keeps all. */
export function textsOnDisk(path: string, reading: Reading): Keeper {
  const file = fileAt(path);
  let seen = 0;
  let kept = 0;
  let packed: boolean | undefined;
  return {
    after(line) {
      const records = reading.records ?? [];
      for (; seen < records.length; seen += 1) {
        const record = records[seen];
        if (record === undefined) continue;
        for (const { text } of record.texts) kept += text.length;
        if (kept < KEPT || record.line !== line.number) continue;
        packed ??= file.read({ start: 0, end: 4 }).startsWith("(\uFFFD/\uFFFD");
        if (packed) continue;
        record.texts = record.texts.map((text) => {
          if (text.text.length < LONG) return text;
          kept -= text.text.length;
          return leftOnDisk(text, line, file);
        });
      }
    },
  };
}

function leftOnDisk(text: RecordText, line: Line, file: File): RecordText {
  const { via, raw, escaped } = text;
  const outer = via && leftOnDisk(via, line, file);
  const { text: _, via: __, ...about } = text;
  const bytes = outer ? raw : bytesOf(raw, line);
  const place = { read: () => decoded(outer ? outer.text.slice(raw.start, raw.end) : file.read(bytes), escaped) };
  return {
    get text() {
      return file.remembered(place);
    },
    ...about,
    ...(outer ? { via: outer } : {}),
  };
}

/** Where a stretch of a line lies in the file. A line of single bytes is told by its length. */
function bytesOf({ start, end }: Span, line: Line): Span {
  if (line.bytes === line.text.length) return { start: line.start + start, end: line.start + end };
  const from = line.start + Buffer.byteLength(line.text.slice(0, start));
  return { start: from, end: from + Buffer.byteLength(line.text.slice(start, end)) };
}

function decoded(raw: string, escaped: boolean): string {
  if (!escaped) return raw;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return "";
  }
}

interface Place {
  readonly read: () => string;
}

interface File {
  /** The decoded bytes, or what is left of them; empty where the path names another file by now. */
  readonly read: (bytes: Span) => string;
  readonly remembered: (place: Place) => string;
}

function fileAt(path: string): File {
  const lately = new Map<Place, string>();
  let held = 0;
  let last: { readonly place: Place; readonly text: string } | undefined;
  let open: { readonly descriptor: number; readonly timer: NodeJS.Timeout } | undefined;
  let identity: string | undefined;

  const letGo = (): void => {
    if (open) closeSync(open.descriptor);
    open = undefined;
  };
  const opened = (): number | undefined => {
    if (open) {
      open.timer.refresh();
      return open.descriptor;
    }
    const descriptor = openSync(path, "r");
    const { ino, dev } = fstatSync(descriptor);
    identity ??= `${dev} ${ino}`;
    if (identity !== `${dev} ${ino}`) {
      closeSync(descriptor);
      return undefined;
    }
    open = { descriptor, timer: setTimeout(letGo, REST).unref() };
    return descriptor;
  };
  return {
    read({ start, end }) {
      try {
        const descriptor = opened();
        if (descriptor === undefined) return "";
        const buffer = Buffer.allocUnsafe(end - start);
        return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, buffer.length, start));
      } catch {
        return "";
      }
    },
    remembered(place) {
      if (last?.place === place) return last.text;
      const known = lately.get(place);
      const text = known ?? place.read();
      lately.delete(place);
      lately.set(place, text);
      if (known === undefined) held += text.length;
      for (const [oldest, { length }] of lately) {
        if (held <= LATELY) break;
        lately.delete(oldest);
        held -= length;
      }
      last = { place, text };
      return text;
    },
  };
}
