/** Which stretch of a clause is the negative fact: what was found, with what it was found of. */
import type { Span } from "../../text.ts";
import { rewordingOf, wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import { trimmed } from "../cutting.ts";
import { chunkStart } from "../pieces.ts";
import { behindAsides, behindLabel } from "./left-edge.ts";
import { beforeAside, rightEdge } from "./right-edge.ts";
import { beginsWith, hasVerb, NEAR, neighboursOf, type Surroundings, wordsIn, wordsOutside } from "./surroundings.ts";
import { isPronoun, withTheTry } from "./verdict.ts";

/** The span of a negative fact: its clause without a bare label; in a long one the piece around the cue. */
export function factSpan(around: Surroundings, clause: Span, cue: ClauseCue): Span {
  const { shadow } = around;
  const start = behindTitle(shadow, clause, cue);
  const told = beforeProof(shadow, { start, end: beforeReason(shadow, start, clause, cue) }, cue);
  const end = withOutcome(shadow, { start, end: told }, clause, cue);
  const own = end - start <= LONG_CLAUSE ? { start, end } : pieceAround(shadow, { start, end }, cue);
  const span = { start: beginOf(around, own, cue), end: own.end };
  return trimmed(shadow, { start: span.start, end: endWithVerdict(around, span, clause, cue) });
}

const LONG_CLAUSE = 220;

/** Behind asides and a label, unless nothing but the cue stands behind it. */
function behindTitle(shadow: string, clause: Span, { span }: ClauseCue): number {
  const whole = behindAsides(shadow, clause);
  const behind = behindLabel(shadow, { start: whole, end: span.start }, LABEL_WORDS);
  return wordsOutside(shadow, { start: behind, end: clause.end }, span) === 0 ? whole : behind;
}

const LABEL_WORDS = 3;

/** Where a reason or a remark begins behind the cue. */
function beforeReason(shadow: string, start: number, clause: Span, { span }: ClauseCue): number {
  const shortest = 2 <= wordsIn(shadow.slice(start, span.start)) ? 0 : SHORTEST_FACT;
  const from = Math.min(span.end + shortest, clause.end);
  return beforeAside(shadow, span.end, rightEdge(shadow, from, clause.end));
}

/** A fact goes on for at least this long behind its cue before a reason is cut off. */
const SHORTEST_FACT = 12;

/** "The crate was never formatted: `fmt` reports …": what is told before a colon is whole, and proved behind it. */
function beforeProof(shadow: string, { start, end }: Span, cue: ClauseCue): number {
  if (cue.as === "correction" || wordsIn(shadow.slice(start, cue.span.start)) < 1) return end;
  const colon = shadow.slice(cue.span.end, end).search(/: /);
  if (colon === -1 || (colon === 0 && cue.as === "failed_attempt")) return end;
  const at = cue.span.end + colon;
  return 4 <= wordsIn(shadow.slice(start, at)) && 4 <= wordsIn(shadow.slice(at + 1, end)) ? at : end;
}

/** "I tried a bigger pool, it got slower": how a try came out is told of it in a few words. */
function withOutcome(shadow: string, { end }: Span, clause: Span, cue: ClauseCue): number {
  if (cue.as !== "failed_attempt" || !TRYING.test(shadow.slice(cue.span.start, cue.span.end))) return end;
  const outcome = OUTCOME.exec(shadow.slice(end, clause.end));
  return outcome && isPronoun(outcome[1] ?? "") ? end + outcome[0].length : end;
}

const TRYING = new RegExp(`(?:${rewordingOf("trying")})`, "iu");

/** A few words behind a comma. */
const OUTCOME = /^ ?, {1,3}(\p{L}{2,8}) [^,;:.!?—–]{2,80}/u;

/** The comma-separated piece around a cue, widened to the left where it is short. */
function pieceAround(shadow: string, clause: Span, { span }: ClauseCue): Span {
  const text = shadow.slice(clause.start, clause.end);
  let start = chunkStart(text, span.start - clause.start);
  while (0 < start && span.start - clause.start - start < 12) start = chunkStart(text, start - 1);
  const comma = /[,)]\s|[，、）]/.exec(text.slice(span.end - clause.start + 20))?.index;
  const end = comma === undefined ? clause.end : span.end + 20 + comma;
  return { start: clause.start + start, end: Math.min(end, clause.end) };
}

/** Behind "because", or behind ", and" where a clause of its own begins; else with the try that it is a verdict on. */
function beginOf(around: Surroundings, own: Span, cue: ClauseCue): number {
  const head = around.shadow.slice(own.start, cue.span.start);
  if (BECAUSE.test(head)) return cue.span.start;
  const second = secondClause(head);
  return second === 0 ? withTheTry(around, own, cue) : own.start + second;
}

/** What is missing is given as the reason for something else. */
const BECAUSE = new RegExp(`(?:^| )(?:${wordsFor("because")}) {0,8}$`);

/**
 * Where behind ", and" a clause with a subject of its own begins; 0 where none does. "Login, search, and export are untested": without a
 * verb before it, the joint ends a list.
 */
function secondClause(head: string): number {
  const last = [...head.matchAll(JOINT)].at(-1);
  if (!last) return 0;
  const joint = last.index + last[0].length;
  const listed = head.slice(0, last.index).includes(", ") && !hasVerb(head.slice(0, joint));
  return !listed && 5 <= wordsIn(head.slice(0, joint)) && 2 <= wordsIn(head.slice(joint)) ? joint : 0;
}

const JOINT = new RegExp(`, (?:${wordsFor("clauseJoints")}) `, "g");

/** With the clause behind a failed try where that says why, or where the try is hardly named. */
function endWithVerdict(around: Surroundings, span: Span, clause: Span, cue: ClauseCue): number {
  const { shadow } = around;
  const { next } = neighboursOf(around);
  if (next === undefined || span.end !== clause.end || cue.as !== "failed_attempt") return span.end;
  if (DENIES.test(shadow.slice(next.start, next.end))) return span.end;
  const isShort = next.end - next.start <= NEAR;
  const hardlyNamed =
    wordsOutside(shadow, span, cue.span) <= 2 && wordsIn(shadow.slice(span.start, cue.span.start)) <= 0;
  return isShort && (beginsWith(shadow.slice(next.start, next.end), "reasons") || hardlyNamed) ? next.end : span.end;
}

/** What is denied in the next clause is a finding of its own. */
const DENIES = new RegExp(`(?:^| )(?:${wordsFor("denials")})(?: |$)`);
