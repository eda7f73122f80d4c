/** Where an English cue means what it says, and where it only describes. */
import type { CueSite } from "../../language.ts";
import { gapAtStart, wished } from "./fact-sites.ts";
import {
  agentBefore,
  instructs,
  inward,
  modal,
  ORDER_WITH_OBJECT,
  opensClause,
  orders,
  ordersRight,
  pastBefore,
  pronounBefore,
  stateVerb,
} from "./words.ts";

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

/** "do not" with a subject: a rule only where the subject is who is told. */
export function tellsNot(site: CueSite): boolean {
  const { before, after, head, atStart, ruled } = site;
  if (inward.test(after) || HALF_CONDITION.test(head)) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before) && EXPLAINS.test(head)) return false;
  if (/(?:^| )(?:we|i) {0,8}$/.test(before)) return (ruled || /^[^,]{0,40}$/.test(head)) && !stateVerb.test(after);
  if (atStart || orderGoesOn(site)) return !/^ {0,8}(?:forget|worry|hesitate|bother|panic)(?![a-z])/.test(after);
  return agentBefore.test(before) && (ruled || /(?:^| )you {0,8}$/.test(before)) && !stateVerb.test(after);
}

/** An order, or leave that is given, goes on with another: "fix the bug but do not commit", "you may refactor it but don't …". */
export const orderGoesOn = (site: CueSite): boolean =>
  GOES_ON.test(site.before) && ((opensClause(site) && !THIRD_PERSON.test(site.before)) || ALLOWS.test(site.before));

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

const FACT_NOUN =
  /^ {0,8}(?:such |other |further |more |new |real |known |obvious |significant |visible |hard |fixed |unexpected |noticeable |measurable )?(?:errors?|warnings?|issues?|problems?|match(?:es)?|results?|responses?|output|changes?(?! to (?:the|any|our|existing|public|¤))|deadlines?|blockers?|effects?|differences?|regressions?|data|answers?|luck|improvements?|gains?|success|failures?|evidence|signs?|traces?|hits?|reply|findings?|idea|clue|worries|way|longer|one|op|news|comments?|questions?|objections?|hurry|equivalent|methods?|modules?|members?|attributes?|handlers?|space left|matching)(?![a-z])/;
/** What nobody would forbid where no rules stand: how a work goes, or what a product spares its users. */
const STATUS =
  /^ {0,8}(?:hard |fixed |unexpected |noticeable |measurable |visible |extra )?(?:(?:matching|open|known|outstanding|unresolved|duplicate|stale|relevant) [a-z]{2,16}s(?= {0,3}(?:[.,;)]|$))|limits?(?= by| {0,3}(?:[.,;()]|$))|dependencies(?= {0,3}(?:[.,;()]|$))|deadlines?|blockers?|lock-in|overflow|downtime|hassle|fuss|setup|sign-?up|installation|configuration|boilerplate|friction|impact|drift|overlap|progress|feedback|activity|(?:broken|missing|dangling|orphaned|unresolved|uncommitted|failing|failed|leftover|remaining|pending) [a-z]{2,14})(?![a-z])/;
/** How something came out, with what may be said of it: "no further action", "no merge conflicts". */
const OUTCOME = new RegExp(
  "^ {0,8}(?!unhandled |silent |swallowed |unexplained )(?:(?:(?:further|other|more|immediate|additional|manual|new|user) )?actions?|(?:[a-z-]{2,16} ){0,2}(?:crash(?:es)?|conflicts?|cause|winner|follow-?ups?|tasks?|errors?|warnings?|regressions?|failures?|issues?|problems?|bugs?|leaks?|reasons?|timeouts?|differences?|findings?|questions?|incidents?|complaints?|improvements?|flicker|evidence)" +
    "|(?:(?:behaviou?r(?:al)?|functional|user-visible|visible|user-facing|observable|semantic|net|material|significant|other|further) )?changes?|diffs?|tests?|such [a-z ]{2,20})" +
    "(?: (?:yet|so far|here|left|either|to (?:report|change|fix)|in [^,]{2,40}|on [^,]{2,40}|between [^,]{2,40}|after [^,]{2,40}|as far as [^,]{2,40}|at [^,]{2,30}))? {0,4}(?:$|[.,;:)(])",
);
/** A label that says that rules follow on its line. */
const RULE_LABEL =
  /(?:^| )(?:constraints?|rules?|requirements?|conditions?|guardrails?|limits?|polic(?:y|ies)|boundar(?:y|ies)|non-negotiables?)[^:]{0,20}: (?:[^:]{0,80}, ?)?$/;
/** A verb that makes a statement of "no …". */
export const FINITE =
  /(?:^| )(?:is|are|was|were|has|have|had|exists?|existed|yet|so far|currently|found|remains?|left|needed|required|necessary|available|configured|set|wired|enabled|defined|registered|present|installed|implemented|recorded|written|tested|published|detected|reported|shows?|appears?|works|passes|failed|happened|got|came|comes|will|can|could|does|did)(?![a-z])/;

/** "no …" at the start: without a verb it forbids, unless it names an outcome. */
export function forbidsNoun(site: CueSite): boolean {
  const { after, head, before, ruled, agent, lead } = site;
  if (CONDITIONAL.test(head) || /(?:^| )but {0,8}$/.test(head) || gapAtStart(site)) return false;
  if (BEGS.test(site.clause) && !FINITE.test(after) && !NO_TROUBLE.test(after)) return true;
  if (
    modal.test(after) ||
    /(?:^| )(?:is|are) (?:authori[sz]ed|acceptable|tolerated|accepted|welcome|wanted)(?![a-z])/.test(after)
  )
    return true;
  if (
    /^ {0,8}(?!pending|remaining|missing|failing|existing|outstanding|matching|warning)[a-z]{3,14}ing (?![a-z]{2,14}(?:ed|s) )/.test(
      after,
    ) &&
    !FINITE.test(after)
  )
    return true;
  if (HERE.test(after) || /^ {0,8}¤{1,200} (?:has|have|returns|shows|starts) .{0,80}\( {0,2}$/.test(head)) return false;
  if (!ruled && !RULE_LABEL.test(head) && (STATUS.test(after) || OUTCOME.test(after)) && !FINITE.test(after))
    return false;
  if (COVERS.test(after) && !/(?:^| )(?:without|unless|until|before) /.test(after)) return false;
  const said = after
    .replace(/^ {0,8}(?:required|needed|necessary|available|known|left) /, " ")
    .replace(/ (?:before|until|unless|without|while|as long as|once) .{0,400}$/, " ");
  if (/^ {0,8}changes? to (?:the|any|our|existing|public|¤)/.test(after) && !FINITE.test(said))
    return (
      ruled ||
      (!agent && before === head && lead.trim() === "" && !(site.listed ? TELLS : REPORTS).test(site.preceding))
    );
  if (ruled && /^ {0,8}changes? to /.test(after) && !FINITE.test(said)) return true;
  if (!/^ {0,8}[¤a-z"'/.@]/.test(after) || FACT_NOUN.test(after) || FINITE.test(said)) return false;
  if (/(?:^| )(?:without|unless|until|before) /.test(after)) return true;
  if (ruled) return true;
  if (
    agent ||
    LISTED.test(after) ||
    ((before !== head || (site.listed && !/please/.test(after))) && /^ {0,8}(?:more|longer) (?!than)/.test(after))
  )
    return false;
  if (site.listed ? TELLS.test(site.preceding) : REPORTS.test(`${site.preceding} ${site.lead}`)) return false;
  const first =
    (lead.trim() === "" || instructs.test(lead.trimStart())) &&
    (before === head || /[:)] {0,8}$/.test(head.slice(0, head.length - before.length)) || BOUND_BY.test(head));
  return (
    first || opensClause(site) || (/^ {0,8}no /.test(head) && (lead.trim() === "" || instructs.test(lead.trimStart())))
  );
}

/** "Before the freeze ends, no …", "analysis only, no …": what stands before the comma binds. */
const BOUND_BY =
  /^ {0,8}(?:before|until|till|unless|while|during|outside|beyond|as long as|throughout|per|by order of|for the (?:duration|rest|remainder) of) [^,]{2,80}, {0,8}$|(?:^|[:,] )[^,:]{2,40} only, {0,8}$/;

/** Nobody asks for what is already so. */
const BEGS = /(?:^|[ ,])please(?![a-z])/;

/** A report of what was done and how it came out. */
const REPORTS =
  /(?:^| )(?:was|were|ran|passed|passes?|completed?|finished|present|verified|verifies|clean|green|unchanged|collected|retrieved|\d{1,6} (?:passed|tests?|warnings?|failed))(?![a-z]).{0,200}$/;

/** What an entry tells before: a verb in the past or of being, and nothing that orders. */
const TELLS =
  /^(?!.{0,400}(?:^|[.!] )(?:use|keep|run|write|add|make|do|always|never|please|fix|put|take|leave|build) ).{0,400} (?:is|are|was|were|has|have|had|did|[a-z]{3,14}ed|moved|gave|got|went|exposes?|returns?|shows?) /;

/** What stands before is a condition or a circumstance of what is. */
export const CONDITIONAL =
  /(?:^|[ ,(])(?:if|when|whenever|where|with|because|since|as|though|although|while|that|which|has|have|had) {0,8}$/;

/** A named field or file that is missing. */
const LISTED =
  /^ {0,8}¤{1,200} (?:fields?|columns?|keys?|files?|entry|entries|flags?|options?|parameters?|attributes?|property|properties|branch|table|endpoint|route)(?![a-z])/;

/** "No cgo on this machine": how things are where one works. */
const HERE =
  /^ {0,8}(?:[^ ]{1,24} ){1,3}(?:on|in) this (?:machine|environment|box|host|sandbox|container|laptop|harness|shell|vm)(?![a-z])/;

/** "No active task recorded": an empty place in a form. */
const NOTHING_OPEN =
  /^ {0,8}(?:active|open|current|pending|known|outstanding|further|other|remaining) (?:[a-z]{3,14} )?(?:tasks?|questions?|issues?|blockers?|work|items?|todos?|decisions?|bugs?|problems?)(?![a-z])/;

/** "No workflow covers the folder": one thing, its verb, and what that is said of. */
const COVERS = /^ {0,8}[a-z-]{2,20} [a-z]{3,14}[^s]s (?:¤|(?:the|an?|it|this|that|any|all|these|them|our|its) )/;

/** Good news by denial. */
export const NO_TROUBLE =
  /^ {0,8}(?:[a-z]{2,14} ){0,1}(?:errors?|issues?|problems?|failures?|regressions?|conflicts?|blockers?|dead.?ends?|surprises?|crash(?:es)?|leaks?|warnings?|complaints?|bugs?|incidents?)(?![a-z])/;

/** "no …" without a verb, after a report of how it came out. */
export const reportsNone = (site: CueSite): boolean =>
  !site.ruled &&
  !CONDITIONAL.test(site.head) &&
  !modal.test(site.after) &&
  !FACT_NOUN.test(site.after) &&
  !NO_TROUBLE.test(site.after) &&
  !/(?:^| )(?:needed|required|necessary)(?![a-z])|(?:changed?|changes|affected) {0,8}$/.test(site.after) &&
  (site.listed ? TELLS.test(site.preceding) : REPORTS.test(`${site.preceding} ${site.lead}`));

/** "no …" at the start with a verb or an outcome: it says how things are. */
export const deniesNoun = (site: CueSite): boolean => {
  const said = site.after.replace(/, {0,8}(?:so|because|since|but|and|therefore) .{0,400}$/, "");
  return (
    !modal.test(said) &&
    !CONDITIONAL.test(site.head) &&
    (FINITE.test(said) || COVERS.test(said) || HERE.test(said)) &&
    !NO_TROUBLE.test(said) &&
    !NOTHING_OPEN.test(said) &&
    !/(?:^| )(?:needed|required|necessary)(?![a-z])/.test(said) &&
    !forbidsNoun(site) &&
    !/^ {0,8}(?:worries|problem|idea|doubt)/.test(said) &&
    !/^ {0,8}else (?:is|was|has been) /.test(said) &&
    !/^ {0,8}(?:[^ ]{1,20} ){1,3}(?:is|are) able /.test(said) &&
    !/(?:^| )(?:affected|harmed|lost|hurt|impacted|damaged|leaked|exposed|displayed|restarted|overwritten|deleted|changed|modified|touched|renamed|moved)(?![a-z])/.test(
      said,
    ) &&
    !/^ {0,8}(?:else |here |there |more )?(?:failed|broke|crashed|happened|is wrong|was wrong|was lost|was found|to )/.test(
      said,
    )
  );
};

/** "only": an order, a permission for some, a gate; not a count, a cause or a trait. */
export function limits(site: CueSite): boolean {
  const { head, lead, before, after, clause, spelledAfter, atStart, ruled, agent } = site;
  const spelled = isShouted(spelledAfter.slice(0, 24)) ? "only" : site.spelled;
  if (/(?:^| )(?:the|if|an|not|can|could|was|were|has|had|have|one|first) {0,8}$/.test(before))
    return spelled === "ONLY";
  if (
    /^ {0,8}(?:because|as a|one of|one|two|three|four|five|some|half|part|partly|partially|a few|an?|then|now|recently|got|had|saw|found|the first|\d)(?![a-z])/.test(
      after,
    ) &&
    !modal.test(clause)
  )
    return spelled === "ONLY";
  if (
    !agent &&
    BARE_END.test(after) &&
    /(?:^| )(?:wants?|wanted|asked|asks|insists?|decided|agreed|requires?) /.test(head)
  )
    return true;
  if (/(?:^| )(?:would|could|might)(?= )/.test(after) || EVER_DID.test(after)) return false;
  if (/^ {0,8}(?:it|this|that|they|these|those|which|who) /.test(before) && !modal.test(clause))
    return spelled === "ONLY" && ruled;
  if (
    ((SHOWS.test(before) && !/^ {0,8}(?:please )?work {0,8}$/.test(before)) ||
      (atStart && SHOWN.test(after)) ||
      /^ {0,8}prefer /.test(clause)) &&
    !modal.test(clause) &&
    spelled !== "ONLY"
  )
    return false;
  if (
    /^ {0,8}(?:¤{1,200} now [a-z]{3,14}s |(?:kept|left|used|made|built|[a-z]{3,14}ed|(?:set|run)(?= (?:in|on|at|by|from|with|under|to|every|once|when) )) )/.test(
      before,
    ) &&
    !ruled &&
    !modal.test(clause)
  )
    return false;
  if (!ruled && site.listed && BARE_END.test(after) && !PLACED.test(before) && !instructs.test(before.trimStart()))
    return false;
  if (
    !ruled &&
    before.trim() !== "" &&
    /\($/.test(head.slice(0, head.length - before.length)) &&
    /^ {0,8}[,;)]/.test(after)
  )
    return false;
  if (
    !agent &&
    ruled &&
    (BARE_END.test(after) || /^, (?:such as|for example|like|e\.g)/.test(after)) &&
    /(?:^| )(?:is|are) (?:for )?[a-z-]{2,20}(?: [a-z-]{2,20})? {0,8}$/.test(before)
  )
    return true;
  if (!modal.test(clause) && agentBefore.test(before) && stateVerb.test(after)) return false;
  if (atStart && !modal.test(clause) && PAST_END.test(after)) return false;
  if (/^ {0,8}then /.test(after) && instructs.test(after.replace(/^ {0,8}then /, ""))) return true;
  if (spelled === "ONLY" || /^ {0,8}(?:allowed|permitted|authori[sz]ed|to be)(?![a-z])/.test(after)) return true;
  if (agent && !ruled && !COMMITS.test(head)) return false;
  if (/(?:^| )(?:if|when|whether|where|because|since|that) [^,]{0,60}$/.test(head) && !STARTS_ONLY.test(after))
    return false;
  if (atStart && LEFT_OVER.test(head)) return false;
  if (/(?:^| )(?:may|might) {0,8}$/.test(before) && /^ {0,8}be (?:an?|the) /.test(after)) return false;
  if (!agent && BARE_END.test(after) && CONFINED.test(before) && (ruled || !FINITE_VERB.test(before))) return true;
  if (atStart)
    return (
      (modal.test(after) || !ELLIPTIC.test(clause)) &&
      ((instructs.test(after.trimStart()) && !/^ {0,8}[a-z]{2,20},/.test(after)) ||
        modal.test(after) ||
        ORDER_WITH_OBJECT.test(after) ||
        ONLY_SOME.test(after) ||
        GATE_WORD.test(after) ||
        (!agent &&
          lead.trim() === "" &&
          (spelled === "Only" || (clause.length < 60 && !FINITE_VERB.test(`${after} `))) &&
          /^ {0,8}[a-z¤"]/.test(after) &&
          !BE_OR_DO.test(`${after} `)))
    );
  if (
    /(?:^| )(?:belongs?|goes?|lives?|stays?) {0,8}$/.test(before) &&
    /^ {0,8}(?:to|in|on|at|inside|under) /.test(after)
  )
    return !agent;
  if (pronounBefore.test(before) && !modal.test(before)) return false;
  if (
    THING.test(before) &&
    !agentBefore.test(before) &&
    !modal.test(clause) &&
    (ruled ? WORKS_SO : /^ {0,8}[a-z]{2,14}[^s]s(?![a-z])/).test(after)
  )
    return false;
  if (
    !ruled &&
    /^ {0,8}(?:runs|loads|returns|exports|renders|fires|triggers|starts|logs|shows|reads|calls|works|fails) {1,8}$/.test(
      before,
    )
  )
    return false;
  if (
    !ruled &&
    /^ {0,8}[a-z]{3,16}s {1,8}$/.test(before) &&
    /^ {0,8}(?!(?:through|from|with|via|for|under|inside|within|after|when|once|until|before|upon|where|over) )[a-z]{3,14}(?<!s|ed|ly|ing)(?= (?:the|an?|one|two|¤|[a-z]))/.test(
      after,
    ) &&
    !agentBefore.test(before)
  )
    return false;
  if (modal.test(before) && /^ {0,8}(?:need|take|have|require|cost|affect|matter|happen)(?![a-z])/.test(after))
    return false;
  if ((opensClause(site) && (ruled || !describes(clause))) || modal.test(before)) return true;
  if (!ruled && describes(clause)) return false;
  if (ordersRight.test(before)) return true;
  if (
    !agent &&
    /^ {0,8}(?:[.;!()"]|$)/.test(after) &&
    /^(?:you|agents?|we) (?!(?:were|had|got|was|did) )/.test(before.trimStart())
  )
    return true;
  if (
    !agent &&
    !STATES.test(before) &&
    (GATE_WORD.test(after) || (/^ {0,8}(?:[,.;!()"]|$)/.test(after) && PLACED.test(before)))
  )
    return true;
  if (/^ {0,8}(?:[,.;!()"]|$)/.test(after))
    return (
      /(?:^| )(?:takes?|accepts?|allows?|supports?|uses?|gets?|goes?|go|comes?|happens?|belongs?|for|by|via|through|with)(?= )/.test(
        before,
      ) || !FINITE_VERB.test(before)
    );
  return (
    STARTS_ONLY.test(after) ||
    agentBefore.test(before) ||
    (ruled &&
      !/(?:^| )(?:is|are|works?|appl(?:y|ies)|exists?|runs?|shows?|appears?|happens?|needed|available|used) {0,8}$/.test(
        before.replace(/^[ (]{1,4}/, " "),
      ))
  );
}

/** "Supports only …", "keeps it in memory only": the clause begins with what something does, not with an order. */
export const describes = (clause: string): boolean =>
  /^ {0,8}(?:also |always |currently |now )?[a-z]{2,14}[^s'u]s (?!(?:must|should|may|can|will|shall|are|is|to|only (?:in|on|from|for|where|when|if|with|via|through|at|after|as)|in|on|from|for|with|of|go|live|belong|come|happen|run|stay|need|use|have|take|get|work|exist|and|or|do|never|read|write|call) )/.test(
    clause,
  ) && !orders.test(clause);

/** A verb that tells what is or happens, where a bare noun with its place would be a rule: "variables from the theme only". */
const STATES =
  /(?:^| )(?:is|are|was|were|did|does|do|has|have|had|can|could|will|would|happens?|occurs?|fails?|failed|appears?|shows?|works?|exists?|runs?|seen|applies|apply|holds?|needs?|knows?|sees?|gets?|[a-z]{3,14}ed)(?= )/;
const PLACED = /(?:^| )(?:from|in|on|at|under|inside|within|to|over|behind)(?= )/;

/** "The hook only fires once": one thing, and how it works. */
const THING = /^ {0,8}(?:the|this|that|an?|each|every|¤) ?(?:[^ ,]{1,24} {1,8}){0,4}$/;
const WORKS_SO =
  /^ {0,8}(?:appears|happens|fires|accepts|allows|shows|mentions|covers|runs|listens|works|has|contains|supports|reads|knows|sees|needs|takes|returns|handles|loads|checks|renders|triggers|applies|starts|gets|sets|logs|lists|stores|holds|matches|affects|exists|lives|serves|responds)(?![a-z])/;

/** "Analysis only": the kind of work that is asked for. */
const CONFINED =
  /(?:^|[ :] )(?:analysis|research|planning|review|docs|documentation|investigation|design|exploration|discussion|internal use|personal use|local use|bug ?fixes|text changes|doc changes) {0,8}$|^ {0,8}(?:in )?scope ?: [^,;.]{2,40}$/;

/** "Left to do: only the docs". */
const LEFT_OVER = /(?:^| )(?:left|left to do|remaining|remains|to do|todo|open|missing|pending|outstanding) ?: {0,8}$/;

/** What appears or works only there is told, not ordered. */
const SHOWS =
  /(?:^| )(?:appears?|occurs?|shows? up|works?|fires?|triggers?|visible|available|reproduces?|fails?|renders?|displays?|displayed|shown|activates?|matters?|applicable|relevant|returned|emitted|needed|required|possible|useful|comes|came|stems|derives|results) {0,8}$/;
const SHOWN =
  /^ {0,8}(?:visible|available|shown|needed|required|applicable|relevant|displayed|present|active|enabled|useful|reproducible|possible|works?|appears?|affects?|matters?|happens|occurs|(?:used|called|read|loaded|invoked|referenced|triggered|reached|seen)(?= (?:by|in|for|at|from|on|once|when) ))(?![a-z])/;
/** Capitals emphasise nothing where everything is in capitals. */
const isShouted = (text: string): boolean => /[A-Z]{2}/.test(text) && !/[a-z]/.test(text);

/** "Only ever came from": what was, not what may be. */
const EVER_DID = /^ {0,8}ever (?:[a-z]{3,14}ed|came|did|was|were|saw|had|got|went|ran|made|took)(?![a-z])/;
/** "Only the baseline improved": a verb in the past ends the clause, or what it did follows. */
const PAST_END =
  /^ {0,8}(?:the |an? |this |that |our )?(?:(?!(?:is|are|be|gets?|may|can|must|should) )[^ ,]{1,24} ){1,3}(?:[a-z]{3,14}ed|ran|went|broke|got|came|did)(?: {0,4}$|[.,;]| (?:in|on|at|by|with|for|after|to|the|a|when|because) )/;
/** Nothing follows but a mark. */
const BARE_END = /^ {0,8}(?:[.;!()"]|$)/;
/** An agent binds itself. */
const COMMITS = /(?:^| )(?:i|i'll|i will|we'll|we will) /;

const BE_OR_DO =
  /(?:^| )(?:is|are|was|were|has|have|had|does|did|can|could|will|needs?|needed|remains?|remained|works?|worked|fails?|failed|recorded|matters?|applies|exists?)(?= )/;

const ONLY_SOME =
  /^ (?!\d)[^,;]{1,60} (?:may|can|must|should|(?:is|are)(?! (?:left|missing|open|pending|affected|broken|failing|remaining|to blame|wrong|different|needed|required|known|visible|shown|still|now|not)(?![a-z]))|shall|gets? to|goes|go|count)(?![a-z])/;
/** An answer to a question: a condition without a clause that it limits. */
const ELLIPTIC = /^ {0,8}only (?:if|when|with|in|on|for|by|from|once|after|because) [^,]{0,200}$/;

/** A finite verb, or what looks like one. */
export const FINITE_VERB =
  /(?:^| )(?:is|are|was|were|did|does|do|has|have|had|can|could|will|[a-z]{3,14}(?:ed|[^s]s))(?= )/;

const GATE_WORD =
  /^ {0,8}(?:ever |then )?(?:after|once|when|where|if|with|on request|upon|in|on|for|by|from|via|through|under|within|inside)(?![a-z])/;
const STARTS_ONLY = /^ {0,8}(?:after|once|when|if|with|upon|on request|by explicit)(?![a-z])/;

/** Something stands before a comma, bracket or dash, and the cue right behind it. */
const afterMark = /[^\s,(] ?[,(—–:] {0,8}(?:and |but )?$|¤ {1,8}(?:and|but) {1,8}$/;

/** "Use the new client and not the old one". */
const JOINED_HALF = / (?:and|but) {1,8}$/;
const TERM = /^ {0,8}(?:the|an?|any|¤|in|on|by|via|from|with|to|into|at|under) ?/;

/** "X, not Y" and "X (not Y)": an instruction makes it a prohibition. */
export const contrasts = (site: CueSite): boolean =>
  (afterMark.test(site.head) || (JOINED_HALF.test(site.head) && opensClause(site) && TERM.test(site.after))) &&
  !(
    !site.ruled &&
    !opensClause(site) &&
    !modal.test(site.head) &&
    !PLACES.test(site.head) &&
    JUDGES.test(site.after)
  ) &&
  !/^ {0,8}(?:used|added|moved|fixed|changed|made|switched|ran|kept|set to|replaced|built|written|sent|taken|done|which|that|it's|that's|it is) /.test(
    site.head,
  ) &&
  !(!site.ruled && /(?:^| )(?:may|might|can|could) (?:[a-z]{2,14} ){1,4}\(? ?(?:but )?$/.test(site.head)) &&
  !/^ {0,8}(?:caused|created|introduced|covered|handled|reached|seen|found) (?:by|in) /.test(site.after) &&
  (!site.agent || site.ruled || COMMITS.test(site.head)) &&
  !/^\S{1,30} (?:says|is|are|was|were|means|has|have) |^(?:[^ ]{1,30} {1,3}){1,6}(?:is|are|was|were) (?:an?|the) |^¤{1,200} [a-z]{3,14}s /.test(
    site.clause.trimStart(),
  ) &&
  ((opensClause(site) && (site.ruled || !describes(site.clause))) ||
    modal.test(site.head) ||
    (PLACES.test(site.head) && (site.ruled || !/comes? from /.test(site.head))) ||
    ((site.ruled || (!site.agent && site.lead.trim() === "" && !inBrackets(site.head) && FEW_WORDS.test(site.head))) &&
      !FINITE_VERB.test(`${site.head} `)));

/** Behind "not": how far something is, or what it is not. */
const JUDGES =
  /^ {0,8}(?:an? |(?:fully|yet|really|quite|entirely|necessarily|just|always|completely|strictly|exactly) |[a-z]{3,14}ed(?![a-z]))/;

const FEW_WORDS = /^ {0,8}(?:[^ ]{1,40} {1,8}){0,2}[^ ]{1,40} {0,8}$/;

/** Both halves of a contrast stand inside one bracket: "(sums, not products)". */
const inBrackets = (head: string): boolean => {
  const comma = head.lastIndexOf(",");
  const said = head.slice(0, Math.max(0, comma));
  return (said.match(/\)/g) ?? []).length < (said.match(/\(/g) ?? []).length;
};

/** What goes where is a rule, though no verb orders it. */
const PLACES = /(?:^| )(?:belongs?|goes?|go|lives?|stays?|happens?|comes? from) (?:[^ ]{1,40} ){1,6}$/;

/** "X is a, not b": what is so, set right. */
export const corrects = (site: CueSite): boolean =>
  afterMark.test(site.head) &&
  (!opensClause(site) || /^\S{1,30} (?:says|is|are|was|were|means) /.test(site.clause.trimStart())) &&
  SAYS_SO.test(site.head.slice(site.head.lastIndexOf(": ") + 1)) &&
  SHORT_TERM.test(site.after) &&
  /[\d`_/@]|\p{Lu}|\p{L}[.-]\p{L}/u.test(site.spelledAfter.slice(0, 60));

/** One term, as a correction sets it against another: code, a number, or at most three words. */
const SHORT_TERM =
  /^ {0,8}(?:(?:the|an?|in|on|at|with|by|under|via) )?(?:¤{1,200}|\d[^\s,;]{0,40}|[^\s,;¤]{1,40}(?: [^\s,;¤]{1,40}){0,2})(?:[,;).]| as | {0,4}$)/;

const SAYS_SO =
  /(?:^| )(?:is|are|was|were|says|means|lives?|uses|expects|called|named|spelled|spelt|we're|it's|that's|listens?|sits?|points?|runs|returns|takes|reads|writes|defaults|starts|ends|begins|comes|belongs|goes|holds|contains|sends|wants|needs|has|refers|resolves|maps|binds|serves|accepts|supports|requires|calls|targets|moved|changed)(?![a-z])/;

/** A failure that closes a road: something was tried, done again, or is over; a bare symptom in the present is none. */
export const attempted = ({ clause, head, cue }: CueSite): boolean =>
  !QUOTED.test(head) &&
  !REPORT.test(clause) &&
  !/(?:^| |n')(?:no longer|never again|not|t|never|cannot|without|nothing|as|[^ ] (?:that|which|who)(?: (?:is|are|was|were|has|have|had|still|always|often))?) {0,8}$/.test(
    head,
  ) &&
  !/(?:(?:^| )(?:what|whatever|whether|how)|[^ ] why) (?:[^ ]{1,20} ){0,5}$/.test(head) &&
  !(/^(?:failed|broke|crashed)$/.test(cue) && /^ {0,3}why (?:[^ ]{1,20} ){1,5}$/.test(head)) &&
  !/(?:^| )(?:rather than|instead of|not|or) {0,8}$/.test(head) &&
  !/(?:^| )(?:if|when|whenever|may|might|can|could|would|should|will|must|unless|until|expected|supposed|meant|likely|bound|going|designed|intended) (?:[a-z]{1,12} ){0,4}$/.test(
    head,
  ) &&
  (/^did/.test(cue) || !/(?:^| )to (?!have )(?:[a-z]{1,12} )?$/.test(head)) &&
  !/^(?:if|when|whenever|unless|once|should) /.test(clause.trimStart()) &&
  !/(?:^| )(?:hypothesi[sz]ed|suspected|assumed|thought|believed|wondered|feared|reported|reports|complained|complains|noticed|mentioned) (?:that )?(?:[^ ]{1,20} ){0,10}$/.test(
    head,
  );

/** Somebody is quoted: what a text says, not what happened. */
const QUOTED =
  /(?:^| )(?:says?|said|saying|reads|message|titled|labell?ed|called|like|about|phrase|wording) (?:[^ "]{1,20} ){0,3}["'][^"']{0,80}$/;

/** Trouble that is over, or words of relief: good news is no negative fact. */
export const relieved = ({ clause, head, cue, after }: CueSite): boolean =>
  /(?:[,;!(—–-]|^) {0,3}(?:great|nice|perfect|good|thanks|thank you|cool|finally|yay|hooray|phew|excellent|well done|good news|happy)(?![a-z])/.test(
    clause,
  ) ||
  GREEN_AGAIN.test(clause) ||
  (/gone$/.test(cue) && /^ (?:now(?: that)?|since|after|again|with)(?: |$|[,.])/.test(after)) ||
  (/(?:no longer|gone|over|removed|anymore|any more|does|do)/.test(`${cue}${after}`) &&
    (TROUBLE.test(head) || (/no longer|any ?more/.test(`${cue}${after}`) && SYMPTOM.test(`${cue}${after}`))));

const GREEN_AGAIN =
  /(?:^| )(?:(?:is|are|was|were) (?:green|fixed|working|back|fine|solved|resolved) (?:again|now)|(?:passes|passed|works|worked|builds|runs|succeeds) (?:now|again|after|since)|now (?:passes|works|builds|runs|succeeds|green)|(?:all )?(?:green|passing|fixed|working) (?:now|again)|(?:and|but|since|then|later|already|now) (?:was |is |been |got )?fixed)(?![a-z])/;

const TROUBLE =
  /(?:^| )(?:bugs?|errors?|leaks?|crash(?:es)?|warnings?|failures?|issues?|problems?|flakes?|flakiness|flickers?|deadlocks?|races?|races? conditions?|hangs?|timeouts?|glitch(?:es)?|conflicts?|regressions?|spikes?|noise)(?: [^ ,]{1,20}){0,6} $/;

const SYMPTOM =
  /(?:^| )(?:occurs?|happens?|crash(?:es)?|fails?|hangs?|leaks?|blocks?|flickers?|throws?|shows? up|reproduces?|complains?|stutters?|freezes?|breaks?|disappears?|vanish(?:es)?|drops?|hard-fails?|soft-fails?|times? out|panics?|deadlocks?|flakes?|reloads?|lags?|duplicates?|overflows?|segfaults?)(?![a-z])/;

/** A clause that opens with a condition. */
export const CONDITIONAL_CLAUSE = /^(?:if|when|whenever|unless|once|in case|where|why) /;

/** An order follows the comma. */
export const afterComma = (after: string): boolean => {
  const comma = after.indexOf(",");
  return comma !== -1 && instructs.test(after.slice(comma + 1).trimStart());
};

/** The parts of a bug report: what is seen, and nothing that was tried. */
const REPORT = /^ {0,3}(?:bug|symptoms?|expected|actual|observed|steps to reproduce|repro|reproduction) {0,4}: /;

/** What is denied is denied outright, not under a condition. */
export const unconditional = ({ clause, head }: CueSite): boolean =>
  !/^(?:if|when|whenever|unless|once|in case) /.test(clause.trimStart()) &&
  !OPEN_ENDED.test(head) &&
  !wished(head) &&
  !REPORT.test(clause) &&
  !/(?:^| )(?:may|might|can|could|would) (?:[a-z]{2,12} )?(?:be )?$/.test(head) &&
  !/(?:^| )(?:that|which) (?:[^ ]{1,30} ){1,6}(?:we|i|you|they) {0,8}$/.test(head);

/** A condition, a relative clause or somebody's own state: what is denied behind it is no fact about the work. */
const OPEN_ENDED =
  /(?:^| )(?:(?:if|when|whenever|unless|in case|where|until|while) (?:[^ ]{1,30} ){0,6}|(?:(?:no one|nobody|nothing|none)(?: [^ ]{1,20}){0,3}|that|which|who|whose|i|i'm|we're|i am|we are) )$/;

/** The subject is named, or the verb says enough without it. */
export const told = (site: CueSite): boolean =>
  !pronounBefore.test(site.before) ||
  /, but (?:it|they) {0,8}$/.test(site.head) ||
  (site.lead.trim() !== "" &&
    /^(?:is|are|was|were|has|have|had)/.test(site.cue) &&
    /^ {0,3}(?:it|they)(?: (?:is|are|was|were|has|have|had))? {0,3}$/.test(site.head)) ||
  /^ {0,8}(?:exist|support|work|have|help)/.test(site.after) ||
  / (?:exist|support|work|have|help|prove|show|cover|include|contain|provide|handle|guarantee|persist|survive|validate)$/.test(
    site.cue,
  );
