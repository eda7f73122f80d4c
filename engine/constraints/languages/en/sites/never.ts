/** Where an English "never" rules, and where it only tells. */
import type { CueSite } from "../../../language.ts";
import { agentBefore, instructs, modal, pastBefore, pronounBefore } from "../words.ts";
import { FINITE_VERB, TERM } from "./clause.ts";

/** "never": a command, a rule about agents, or a standing rule in the passive; not what code does or what somebody lived to see. */
export function rulesNever({ before, head, after, atStart, ruled, agent, listed }: CueSite): boolean {
  if (/^ {0,8}(?:type|keyword)s?(?![a-z])/.test(after)) return false;
  if (IS_OR_ARE.test(before) && !DONE_TO.test(after)) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before) && PAST.test(after)) return false;
  if (LEARNED.test(after) || /(?:^| )(?:i|you|we|they|he|she)'d {0,8}$/.test(before)) return false;
  if (!ruled && !atStart && (head.split('"').length - 1) % 2 === 1) return false;
  if (!ruled && listed && atStart && head.trim() === "" && /^ {0,8}[a-z]{2,20}[^s]s(?![a-z'])/.test(after))
    return false;
  if (atStart)
    return (
      !(
        !ruled &&
        head.trim() !== before.trim() &&
        !instructs.test(head.trimStart()) &&
        /^ {0,8}[a-z]{2,20}[^s]s(?![a-z])/.test(after)
      ) &&
      !/^ {0,8}(?:mind|again|before|seen|saw|heard|met|found|been|worked|had|got|tried|happened|happens|twice|quite|once|more than|too)(?![a-z])/.test(
        after,
      )
    );
  if (!ruled && MACHINE.test(before) && /^ {0,8}[a-z]{2,20}[^s]s(?![a-z'])/.test(after)) return false;
  if (!ruled && IS_OR_ARE.test(before) && CODE_LIFE.test(after) && !BY_HAND.test(after)) return false;
  if (!ruled && /^ {0,8}(?:people|most (?:people|users)|users|customers) {0,8}$/.test(before)) return false;
  if (agentBefore.test(before)) return !PAST.test(after);
  if (pastBefore.test(before) || pronounBefore.test(before)) return false;
  if (/(?:^| )(?:is|are|be|to|must|should|shall|may|can|will) {0,8}$/.test(before))
    return (
      !/(?:^| )(?:it|this|that|i) /.test(before) &&
      !/ by (?:the|an?|¤)/.test(after) &&
      (!agent || ruled || modal.test(before))
    );
  if ((agent && !ruled) || PAST.test(after)) return false;
  if (/^ {0,8}[^,]{1,80} (?:and|but) {0,8}$/.test(before) && instructs.test(before.trimStart()) && TERM.test(after))
    return true;
  if (/ (?:and|but) {0,8}$/.test(before) && FINITE_VERB.test(before)) return false;
  if (/ but {0,8}$/.test(before) && /^ {0,8}(?:(?:on|in|with|for|to|against|under|by) |¤)/.test(after)) return false;
  if (BEHAVES.test(after)) return false;
  return ruled || /^ {0,8}[a-z]{2,20}(?<!ed|s)(?![a-z])/.test(after) || / an? /.test(` ${before}`);
}

const IS_OR_ARE = /(?:^| )(?:is|are) {0,8}$/;

/** What is never done to something may be a rule; what it never is, is how things are. */
const DONE_TO =
  /^ {0,8}(?:to |ever |again |directly |manually |silently |auto-?|re-?|force-|hand-|allowed|acceptable|okay|ok|welcome|optional|appropriate|an option|permitted|(?:[a-z-]{2,16}ly )?(?:[a-z-]{2,18}ed|sent|written|run|read|put|set|cut|sold|shown|done|made|given|taken|kept|built|used|left|hidden|lost|shut|thrown|split|bound|known|seen|held|sold|told|begun|broken|chosen|drawn|driven|overwritten|rewritten|rebuilt|undone|paid|lent|stuck|spent|hit|let|hired|fed|bought|caught|taught|brought|thought|worn|torn|grown|flown|eaten|forgotten|spoken|stolen|swapped|cast|spread|fought|sought|ground|swept|laid|led|met|won|forgiven|frozen)(?![a-z]))/;

const PAST = /^ {0,8}(?:saw|had|got|went|knew|found|heard|met|came|took|wrote|gave|[a-z]{3,14}ed)(?![a-z])/;

/** What nobody is told to do: "we will never know". */
const LEARNED =
  /^ {0,8}(?:know|knew|heard|thought|expected|imagined|guessed|find out|look(?:ed)? back|met|noticed|cared|finished|recovered|came back|been)(?![a-z])/;

/** Parts of a program that are called like those who work on it. */
const MACHINE =
  /(?:^| )(?:the|a|each|every|our) (?:[a-z-]{2,16} )?(?:worker|model|user|bot|client|planner|executor) {0,8}$/;

/** With how or where it is done, somebody does it. */
const BY_HAND = / (?:by hand|manually|directly|without|outside|before|from|in) /;

/** What becomes of code and values at run time. */
const CODE_LIFE =
  /^ {0,8}(?:taken|read|used|reached|called|executed|triggered|hit|invoked|set|closed|awaited|released|freed|checked|updated|populated|emitted|fired|resolved|cleared|loaded|returned|seen|run|consumed|rendered|incremented|initiali[sz]ed|flushed|evicted|refreshed|rotated|registered|mounted|sent|received|shown|displayed|empty|null)(?![a-z])/;

const BEHAVES =
  /^ {0,8}(?:expires?|overlaps?|collides?|races?|drifts?|converges?|closes?|stops?|ends?|leaks?|blocks?|waits?|happens?|returns?|fails?|exits?|throws?|completes?|reach(?:es)?|fires?|renders?|appears?|shows?|sees|knows|matches|works?|worked|ran|occurs?|resolves?|terminates?|finish(?:es)?|loads?|gets|got|receives?|came|comes|had|was|became|becomes|changes)(?![a-z])/;
