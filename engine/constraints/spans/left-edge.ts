/** Where a rule or a fact begins in its clause. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import { languagesOf, sayingsIn } from "../compiled.ts";
import { chunkStart } from "../pieces.ts";
import { CODE } from "../shadow.ts";
import { isHalf } from "./halves.ts";
import { beginsWith, wordsIn, wordsOutside } from "./surroundings.ts";

/** Behind "Right, …" and "Before I forget, …". */
export function behindAsides(shadow: string, clause: Span): number {
  const text = shadow.slice(clause.start, clause.end);
  if (!/[,:!，：、]/.test(text)) return clause.start;
  return clause.start + Math.max(0, ...languagesOf(text).map(({ asides }) => asides.exec(text)?.[0].length ?? 0));
}

/**
 * Behind the last label ("Rule:") before the cue, where none has more than so many words; a label that names a condition, code or a
 * number belongs to the rule.
 */
export function behindLabel(shadow: string, before: Span, words: number): number {
  let start = before.start;
  for (const match of shadow.slice(before.start, before.end).matchAll(/:(?=\s)|：/g)) {
    const colon = before.start + match.index;
    const behind = colon + match[0].length;
    const cueFollows = shadow.slice(behind, before.end).trim() === "";
    if (!isBareLabel(shadow.slice(start, colon).trim(), cueFollows ? words * 2 : words)) break;
    start = behind;
  }
  return start;
}

const isBareLabel = (label: string, words: number): boolean =>
  label.split(/\s{1,20}/).length <= words &&
  !label.includes(CODE) &&
  !/\d|["'([]/.test(label) &&
  !beginsWith(label, "leads");

/** The last comma before a cue that begins its piece, unless what stands before it is a condition. */
export function leftEdge(shadow: string, { start, end }: Span, cue: Span): number {
  const clause = shadow.slice(start, cue.start);
  if (isSecondOrder(clause, shadow.slice(cue.start, cue.end)) && !beginsWith(clause, "leads")) return cue.start;
  const piece = chunkStart(`${clause} `, clause.length);
  if (piece === 0 || !/[,，]/.test(clause.charAt(piece - 1))) return start;
  if (wordsOutside(shadow, { start: start + piece, end }, cue) === 0 && isOneWord(shadow, cue)) return start;
  const before = clause.slice(0, piece).trim();
  const opens = sayingsIn(shadow.slice(start, cue.end)).openers.test(clause.slice(piece));
  const own = opens || (5 <= wordsIn(before) && beginsAnew(clause.slice(piece)));
  return own && !beginsWith(before, "leads") && !isHalf(shadow, cue, end) ? start + piece : start;
}

/** "The old script is slow, kullanma": a negated verb by itself is said of what stands before its comma. */
const isOneWord = (shadow: string, { start, end }: Span): boolean =>
  /^[a-z\u00df-\u024f\u0400-\u052f]{2,40}$/.test(shadow.slice(start, end).trim());

/** "Fix the bug but do not commit": whether a cue begins a second order, joined to what stands before it. */
export const isSecondOrder = (before: string, cue: string): boolean =>
  languagesOf(before + cue).some(({ joints, ownOrders }) => joints.test(before) && cue.search(ownOrders) === 0);

/** ", and update only": an order of its own, joined to the one before. */
const beginsAnew = (piece: string): boolean => {
  const joint = ORDER_JOINT.exec(piece)?.[0];
  return joint !== undefined && wordsIn(piece) <= 4 && !beginsWith(piece.slice(joint.length), "leads");
};

const ORDER_JOINT = new RegExp(`^ (?:${wordsFor("orderJoints")}) `);

/** Behind "and", "also", "please": words that only join the rule to what was said before. */
export const behindOpeners = (shadow: string, start: number, cue: number): number =>
  opensAt(shadow, start, cue) ? cue : start;

/** Whether nothing but such words stands between a start and a cue: ", so do not …". */
export const opensAt = (shadow: string, start: number, cue: number): boolean =>
  sayingsIn(shadow.slice(start, cue + 20)).openers.test(shadow.slice(start, cue));
