/** Where an English "never" rules, and where it only tells. */
import type { CueSite } from "../../../language.ts";
import { agentBefore, instructs, modal, pastBefore, pronounBefore, SPELT_AS_PAST } from "../words.ts";
import { FINITE_VERB, opensQuote, TERM } from "./clause.ts";
import { neverTold } from "./never-told.ts";
import { firstAnswer, type Step } from "./steps.ts";

/** "never": a command, a rule about agents, or a standing rule in the passive; not what code does or what somebody lived to see. */
export const rulesNever = (site: CueSite): boolean =>
  !tellsOfLife(site) &&
  !neverTold(site) &&
  (site.atStart || opensQuote(site) ? commands(site) : (firstAnswer(steps, site) ?? looksLikeARule(site)));

/** The type "never", what is never so, what somebody never did or learned, a quotation, a habit in a list. */
const tellsOfLife = ({ before, head, after, atStart, ruled, listed }: CueSite): boolean =>
  (NEVER_TYPE.test(after) && !(atStart && TYPED.test(after))) ||
  (IS_OR_ARE.test(before) && !DONE_TO.test(after)) ||
  (/(?:^| )(?:we|i) {0,8}$/.test(before) && PAST.test(after)) ||
  LEARNED.test(after) ||
  /(?:^| )(?:i|you|we|they|he|she)'d {0,8}$/.test(before) ||
  (!ruled && !atStart && !opensQuote({ head, after }) && (head.split('"').length - 1) % 2 === 1) ||
  (!ruled && listed && atStart && head.trim() === "" && THIRD_PERSON.test(after));

/** The type of TypeScript. */
const NEVER_TYPE = /^ {0,8}(?:type|keyword)s?(?![a-z])/;

/** What somebody types: "never type numbers by hand". */
const TYPED = /^ {0,8}type (?!(?:is|in|as|for|means|if|when|and|or|here|instead|would|will|can|has) )[a-z¤"]/;

/** At the start of its clause: "never push", not "never mind". */
const commands = ({ before, head, after, ruled }: CueSite): boolean =>
  !(
    !ruled &&
    head.trim() !== before.trim() &&
    !instructs.test(head.trimStart()) &&
    /^ {0,8}[a-z]{2,20}[^s]s(?![a-z])/.test(after)
  ) && !NOT_COMMANDED.test(after.replace(AGAIN, ""));

/** "Never again use …": an order follows. */
const AGAIN =
  /^ {0,8}again(?= (?!to |in |on |after |since |and |but )[a-z]{2,14} (?:¤|the |an? |any |your |our |this |that |these |those |it |on |to |from |in ))/;

/** "The worker never blocks", "is never called", "people never read it". */
const machineDoes: Step = ({ before, after, ruled }) =>
  !ruled &&
  ((MACHINE.test(before) && THIRD_PERSON.test(after)) ||
    (IS_OR_ARE.test(before) && CODE_LIFE.test(after) && !BY_HAND.test(after)) ||
    /^ {0,8}(?:people|most (?:people|users)|users|customers) {0,8}$/.test(before))
    ? false
    : undefined;

/** "Agents never push": those who are told what to do. */
const agentsDo: Step = ({ before, after }) => (agentBefore.test(before) ? !PAST.test(after) : undefined);

/** "Has never …", "it never …". */
const isPastOrPointed: Step = ({ before }) =>
  pastBefore.test(before) || pronounBefore.test(before) ? false : undefined;

/** "Secrets are never logged", "must never …". */
const isDoneOrDue: Step = ({ before, after, agent, ruled }) =>
  /(?:^| )(?:is|are|be|to|must|should|shall|may|can|will) {0,8}$/.test(before)
    ? !/(?:^| )(?:it|this|that|i) /.test(before) &&
      !/ by (?:the|an?|¤)/.test(after) &&
      (!agent || ruled || modal.test(before))
    : undefined;

/** "Private keys never committed": a deed of those who work here, without a verb of being. */
const deedOfAnEntry: Step = ({ before, head, after, listed }) =>
  listed && DEED_HERE.test(after) && before.trim() !== "" && !FINITE_VERB.test(`${head} `) ? true : undefined;

const DEED_HERE =
  /^ {0,8}(?:committed|pushed|force-pushed|edited|modified|stored|logged|exposed|shared|hard-?coded|printed|overwritten|staged|merged|bypassed|trusted|published|leaked|deleted)(?![a-z])/;

/** An agent tells, or it is over. */
const isTold: Step = ({ agent, ruled, after }) => ((agent && !ruled) || PAST.test(after) ? false : undefined);

/** "Use the queue and never the table"; not "reads the queue and never …". */
const orderGoesOn: Step = ({ before, after }) => {
  if (/^ {0,8}[^,]{1,80} (?:and|but) {0,8}$/.test(before) && instructs.test(before.trimStart()) && TERM.test(after))
    return true;
  return (/ (?:and|but) {0,8}$/.test(before) && FINITE_VERB.test(before)) ||
    (/ but {0,8}$/.test(before) && /^ {0,8}(?:(?:on|in|with|for|to|against|under|by) |¤)/.test(after))
    ? false
    : undefined;
};

/** "Added a guard so the loop never runs twice": what something was done for. */
const isPurpose: Step = ({ before, ruled }) =>
  !ruled && /(?:^| )so (?:that )?(?:[^ ,]{1,20} ){1,6}$/.test(before) ? false : undefined;

const steps: readonly Step[] = [
  isPurpose,
  machineDoes,
  agentsDo,
  isPastOrPointed,
  isDoneOrDue,
  deedOfAnEntry,
  isTold,
  orderGoesOn,
];

const looksLikeARule = ({ before, after, ruled }: CueSite): boolean =>
  !BEHAVES.test(after) && (ruled || /^ {0,8}[a-z]{2,20}(?<!ed|s)(?![a-z])/.test(after) || / an? /.test(` ${before}`));

/** What somebody or something does as a habit. */
const THIRD_PERSON = /^ {0,8}[a-z]{2,20}[^s]s(?![a-z'])/;

/** "Never mind", "never again", "never seen". */
const NOT_COMMANDED =
  /^ {0,8}(?:mind|again|before|seen|saw|heard|met|found|been|worked|had|got|tried|happened|happens|twice|quite|once|more than|too)(?![a-z])/;

const IS_OR_ARE = /(?:^| )(?:is|are) {0,8}$/;

/** What is never done to something may be a rule; what it never is, is how things are. */
const DONE_TO =
  /^ {0,8}(?:to |ever |again |directly |manually |silently |auto-?|re-?|force-|hand-|allowed|acceptable|okay|ok|welcome|optional|appropriate|an option|permitted|enough|grounds for|an? (?:substitute|replacement|excuse|reason|justification|pretext|licen[sc]e|alternative|shortcut|stand-in|proxy|fallback|source of)(?= )|(?:[a-z-]{2,16}ly )?(?:[a-z-]{2,18}ed|sent|written|run|read|put|set|cut|sold|shown|done|made|given|taken|kept|built|used|left|hidden|lost|shut|thrown|split|bound|known|seen|held|sold|told|begun|broken|chosen|drawn|driven|overwritten|rewritten|rebuilt|undone|paid|lent|stuck|spent|hit|let|hired|fed|bought|caught|taught|brought|thought|worn|torn|grown|flown|eaten|forgotten|spoken|stolen|swapped|cast|spread|fought|sought|ground|swept|laid|led|met|won|forgiven|frozen)(?![a-z]))/;

const PAST = new RegExp(
  `^ {0,8}(?!${SPELT_AS_PAST})(?:saw|had|got|went|knew|found|heard|met|came|took|wrote|gave|[a-z]{3,14}ed)(?![a-z])`,
);

/** What nobody is told to do: "we will never know". */
const LEARNED =
  /^ {0,8}(?:know|knew|heard|thought|expected|imagined|guessed|find out|look(?:ed)? back|met|noticed|cared|finished|recovered|came back|been)(?![a-z])/;

/** Parts of a program that are called like those who work on it. */
const MACHINE =
  /(?:^| )(?:the|a|each|every|our) (?:[a-z-]{2,16} )?(?:worker|model|user|bot|client|planner|executor) {0,8}$/;

/** With how or where it is done, somebody does it. */
const BY_HAND = /^[^,;]{0,80} (?:by hand|manually|directly|without|outside|before|from|in) /;

/** What becomes of code and values at run time. */
const CODE_LIFE =
  /^ {0,8}(?:taken|read|used|reached|called|executed|triggered|hit|invoked|set|closed|awaited|released|freed|checked|updated|populated|emitted|fired|resolved|cleared|loaded|returned|seen|run|consumed|rendered|incremented|initiali[sz]ed|flushed|evicted|refreshed|rotated|registered|mounted|sent|received|shown|displayed|empty|null)(?![a-z])/;

const BEHAVES =
  /^ {0,8}(?:expires?|overlaps?|collides?|races?|drifts?|converges?|closes?|stops?|ends?|leaks?|blocks?|waits?|happens?|returns?|fails?|exits?|throws?|completes?|reach(?:es)?|fires?|renders?|appears?|shows?|sees?|knows?|match(?:es)?|works?|worked|ran|occurs?|resolves?|terminates?|finish(?:es)?|loads?|gets?|got|receives?|came|comes|had|was|became|becomes?|changes|learns?|hears?|wins?|arrives?|survives?)(?![a-z])/;
