/** What belongs to a rule though it stands in the clause before or behind. */
import type { Span } from "../../text.ts";
import { sayingsIn } from "../compiled.ts";
import { beginsWithHalf } from "./halves.ts";
import { NEAR, neighboursOf, type Surroundings } from "./surroundings.ts";

/** A span with the exception that follows across a dash, and the condition that precedes. */
export function withNeighbours(around: Surroundings, span: Span, clause: Span): Span {
  const { shadow } = around;
  const { before, next } = neighboursOf(around);
  const start = before && span.start === clause.start && isCondition(shadow, before) ? before.start : span.start;
  const goesOn =
    next !== undefined &&
    span.end === clause.end &&
    (isCondition(shadow, next) || (isShort(next) && beginsWithHalf(shadow, span)));
  return { start, end: goesOn ? next.end : span.end };
}

/** "NOT the console - write to the log": half of a contrast, as short as what takes its place. */
const isShort = (span: Span): boolean => span.end - span.start <= 80;

function isCondition(shadow: string, span: Span): boolean {
  const text = shadow.slice(span.start, span.end);
  return (
    span.end - span.start <= NEAR &&
    !text.includes(",") &&
    !text.includes(": ") &&
    text.search(sayingsIn(text).conditions) === 0
  );
}
