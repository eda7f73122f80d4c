/** Cuts a clause that gives several orders into the orders, so that each is a rule of its own or none. */
import type { Span } from "../../text.ts";
import { languageOf, wordsFor } from "../all-languages.ts";
import type { ClauseCue } from "../clause.ts";
import { folded } from "../conditions.ts";
import { openWords } from "../open-words.ts";
import { isSecondOrder } from "../spans/left-edge.ts";
import { pronounObject } from "../spans/object.ts";

/**
 * "Limit the shake to one page and keep the menu as it is and lower the volume": three orders, two of them rules. A word that joins
 * orders cuts before a cue that begins an order of its own and names what it is about, if a rule stands before it, and behind a cue that
 * closes its rule ("keep … as it is"), if what follows begins with an order. `cues` are those of rules, in text order; spans count in the
 * shadow. Behind a "do not" nothing is cut but before another ban, for what is joined to its verb is forbidden with it.
 */
export function ordersIn(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Span[] {
  const joints = folded([...beforeOrders(shadow, clause, cues), ...behindOrders(shadow, clause, cues)]);
  const starts = [clause.start, ...joints.map(({ end }) => end)];
  return starts.map((start, at) => ({ start, end: joints[at]?.start ?? clause.end }));
}

/** The joints before cues that give an order of their own. */
function beforeOrders(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Span[] {
  return cues.flatMap(({ span: cue }, at) => {
    const last = cues[at - 1]?.span;
    if (last === undefined || cue.start < last.end) return [];
    const before = shadow.slice(clause.start, cue.start);
    const order = isSecondOrder(before, shadow.slice(cue.start, cue.end)) && !pronounObject(shadow, cue, clause.end);
    const joint = order ? JOINT_AT_END.exec(before) : null;
    return joint ? [{ start: clause.start + joint.index, end: cue.start }] : [];
  });
}

/** Where another order follows right behind a cue that holds its object, the joint between. */
function behindOrders(shadow: string, clause: Span, cues: readonly ClauseCue[]): readonly Span[] {
  return cues.flatMap((cue) => {
    const { start, end } = cue.span;
    const joint = JOINT_AT_START.exec(shadow.slice(end, Math.min(end + 20, clause.end)))?.[0].length;
    if (joint === undefined || openWords(cue, shadow.slice(start, end)) === "") return [];
    const orders = languageOf(cue.language)?.orders;
    return orders?.test(shadow.slice(end + joint, clause.end)) ? [{ start: end, end: end + joint }] : [];
  });
}

const JOINT = `(?:${wordsFor("orderJoints")})`;
const JOINT_AT_START = new RegExp(`^,? {1,8}${JOINT} `);
const JOINT_AT_END = new RegExp(`,? {1,8}${JOINT}(?: [^ ]{1,12}){0,2} {1,8}$`);
