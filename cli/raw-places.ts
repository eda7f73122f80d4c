/** Where items of a session stand in its raw file: UTF-16 offsets in the decoded file, and bytes. */
import type { RowItem, RowPlace } from "../engine/lineage/rows.ts";
import { readRawLine } from "../engine/node/index.ts";
import { byteCounter, utf8Length } from "../engine/readers/bytes.ts";
import { rawSpan } from "../engine/readers/json.ts";
import type { SessionRecord } from "../engine/session.ts";
import type { Span } from "../engine/text.ts";
import type { SessionInspection } from "./input.ts";

/** Both places of one item. */
export interface RawPlace {
  readonly span: Span;
  readonly bytes: Span;
}

/**
 * The raw places of items, in their order; `undefined` where an item stands in another file than the session's, or the file is packed.
 * Of a file of lines only the lines in question are read again.
 */
export async function rawPlacesOf(
  items: readonly RowItem[],
  path: string,
  { session, source }: SessionInspection,
): Promise<readonly (RawPlace | undefined)[]> {
  const lines = new Map<number, Promise<string | undefined>>();
  const bytesAt = byteCounter(source.text ?? "", markOf(source.text, source.bytes));
  const places: (RawPlace | undefined)[] = [];
  const order = [...items.keys()].sort((a, b) => startOf(items[a]) - startOf(items[b]));
  for (const index of order) {
    const place = items[index]?.place;
    const record = place && session.records[place.record];
    if (!place || !record || record.file !== undefined) continue;
    if (record.line === 0) {
      const span = spanIn(record, place, source.text ?? "");
      places[index] = span && { span, bytes: { start: bytesAt(span.start), end: bytesAt(span.end) } };
      continue;
    }
    const line = lines.get(place.record) ?? readRawLine(path, record.bytes);
    lines.set(place.record, line);
    places[index] = inLine(record, place, await line);
  }
  return items.map((_, index) => places[index]);
}

const startOf = (item: RowItem | undefined): number => item?.place.record ?? -1;

/** A byte order mark counts in bytes, and not in offsets. */
const markOf = (text: string | undefined, bytes: number | undefined): number =>
  text !== undefined && bytes === utf8Length(text) + 3 ? 3 : 0;

function spanIn(record: SessionRecord, { textIndex, span }: RowPlace, source: string): Span | undefined {
  const text = record.texts[textIndex];
  return text && rawSpan(text, source, span);
}

/** In a line that was read up to the end of its record. */
function inLine(record: SessionRecord, place: RowPlace, line: string | undefined): RawPlace | undefined {
  const found = line === undefined ? undefined : spanIn(record, place, line);
  if (line === undefined || !found) return undefined;
  const start = record.bytes.end - utf8Length(line);
  return {
    span: { start: record.at + found.start, end: record.at + found.end },
    bytes: { start: start + utf8Length(line, 0, found.start), end: start + utf8Length(line, 0, found.end) },
  };
}
