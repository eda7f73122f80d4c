/** Where an English "no …" forbids, and where it says how things are. */
import type { CueSite } from "../../../language.ts";
import { duty, instructs, modal, opensClause } from "../words.ts";
import { defines } from "./clause.ts";
import { gapAtStart } from "./gap.ts";
import {
  ACCEPTED,
  BEGS,
  BOUND_BY,
  CONDITIONAL,
  COVERS,
  DOING,
  FACT_NOUN,
  FINITE,
  GATED,
  HAPPENED,
  HERE,
  LISTED,
  NO_TROUBLE,
  NONE_DO,
  NOTHING_OPEN,
  OUTCOME,
  REPORTS,
  RULE_LABEL,
  STATUS,
  TELLS,
  TOLD_BEFORE_COLON,
} from "./no-signs.ts";
import { firstAnswer, type Step } from "./steps.ts";

/** "no …" at the start: without a verb it forbids, unless it names an outcome. */
export const forbidsNoun = (site: CueSite): boolean => firstAnswer(steps, site) ?? bindsWhereItStands(site);

/** "With no …", "but no …", "no Windows support", "missing: no …"; and what a list of failures says was wrong. */
const isCircumstanceOrGap: Step = (site) =>
  site.below === "failed" ||
  LABELLED_AS_GAP.test(`${site.lead}${site.head}`) ||
  CONDITIONAL.test(site.head) ||
  /(?:^| )but {0,8}$/.test(site.head) ||
  gapAtStart(site)
    ? false
    : undefined;

/** A label that says that something is wrong or missing. */
const LABELLED_AS_GAP =
  /(?:^| )(?:missing|issues?|gaps?|problems?|bugs?|minor|moderate|major|critical|findings?|weakness(?:es)?|limitations?|drawbacks?|cons|downsides?|observed|symptoms?|causes?|root cause|open|todo)(?: [#\d.]{1,6})? ?(?::|—|–) {0,4}$/;

/** "No semicolons, please", "no file may …", "no force-pushing the branch". */
const asks: Step = ({ clause, after }) =>
  (BEGS.test(clause) && !FINITE.test(after) && !NO_TROUBLE.test(after)) ||
  /, ever {0,3}[.!]?$/.test(after) ||
  modal.test(after) ||
  ACCEPTED.test(after) ||
  ((DOING.test(after) || DOING.test(AND_NO.exec(after)?.[1] ?? "")) && !FINITE.test(after))
    ? true
    : undefined;

/** "No excuses, no guessing": one more behind the comma. */
const AND_NO = /^[^,;:]{2,40},(?: and| or)? no( .{2,80})$/;

/** "No cgo on this machine", "no limits", "no workflow covers the folder". */
const tellsHowThingsAre: Step = ({ head, after, ruled }) =>
  HERE.test(after) ||
  (!ruled && TOLD_BEFORE_COLON.test(head)) ||
  defines(head) ||
  (/^\s{0,4}\($/.test(head) && /^[^()]{1,30}\)\s{0,4}$/.test(after)) ||
  /^ {0,8}¤{1,200} (?:has|have|returns|shows|starts) .{0,80}\( {0,2}$/.test(head) ||
  (!ruled && !RULE_LABEL.test(head) && (STATUS.test(after) || OUTCOME.test(after)) && !FINITE.test(after)) ||
  ((COVERS.test(after) || (!ruled && NONE_DO.test(after))) && !GATED.test(after))
    ? false
    : undefined;

/** "No changes to the schema". */
const changesNothing: Step = (site) => {
  const { before, head, after, lead, agent, ruled } = site;
  if (!/^ {0,8}changes? to /.test(after) || FINITE.test(withoutCondition(after))) return undefined;
  if (ruled) return true;
  if (!/^ {0,8}changes? to (?:the|any|our|existing|public|¤)/.test(after)) return undefined;
  return !agent && before === head && lead.trim() === "" && !(site.listed ? TELLS : REPORTS).test(site.preceding);
};

/** A verb makes a statement of it, or there is none of what nobody would forbid. */
const states: Step = ({ after }) =>
  !/^ {0,8}[¤a-z"'/.@]/.test(after) ||
  !/[¤a-z\d]/.test(after) ||
  FACT_NOUN.test(after) ||
  FINITE.test(withoutCondition(after))
    ? false
    : undefined;

/** "No deploys without a review"; any "no" among rules. */
const isGatedOrRuled: Step = ({ after, ruled }) => (GATED.test(after) || ruled ? true : undefined);

/** "No build attempted", "no trades taken this week": what did not happen, where no rules stand. */
const neverHappened: Step = ({ after, ruled, lead }) =>
  !ruled && HAPPENED.test(after) && !ONLY_DASH.test(lead) ? false : undefined;

/** "Listen only — no commands sent": a dash behind "only", so that what follows bounds the step. */
const ONLY_DASH = /(?:^| )only {0,4}[—–-] {0,4}$/;

/** "No Web Services", "No Serial Output": a title of what is missing, where no rules stand. */
const isTitled: Step = ({ ruled, spelledAfter }) => (!ruled && TITLED.test(spelledAfter) ? false : undefined);

const TITLED = /^ {1,4}\p{Lu}\p{Ll}{2,20} \p{Lu}\p{L}{2,20}/u;

/** An agent tells, a field is missing, "no more …", or a report goes on. */
const isTold: Step = (site) =>
  site.agent ||
  LISTED.test(site.after) ||
  ((site.before !== site.head || (site.listed && !/please/.test(site.after))) &&
    /^ {0,8}(?:more|longer) (?!than|(?:attempts?|tries|retries|edits?|commits?|pushes|changes|refactors?|refactoring|questions|experiments?|tweaks|guessing|work on) )/.test(
      site.after,
    )) ||
  followsAReport(site)
    ? false
    : undefined;

const steps: readonly Step[] = [
  isCircumstanceOrGap,
  asks,
  tellsHowThingsAre,
  changesNothing,
  states,
  isGatedOrRuled,
  neverHappened,
  isTitled,
  isTold,
];

/** It begins a sentence, or goes on with an order. */
function bindsWhereItStands(site: CueSite): boolean {
  const { head, before, lead } = site;
  const begins = lead.trim() === "" || RULE_LEAD.test(lead) || instructs.test(lead.trimStart());
  const first =
    before === head || /[:)] {0,8}$/.test(head.slice(0, head.length - before.length)) || BOUND_BY.test(head);
  return (
    ((begins || OPENS_WITH_ONLY.test(head)) && (first || /^ {0,8}no /.test(head))) ||
    opensClause(site) ||
    (duty.test(head) && !site.listed) ||
    BINDS_ALL.test(head + site.cue + site.after)
  );
}

/** "Analysis only, no …" from the very start of its sentence or entry: binds whatever stands before that. */
const OPENS_WITH_ONLY = /^ {0,8}[^,:]{2,40} only, {0,8}$/;

/** "Hard constraint — no …". */
const RULE_LEAD =
  /^ {0,8}(?:[a-z-]{3,14} ){0,2}(?:constraints?|rules?|requirements?|limits?|limitations?|guardrails?|polic(?:y|ies)|boundar(?:y|ies)|non-negotiables?|invariants?|conventions?|scope) {1,3}(?:[—–-]|--) {0,3}$/;

/** "All parcels are weighed, no exceptions". */
const BINDS_ALL =
  /(?:^| )(?:all|every|each|always|must|only|never|any|at all times) (?!.{0,200}(?:passed|ran|went|completed|succeeded|finished|returned|threw|thrown)(?![a-z])).{2,200}[,(—–] ?no exceptions?[!.) ]{0,4}$/;

/** "No tokens in the log (names are fine)": an exception in brackets makes no statement. */
const EXCEPTED =
  /\([^()]{1,80} (?:is|are) (?:fine|ok|okay|allowed|exempt|excluded|acceptable|permitted)(?: [^()]{1,60})?\)/g;

/** What is said, without what stands before it and without its condition and exceptions. */
const withoutCondition = (after: string): string =>
  after
    .replace(EXCEPTED, " ")
    .replace(/^ {0,8}(?:required|needed|necessary|available|known|left) /, " ")
    .replace(/ (?:before|until|unless|without|while|as long as|once) .{0,400}$/, " ");

/** "Parsed and stored; no …": an entry that begins with what was done. */
const TOLD_IN_SHORT =
  /^ {0,8}(?:fully |already |only )?(?:[a-z]{3,14}ed|built|written|sent|set|kept)(?: [^;.]{0,80})?[;—–] {0,3}$/;

const followsAReport = ({ listed, preceding, lead }: CueSite): boolean =>
  listed ? TELLS.test(preceding) || TOLD_IN_SHORT.test(lead) : REPORTS.test(`${preceding} ${lead}`);

/** "no …" without a verb, after a report of how it came out. */
export const reportsNone = (site: CueSite): boolean =>
  !site.ruled &&
  !CONDITIONAL.test(site.head) &&
  !modal.test(site.after) &&
  !FACT_NOUN.test(site.after) &&
  !NO_TROUBLE.test(site.after) &&
  !/(?:^| )(?:needed|required|necessary)(?![a-z])|(?:changed?|changes|affected) {0,8}$/.test(site.after) &&
  followsAReport(site);

/** "Missing: no scan job", "issue: no queue is enforced": the label says that it is wanted. */
export const labelledAsGap = (site: CueSite): boolean =>
  LABELLED_AS_GAP.test(`${site.lead}${site.head}`) && !NO_TROUBLE.test(site.after);

/** "no …" at the start with a verb or an outcome: it says how things are. */
export const deniesNoun = (site: CueSite): boolean => {
  const said = site.after.replace(EXCEPTED, " ").replace(/, {0,8}(?:so|because|since|but|and|therefore) .{0,400}$/, "");
  return (
    !modal.test(said) &&
    !CONDITIONAL.test(site.head) &&
    (FINITE.test(said) ||
      (!site.ruled && HAPPENED.test(said) && !ONLY_DASH.test(site.lead)) ||
      COVERS.test(said) ||
      NONE_DO.test(said) ||
      HERE.test(said)) &&
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
