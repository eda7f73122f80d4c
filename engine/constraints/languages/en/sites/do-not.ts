/** Where an English "do not" orders, and where it only tells. */
import type { CueSite } from "../../../language.ts";
import { agentBefore, inward, opensClause, stateVerb } from "../words.ts";
import { opensQuote } from "./clause.ts";

/** "do not" with a subject: a rule only where the subject is who is told. */
export function tellsNot(site: CueSite): boolean {
  const { before, after, head, atStart, ruled } = site;
  if (/(?:^| )or $/.test(head) && /^ ?(?:[,.;:!?)—–-]|$)/.test(after)) return false;
  if (inward.test(after) || [head, before].some((said) => HALF_CONDITION.test(said))) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before) && EXPLAINS.test(head)) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before)) return (ruled || /^[^,]{0,40}$/.test(head)) && !stateVerb.test(after);
  if (atStart || opensQuote(site) || orderGoesOn(site))
    return !/^ {0,8}(?:forget|worry|hesitate|bother|panic)(?![a-z])/.test(after);
  return agentBefore.test(before) && (ruled || /(?:^| )you {0,8}$/.test(before)) && !stateVerb.test(after);
}

/** An order, or leave that is given, goes on with another: "fix the bug but do not commit", "you may refactor it but don't …". */
export function orderGoesOn(site: CueSite): boolean {
  if (!GOES_ON.test(site.before)) return false;
  const order = behindAdverb(site);
  return (opensClause(order) && !THIRD_PERSON.test(order.before)) || ALLOWS.test(site.before);
}

/** "Only edit the notes and don't …": the order stands behind what limits it. */
const behindAdverb = (site: CueSite): CueSite => ({
  ...site,
  clause: site.clause.replace(ADVERB, ""),
  before: site.before.replace(ADVERB, ""),
});

const ADVERB = /^ {0,8}(?:only|just|always|never|first|please) (?=[a-z])/;

const GOES_ON = / (?:and|but|or|then|yet|just) {1,8}(?:please |also |then ){0,2}$/;

/** "Tests run locally but don't …": what looks like an order is who is told of. */
const THIRD_PERSON = /^ {0,8}[a-z]{2,20}[^s]s /;

const ALLOWS = /^ {0,8}(?:you|agents?|we) (?:can|could|may|should|must|are (?:free|welcome|allowed) to) /;

/** "…, because we don't use it": a reason or a part of another clause. */
const EXPLAINS =
  /(?:^| )(?:because|since|as|that|which|if|when|where|what|why|while|although|though|how|who) (?:we|i) {0,8}$/;

/** "If purchases don't work": the condition goes on, and nothing is ordered yet. */
const HALF_CONDITION =
  /^ {0,8}(?:if|when|whenever|where|while|because|since|although|once|unless|in case) (?:[^ ,]{1,30} ){0,4}(?:they|you|we|i|people|[^ ,]{2,30}s) {0,8}$/;
