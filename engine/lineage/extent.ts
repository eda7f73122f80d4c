/** Where the region of a compaction lies in its file. */
import type { Compaction, Session } from "../session.ts";
import type { Span } from "../text.ts";
import type { Generation } from "./generation.ts";

/** Bytes and lines from the first record of the region to the last, and how many there are; lines are 0 in one JSON document. */
export function extentOf(session: Session, { region, line }: Compaction): Generation["region"] {
  const records = region.flatMap((index) => session.records[index] ?? []);
  const lines = records.map((record) => record.line).filter((number) => 0 < number);
  if (records.length === 0) return { bytes: { start: 0, end: 0 }, lines: { start: line, end: line }, records: 0 };
  return {
    bytes: hull(records.map(({ bytes }) => bytes)),
    lines: lines.length === 0 ? { start: 0, end: 0 } : hull(lines.map((number) => ({ start: number, end: number }))),
    records: records.length,
  };
}

function hull(spans: readonly Span[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const span of spans) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}
