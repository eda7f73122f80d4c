/** Where an English word of failure tells of a road that is closed. */
import type { CueSite } from "../../../language.ts";
import { CONDITIONAL_CLAUSE, REPORT } from "./clause.ts";

/** A failure that closes a road: something was tried, done again, or is over; a bare symptom in the present is none. */
export const attempted = ({ clause, head, cue, after, ruled, atStart }: CueSite): boolean =>
  !(atStart && /^do(?: not|n't) /.test(cue)) &&
  !QUOTED.test(head) &&
  !REPORT.test(clause) &&
  !PLANNED.test(head) &&
  !WANTED.test(head) &&
  !(head.trim() === "" && EQUATION.test(after)) &&
  !/(?:^| |n')(?:no longer|never again|not|t|never|cannot|without|nothing|as) {0,8}$/.test(head) &&
  !(RELATIVE.test(head) && !ASSERTS.test(head)) &&
  !ANY_SUCH.test(head) &&
  !/(?:(?:^| )(?:what|whatever|whether|how)|[^ ] why) (?:[^ ]{1,20} ){0,5}$/.test(head) &&
  !(/^(?:failed|broke|crashed)$/.test(cue) && /^ {0,3}why (?:[^ ]{1,20} ){1,5}$/.test(head)) &&
  !/(?:^| )(?:rather than|instead of|not|or) {0,8}$/.test(head) &&
  !(ruled && /^fails /.test(cue) && GATE.test(head)) &&
  !(head.trim() === "" && ADJECTIVE.test(cue) && LABELS.test(after)) &&
  !/(?:^| )(?:if|when|whenever|may|might|can|could|would|should|will|must|unless|until|expected|supposed|meant|likely|bound|going|designed|intended) (?:[a-z]{1,12} ){0,4}$/.test(
    head,
  ) &&
  (FINITE.test(cue) || !/(?:^| )to (?!have )(?:[a-z]{1,12} )?$/.test(head)) &&
  !CONDITIONAL_CLAUSE.test(clause) &&
  !/^ {0,8}should /.test(clause) &&
  !/(?:^| )(?:hypothesi[sz]ed|suspected|assumed|thought|believed|wondered|feared|reported|reports|complained|complains|noticed|mentioned) (?:that )?(?:[^ ]{1,20} ){0,10}$/.test(
    head,
  );

/** "I'll stop the stalled job", "let me look at the failed runs": what somebody is about to do, or is doing. */
const PLANNED =
  /(?:^| )(?:let me|let us|let's|(?:i|we)'ll|(?:i'm|i am|we're|we are) (?:now |just |currently |still )?(?:going to|about to|(?:check|look|investigat|examin|read|review|verify|inspect|monitor|compar|wait|debug|trac|re-?runn|terminat|stopp|kill|restart|clean)ing)) (?:[^ ,;:]{1,20} ){0,7}$/;

/** "I want the list to be collapsed": how something is to be. */
const WANTED =
  /(?:^| )(?:wants?|wanted|prefers?|preferred|(?:would|'d) (?:like|love)|likes?|needs?|asks?|asked)(?: for)? (?:[^ ,;:]{1,20} ){0,8}to (?:be|stay|get) (?:[a-z]{1,12} )?$/;

/** "Collapsed = summary", "collapsed state ≈ default output": a sign of equality says what a word stands for. */
const EQUATION = /^ ?(?:[a-z-]{2,14} ){0,2}[=≈≙≡≠]{1,3} ?[^ ]/;

/** "Rules that already crashed the app": it only says which ones; "…, which crashed" goes on telling. */
const RELATIVE =
  /[^ ,] {1,2}(?:that|which|who)(?: (?:is|are|was|were|has|have|had|still|always|often|already|once|previously|recently|just|later|also|never|ever|repeatedly|silently)){0,2} {0,4}$/;

/** "An approach whose premise was tested and …", "something that …", "names which stage …": whatever is so, if anything is. */
const ANY_SUCH =
  /(?:^| )(?:an? (?:[^ ]{1,20} ){1,3}whose|(?:the moment|when|once|if) something|anything|whatever|[a-z]{3,14}s which) (?:[^ ,]{1,20} ){0,6}$/;

/** A verb before the relative clause, which then tells too: "is a stub that silently exits". */
const ASSERTS =
  /(?:^| )(?:is|are|was|were|has|have|had|does|did|became|becomes|made|makes|sent|left|gave|got|built|caught|(?!tried|attempted|failed|rejected)[a-z]{3,14}ed)(?= )/;

/** "The runner fails on one": what a gate does by design. */
const GATE =
  /(?:^| )(?:the|our|this|each|every|a) (?:[a-z-]{2,16} )?(?:runner|ci|build|gate|check|hook|linter|lint|pipeline|job|guard|validator|workflow|pre-commit|typecheck|compiler) $/;

/** "Corrupted store: if installs fail, …": the label of a case and what to do in it. */
const ADJECTIVE = /^(?:corrupted|failed|crashed|broken|rejected|stuck)$/;
const LABELS =
  /^ [^:.;]{1,40}: {1,8}(?:if|when|whenever|run|re-?run|use|delete|remove|repair|retry|try|check|restart|clear|see) /;

/** No infinitive: "moving to pnpm broke …". */
const FINITE =
  /^(?:did|does|is|are|was|were|has|have|had|got|gave|hit|led|lost|ran|made|took|threw|went|became|turned|cost|broke|hung|died|[a-z]{3,14}(?:ed|[^s'u]s))(?![a-z])/;

/** Somebody is quoted: what a text says, not what happened. */
const QUOTED =
  /(?:^| )(?:says?|said|saying|reads|message|titled|labell?ed|called|like|about|phrase|wording) (?:[^ "]{1,20} ){0,3}["'][^"']{0,80}$/;

/** Trouble that is over, or words of relief: good news is no negative fact. */
export const relieved = ({ clause, head, cue, after }: CueSite): boolean =>
  /(?:[,;!(—–-]|^) {0,3}(?:great|nice|perfect|good|thanks|thank you|cool|finally|yay|hooray|phew|excellent|well done|good news|happy)(?![a-z])/.test(
    clause,
  ) ||
  GREEN_AGAIN.test(clause) ||
  AS_WANTED.test(after) ||
  ON_PURPOSE.test(after) ||
  (/gone$/.test(cue) && /^ (?:now(?: that)?|since|after|again|with)(?: |$|[,.])/.test(after)) ||
  (/(?:no longer|gone|over|removed|anymore|any more|does|do)/.test(`${cue}${after}`) &&
    (TROUBLE.test(head) || (/no longer|any ?more/.test(`${cue}${after}`) && SYMPTOM.test(`${cue}${after}`))));

/** "Nothing changed, correct": it is as it should be. */
const AS_WANTED =
  /[,;(—–-] ?(?:(?:which|that|this|it) (?:is|was) |(?:that|it)'s )?(?:correct|right|fine|good|ok|okay|intended|desired|by design|as (?:intended|desired|designed|wanted|planned|it should(?: be)?))[.!) ]{0,4}$/;

/** "Refused by design", "collapsed by default": how it is made, and no failure. */
const ON_PURPOSE = /^(?: [^ ,;]{1,20}){0,3} (?:by (?:design|default)|on purpose|intentionally|deliberately)(?![a-z])/;

const GREEN_AGAIN =
  /(?:^| )(?:(?:is|are|was|were) (?:green|fixed|working|back|fine|solved|resolved) (?:again|now)|(?:passes|passed|works|worked|builds|runs|succeeds) (?:now|again|after|since)|now (?:passes|works|builds|runs|succeeds|green)|(?:all )?(?:green|passing|fixed|working) (?:now|again)|(?:and|but|since|then|later|already|now) (?:was |is |been |got )?fixed)(?![a-z])/;

const TROUBLE =
  /(?:^| )(?:bugs?|errors?|leaks?|crash(?:es)?|warnings?|failures?|issues?|problems?|flakes?|flakiness|flickers?|deadlocks?|races?|races? conditions?|hangs?|timeouts?|glitch(?:es)?|conflicts?|regressions?|spikes?|noise)(?: [^ ,]{1,20}){0,6} $/;

const SYMPTOM =
  /(?:^| )(?:occurs?|happens?|crash(?:es)?|fails?|hangs?|leaks?|blocks?|flickers?|throws?|shows? up|reproduces?|complains?|stutters?|freezes?|breaks?|disappears?|vanish(?:es)?|drops?|hard-fails?|soft-fails?|times? out|panics?|deadlocks?|flakes?|reloads?|lags?|duplicates?|overflows?|segfaults?)(?![a-z])/;
