/** The first look at a source: what `accepts` may decide by. */
import { recordOf } from "./json.ts";
import type { Head } from "./reader.ts";
import { parse } from "./rows.ts";

/** How much of a source is looked at before a reader is chosen, in UTF-16 code units. */
export const HEAD_LENGTH = 65_536;

const ROWS = 20;

/**
 * The head of a source. `text` is its beginning, at least up to the end of the first line; `whole` the parsed document, where the caller
 * has read it all and it is one.
 */
export function headOf(name: string, text: string, whole?: unknown): Head {
  const head = { name, text: text.slice(0, HEAD_LENGTH), rows: rowsOf(text) };
  return whole === undefined ? head : { ...head, document: whole };
}

/** Whether a text can be one JSON document: its first character that is not white space opens an object or a list. */
export function opensDocument(text: string): boolean {
  const first = /[^\s\0]/.exec(text)?.[0];
  return first === "{" || first === "[";
}

function rowsOf(text: string): Head["rows"] {
  const rows: Readonly<Record<string, unknown>>[] = [];
  let at = 0;
  while (at < text.length && at < HEAD_LENGTH && rows.length < ROWS) {
    const feed = text.indexOf("\n", at);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(at, end);
    // Most texts are prose, and to have each of their lines refused by the parser takes its time.
    const row = line.trimStart().startsWith("{") ? recordOf(parse(line)) : undefined;
    if (row) rows.push(row);
    at = end + 1;
  }
  return rows;
}
