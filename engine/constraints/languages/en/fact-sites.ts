/** Where an English word of failure, of absence or of an end states a fact that somebody would otherwise look for. */
import type { CueSite } from "../../language.ts";
import { modal, opensClause } from "./words.ts";

/** A word of failure that only counts as the outcome of a try: the clause begins with what was done. */
export const outcomeOfATry = ({ clause, head }: CueSite): boolean =>
  TRY.test(clause.replace(LABEL, "").trimStart()) &&
  /[^ ] /.test(head) &&
  !modal.test(head) &&
  !/ (?:that|which|who) (?:[a-z]{2,5} )?$/.test(head);

/** The name of an entry and its colon. */
const LABEL = /^[^:¤]{1,40}: /;

/** "Raising the limit …", "Even after the rebuild …", "The second attempt …", "We moved it …". */
const TRY =
  /^(?:(?:even|just|simply|merely|only|again|also|then|so|and|but|unfortunately|sadly|sure enough|however),? ){0,2}(?:(?!(?:during|according|regarding|concerning|including|nothing|everything|anything|something|pending|existing|missing|building block|testing|logging|caching|routing|string|thing|king|spring|being|depending|starting|following|assuming|given|handling|rendering|parsing|billing|pricing|training data|warning|meaning|setting|settings|incoming|outgoing|remaining|resulting|corresponding|underlying) )[a-z]{2,13}ing [^ ]|(?:even )?(?:after|with|despite) |even without |even |(?:i|we|i've|we've) (?:also |then |even |first |already |have |had )?(?!only|use|need|have|can|must|should)[a-z]{2,14}(?:ed|t|k|n|w) |(?:(?:the|an?|my|our|this|that|each|every|all|both|another|one|two|three|four|several|many|multiple|repeated) )?(?:[^ ]{2,20} ){0,4}?(?:attempts?|try|tries|retry|retries|fix|fixes|hotfix|patch|workarounds?|approach|experiment|rerun|restart|reboot|rebuild|reinstall|upgrade|downgrade|rollback|revert|rewrite|refactor|refactoring|spike|poc|prototype|pilot|bisect|tweaks?|theory|hypothesis|assumption|guess|idea|heuristics?|variant|option|ensemble|schedule|model|trick|hack|proof of concept|first pass|second pass|fine-?tun(?:e|ing)|run|test|load test|rounds?|take|version) |(?:attempt|option|approach|take|try|round|variant|plan|idea|exp|experiment|iter|iteration|run|trial) [a-z0-9#]{1,4}(?: |,|\())/;

/** What is told is so, here and now: no duty, no plan, no condition. */
export const settled = (site: CueSite): boolean =>
  !modal.test(site.head) &&
  !wished(site.head) &&
  !(
    opensClause(site) &&
    !/^(?:changes|runs|tests|checks|builds|reviews|fixes|releases|calls|updates) /.test(site.clause.trimStart())
  );

/** An order follows a label: "Failed: retry once". */
export const ordersLater = ({ after }: CueSite): boolean =>
  /^ ?: (?:retry|try|run|add|use|check|see|fix|do|re-?run|investigate|look|\d)(?: |$)/.test(after);

/** "Batch 64 → OOM", "smaller batch — failed": a few words, a mark, and how it came out. */
export const verdictOnTheClauseBefore = ({ lead, head, after, clause }: CueSite): boolean =>
  head.trim() === "" &&
  clause.length < 160 &&
  /[a-z¤0-9)"'] {0,3}(?:→|⇒|->|=>|—|–|--?|;) {0,3}$/.test(lead) &&
  6 < lead.trim().length &&
  !CASE.test(lead.trimStart()) &&
  !modal.test(after);

/** A condition, an order or an input: what stands behind the mark is what happens then, or is to be done. */
const CASE =
  /^(?:if|when|whenever|unless|once|on|no|missing|invalid|unknown|empty|not|null|bad|wrong|expired|without|any|each|every|make|check|verify|run|add|use|fix|test|step|todo|next|¤{1,200} {0,3}(?:→|⇒|->|=>|—|–|--?) {0,3}$)(?: |¤)/;

/** Things that are wanted: nobody forbids them, so that "no …" says they are missing. */
const WANTED =
  "(?:[a-z]{3,14} ){0,2}(?:support|coverage|documentation|typings|type definitions|error.handling|retry logic|retries|rate.?limit(?:s|ing|er)?|pagination|authentication|authori[sz]ation|auth|remote(?= ?(?:$|[.,;:)—–]| (?:configured|set|yet|repo)))|monitoring|alerting|observability|tracing|backups?|migration path|upgrade path|rollback (?:path|plan|script)|staging(?: environment)?|test (?:suite|coverage|framework|environment|runner|harness)|(?:unit|integration|end-to-end|e2e|regression|automated|smoke) tests?|internet(?: access)?|network access|guarantees?|audit (?:trail|log)|evidence|visibility|offline mode|dark mode|access(?= to)|permissions?(?= (?:to|for|on))|root(?: access)?|sudo|gpus?|cuda|sandbox|acceptance criteria|decision|answer|reply|response|sign-off|credentials|licen[sc]e|changelog|readme|ci|pipeline|linter|formatter|type checker|lockfile|owner|maintainer|persistence|caller|consumers?|implementation|(?:bulk )?endpoint|tests?(?= (?:for|of|around|yet|cover|exercise|on|at) ))";
const GAP = new RegExp(`^ {0,8}${WANTED}(?= |[.,;:)]| {0,4}$)`);
const WHERE =
  /^ {0,8}(?:[^ ,:]{1,24} ){1,4}(?:for|on|in|at|around|from|to|of|between|behind|against|yet|so far|beyond) ?(?:the|a|an|this|our|any|its|¤|[a-z]|$|[.)])/;

/** "No Windows support", "No tests for the retry path": what is wanted is missing. In a list of rules only with its verb or a "yet". */
export const gapAtStart = ({ after, head, ruled }: CueSite): boolean =>
  !ruled &&
  !modal.test(after) &&
  !/(?:^| )(?:please|without|unless|until|before|needed|required|necessary|expected|allowed|permitted|changed?) ?/.test(
    after,
  ) &&
  !/(?:if|when|with|because|since|so|and|or|but|that|of|to|is|are|has|have) {0,8}$/.test(head) &&
  GAP.test(after) &&
  (WHERE.test(after) || BARE_GAP.test(after));

/** Nothing but the wanted thing, or its reason behind a colon or bracket. */
const BARE_GAP = new RegExp(
  `^ {0,8}${WANTED}(?: yet| so far| at all| here| there| for now| currently)? {0,4}(?:$|[:,;(.)])`,
);

/** The clause says of what: something named stands before the cue, and no word that only points. */
export const subjectNamed = ({ head, clause }: CueSite): boolean =>
  /(?:^|[ (])(?:¤{1,200}|[^ ]{1,40}) {1,8}$|^ {0,3}$/.test(head) &&
  !/(?:^| )(?:that|which|who|where|when|if|because|so|so that|what|it|you|they|he|she) {0,8}$/.test(head) &&
  !/^ {0,8}(?:you|he|she|it|returns?|creates?|makes?|ensures?|checks?|verif(?:y|ies)|throws?|raises?) /.test(clause);

/** "This is not a Rails app", "The folder is not a git repository": what the work itself is not. */
export const ofTheWork = ({ before, after, agent }: CueSite): boolean =>
  !agent &&
  /^ {0,8}(?:this|(?:this|the|our) (?:[^ ]{1,20} )?(?:repo|repository|project|folder|directory|package|app|application|codebase|code|service|tool|module|plugin|workspace|file|server|script|site|library)) {0,8}$/.test(
    before,
  ) &&
  !/^ {0,8}(?:problem|issue|bug|concern|blocker|big|good|bad|question|matter|reason|must|requirement|point|same|right|wrong|first|last|place|time|case|end|only)(?![a-z])/.test(
    after,
  );

/** What a label of a gap names: at least two words, and no order. */
export const namesAGap = (site: CueSite): boolean =>
  2 < site.after.trim().split(" ").length &&
  !/^ ?: (?:none|nothing|n\/a|no |see |run |add |use |fix |check |the following)/.test(site.after);

/** What is wanted, checked, planned or asked, and not told. */
export const wished = (head: string): boolean =>
  WISH.test(head) && !/ (?:and|but)(?: (?:is|are|was|were|has|have|does|do|did|still|now))? {0,3}$/.test(head);

const WISH =
  /(?:^| )(?:will|would|could|might|may|shall|going to|wants? to|plans? to|let's|mak(?:es?|ing) sure|ensur(?:es?|ing)|verif(?:y|ies|ying)|checks that|confirms? that|asserts?|proves that|prevents?|avoids?|handles|detects|find out|figure out|whether|how|why) (?:[^ ]{1,20} ){0,8}$|(?:^ {0,3}|(?:to|please|then|and) )(?:check|confirm|handle|detect|test|investigate|debug|explain|prove|prevent|avoid|cover) (?:that|whether|if|why|how|the|an?|for|all|any|every|¤{1,200}) (?:[^ ]{1,20} ){0,8}$/;

/** "Zustand replaced Redux": one named thing took the place of another; of any other cue it says nothing. */
export const tookThePlace = ({ cue, before, after, spelledAfter, atStart }: CueSite): boolean =>
  !/^(?:has |have |had )?(?:replac|supersed|obsolet|supplant)[a-z]{0,4}$/.test(cue) ||
  (!atStart &&
    !/(?:^| )(?:is|are|be|been|being|was|were|gets?|got|every [a-z]{2,20}|that|which|we|i|to|and) {0,8}$/.test(
      before,
    ) &&
    !/ (?:with|by) /.test(after) &&
    /^ (?:the |our |an? |both |all )?(?:old|legacy|previous|former|earlier|custom|hand-[a-z]+|hardcoded|original|\p{Lu}|`)/u.test(
      spelledAfter,
    ));
