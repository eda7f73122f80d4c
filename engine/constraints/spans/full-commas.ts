/** Full-width commas: Chinese and Japanese join whole orders by them, where other scripts end a sentence. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import { conditionsIn } from "../conditions.ts";

/**
 * Where a full-width comma parts two rules of different kinds ("用户确认后才能覆盖，页面禁止全量写入"), or a colon two of one kind; undefined
 * where none does. Offsets count in the shadow.
 */
export function commaBetween(shadow: string, clause: Span, cues: readonly ClauseCue[]): number | undefined {
  for (const [at, cue] of cues.entries()) {
    const next = cues[at + 1];
    if (!next || !ORDERS.has(next.as)) continue;
    const between = shadow.slice(cue.span.end, next.span.start);
    const mark =
      next.as === cue.as ? between.indexOf("：") : Math.max(between.lastIndexOf("，"), between.lastIndexOf("、"));
    if (mark !== -1 && parts(shadow, clause, cue.span.end + mark)) return cue.span.end + mark;
  }
  return undefined;
}

/** What the second of two rules may be; a gate behind a comma opens what stands before it. */
const ORDERS: ReadonlySet<ClauseCue["as"]> = new Set(["prohibition", "restriction"]);

/** Both sides say something, the first in a predicate of its own that is no condition, and the second does not lean on it. */
function parts(shadow: string, { start, end }: Span, comma: number): boolean {
  const [before, behind] = [shadow.slice(start, comma), shadow.slice(comma + 1, end)];
  return (
    SHORTEST <= before.trim().length &&
    SHORTEST <= behind.trim().length &&
    (shadow.charAt(comma) !== "、" || PREDICATE.test(before)) &&
    !LEANS.test(behind) &&
    !conditionsIn(shadow, { start, end: comma }, []).some((condition) => comma - 1 <= condition.end)
  );
}

const SHORTEST = 6;

/** A verb that goes on: "せず、", "避け、", "止めて、". */
const PREDICATE = new RegExp(`(?:${wordsFor("goingOn")})\\s{0,4}$`);

/** What follows is the other half of what was said before. */
const LEANS = new RegExp(`^\\s{0,4}(?:${wordsFor("leaning")})`);
