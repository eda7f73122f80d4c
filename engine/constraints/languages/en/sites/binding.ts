/** Where an English clause only tells of a rule, a caption or a fix, so that no cue in it binds anybody. */
import type { CueGroup, CueSite } from "../../../language.ts";
import { instructs, modal, orders } from "../words.ts";

/** Groups whose cues bind nobody where they stand in a caption, behind a doubt, or in the title of a fix. */
export const binding = (groups: readonly CueGroup[]): readonly CueGroup[] =>
  groups.map((group) => ({ ...group, when: (site) => !isTold(site) && (group.when?.(site) ?? true) }));

const isTold = (site: CueSite): boolean => isReported(site) || isQuotedOrExplained(site);

/** Below a heading of what is done, missing or so, nothing is ordered unless the rule is named, shouted or put with a modal verb. */
const isReported = (site: CueSite): boolean =>
  !site.ruled &&
  !modal.test(site.clause) &&
  !/[A-Z]{2}/.test(site.spelled) &&
  !/(?:^| )(?:users?|feedback|rule|constraint)(?![a-z])/.test(site.head) &&
  (tellsOfAFix(site) || tellsOfAState(site));

/** An entry below "Fixed": "don't crash on …", "no flicker". */
const tellsOfAFix = ({ below, listed, atStart, cue }: CueSite): boolean =>
  below === "done" && listed && atStart && SAID_OF_FIXES.test(cue);

/** Below such a heading a bare "no", "only" or "never" says how things are, but for orders ("never push …") outside a list of fixes. */
const tellsOfAState = (site: CueSite): boolean =>
  SAID_OF_STATES.test(site.cue) &&
  (site.below === "absent" || site.below === "done" || (site.below === "telling" && !isPutAsRule(site))) &&
  ((site.below === "done" && site.listed) ||
    (!(/^(?:never|only)$/.test(site.cue) && orders.test(site.after)) &&
      !(site.cue === "never" && site.atStart && PLAIN_VERB.test(site.after)))) &&
  !opensWith(site.head, site.clause);

/** A sentence of its own in running text ("The database is shared. No schema changes."), or what holds until something happens. */
const isPutAsRule = ({ listed, lead, head, after }: CueSite): boolean =>
  (!listed && `${lead}${head}`.trim() === "") || /(?:^| )(?:until|till|unless|before) /.test(after);

/** An order stands before the cue: "use only …". */
const opensWith = (head: string, clause: string): boolean => head.trim() !== "" && instructs.test(clause.trimStart());

/** "Never drain more than one node": a verb in its plain form with its object, whether any list knows it; "never seen", "never an issue" tell. */
const PLAIN_VERB =
  /^ {0,8}(?!(?:again|before|once|twice|more|been|seen|taken|written|given|chosen|broken|fallen|gotten|spoken|driven|eaten|hidden|proven|shown|known|grown|thrown|drawn|flown|bought|thought|caught|taught|brought|sought|fought|found|done|gone|made|met|had|got|heard|held|kept|left|lost|paid|said|sent|sold|told|built|felt|led|won|came|went|saw|took|fully|quite|really|too|just|even|yet|only|in|on|at|for|from|with|the|an?|any)(?![a-z]))[a-z]{3,14}(?<!ed|ing|[^s]s)(?![a-z'-]) [^ ]/;

const SAID_OF_FIXES = /^(?:do not|don'?t|avoid|never|no)$/;
const SAID_OF_STATES = /^(?:no|only|never|not|zero|at most|no other|nothing (?:but|else|more))$/;

const isQuotedOrExplained = ({ head, after, cue, clause }: CueSite): boolean =>
  (SAID_OF_STATES.test(cue) && OUTCOME_LABEL.test(head) && !modal.test(clause)) ||
  (cue === "avoid" && TO_DO.test(head)) ||
  (ANNOUNCED.test(head) && !/(?:^| )(?:not|never|no|only|nothing|without)(?![a-z])/.test(`${head}${cue}`)) ||
  (ANNOUNCED_CHECK.test(head) && MAKES_SURE.test(cue)) ||
  MENDED.test(head.replace(/["']/g, "")) ||
  PROGRAM_ASKS.test(head) ||
  DOUBTED.test(head) ||
  FIX_TITLE.test(head) ||
  (isQuoted(head) && (CAPTION.test(head) || SHOWN_BEHIND.test(after)));

/** "She asked whether we should not …", "the reason we don't …": asked and explained, not ordered. */
const DOUBTED =
  /(?:^| )(?:(?:ensures|guarantees|verifies|checks|validates|asserts|proves|proved|confirms|made sure|ensured|enforces|enforced)(?: that)?|whether|wondered if|(?:the|one|another|main|only) reason(?: that| why)?|(?:that|this|which)(?: i|'|)s why|explains? why|no idea why|turns? out(?: that)?|(?:i|we) (?:found|saw|noticed|discovered|confirmed|verified|learned|realized)(?: out)? that) (?:[^ ]{1,30} ){0,12}$/;

/** "Root cause: no index": a label of what came out, not of what has to be. */
const OUTCOME_LABEL =
  /(?:^|[ (])(?:results?|outcomes?|status|(?:root )?causes?|reasons?|impact|findings?|diagnosis|symptoms?|observations?|verdict|effect|net|bottom line|upshot|conclusion) ?: {0,8}(?:still )?$/;

/** "TODO: avoid …": work that is open. */
const TO_DO = /(?:^|[ (])(?:todo|fixme|idea|goal|next(?: steps?)?|follow-?up|wishlist|nice to have)s? ?: {0,8}$/;

/** "Let me ask the first question": what the speaker does next binds nobody. */
const ANNOUNCED = /^ {0,3}(?:(?:ok|okay|now|first|great|alright|so),? ){0,2}let me (?:[^ ,]{1,20} ){0,3}$/;

/** "Let me run the tests to make sure nothing …": what the speaker looks after. */
const ANNOUNCED_CHECK =
  /^ {0,3}(?:(?:ok|okay|now|first|great|alright|so|then),? ){0,2}(?:let me|i'll|i will|i'm going to) [^;]{2,160} to (?:also )?$/;
const MAKES_SURE = /^(?:ensure|make sure|see to it)(?![a-z])/;

/** "Fixed the bug that …": what was wrong before. */
const MENDED = /^ {0,8}(?:fixed|fixes|resolved|reworded|renamed|reported) ?:? (?:[^ ,]{1,30} ){0,12}$/;

/** "The app asks for …": a program does, by design. */
const PROGRAM_ASKS =
  /(?:^| )(?:app|dialog|cli|wizard|page|tool|prompt|form|button|installer|browser|os|system|build|pipeline) (?:[a-z]{2,12} )?(?:asks?|prompts?|waits?|requests?) (?:for )?(?:an? )?$/;

/** "fix(parser): don't drop commas": the title of a commit says what code does since. */
const FIX_TITLE =
  /(?:^|[ "'-])(?:(?:fix|feat|perf|refactor|revert)!?|[a-z]{2,10}\([^()]{1,30}\)!?): (?:[^ ]{1,20} ){0,6}$/;

/** A quotation is open before the cue. */
const isQuoted = (head: string): boolean => (head.split('"').length - 1) % 2 === 1;

/** What a program shows or a test is called. */
const CAPTION =
  /(?:^| )(?:tests?|case|spec|logs?|console|terminal|stderr|stdout|response|messages?|errors?|button|dialog|label|toast|warning|banner|string|title|tooltip|caption|modal|popup|screen|page|hint|placeholder|output|status|headline|subject line|commit|entry|line|option|checkbox|menu|it|describe|sees|saw|gets|got|receives|received|logs|logged|matches|matched|prints?|printed|displays?|displayed|outputs?|emits?|emitted|shows|showed|renders|rendered|throws|threw|returns|returned)(?: (?:says|said|saying|reads|reading|that (?:says|reads)|shows|showing|titled|called|named|labell?ed))? ?[:(]? ?"[^"]{0,80}$/;

/** What is said of a quotation behind it: it appears, fails, was merged. */
const SHOWN_BEHIND =
  /^[^"]{0,120}" (?:(?:now|still|also|never) )?(?:appears?|appeared|shows?|is (?:shown|displayed|flaky|green|red|failing|passing)|was (?:shown|displayed|merged|reverted|fixed)|fails?|failed|passes|passed)(?![a-z])/;
