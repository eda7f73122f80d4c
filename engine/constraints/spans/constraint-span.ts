/** Which stretch of a clause is the rule: with its object, condition and exception, without label and reason. */
import type { Span } from "../../text.ts";
import type { ClauseCue } from "../clause.ts";
import { trimmed } from "../cutting.ts";
import { isHalf } from "./halves.ts";
import { behindAsides, behindLabel, behindOpeners, leftEdge } from "./left-edge.ts";
import { withNeighbours } from "./neighbours.ts";
import { antecedent, namesNothing } from "./object.ts";
import { beforeAside, rightEdge } from "./right-edge.ts";
import { type Surroundings, wordsOutside } from "./surroundings.ts";

/** The span of a rule: from behind its label and whatever the cue does not need, to where the reason begins. */
export function constraintSpan(around: Surroundings, clause: Span, cues: readonly ClauseCue[]): Span {
  const { shadow } = around;
  const first = cues[0]?.span ?? clause;
  const start = leftEdge(shadow, { start: behindTitle(shadow, clause, cues), end: clause.end }, first);
  const end = beforeAside(shadow, first.end, rightEdge(shadow, first.end, clause.end, start));
  const needed =
    namesNothing(around, clause, { start, end }, first) || isOtherHalf(around, clause, cues[0])
      ? antecedent(around, { start, end: clause.end }, clause, first)
      : start;
  const span = withNeighbours(around, { start: needed, end }, clause);
  const widened = span.start !== start;
  return trimmed(shadow, widened ? span : { start: behindOpeners(shadow, start, first.start), end: span.end });
}

/** "Use the log — not the console": the half of a contrast that begins its clause is nothing without the clause before. */
const isOtherHalf = ({ shadow, clause: at }: Surroundings, clause: Span, cue: ClauseCue | undefined): boolean =>
  0 < at &&
  cue !== undefined &&
  cue.strength < OUTRIGHT &&
  shadow.slice(clause.start, cue.span.start).trim() === "" &&
  isHalf(shadow, cue.span, clause.end);

/** A ban of this strength stands for itself. */
const OUTRIGHT = 3;

/** Behind asides and a label; the label of "Scope: read-only" is what the rule is about. */
function behindTitle(shadow: string, clause: Span, cues: readonly ClauseCue[]): number {
  const first = cues[0]?.span ?? clause;
  const whole = behindAsides(shadow, clause);
  const behind = behindLabel(shadow, { start: whole, end: first.start }, LABEL_WORDS);
  const isNeeded = cues[0]?.as === "read_only" && wordsOutside(shadow, { start: behind, end: clause.end }, first) <= 2;
  return isNeeded ? whole : behind;
}

const LABEL_WORDS = 8;
