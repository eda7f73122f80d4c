/** Where an English clause denies outright, and of something that is named. */
import type { CueSite } from "../../../language.ts";
import { pronounBefore } from "../words.ts";
import { CONDITIONAL_CLAUSE, REPORT } from "./clause.ts";
import { wished } from "./wish.ts";

/** The relative clause that begins right before the cue tells something of its own: "…, which …", "there is a process that …". */
export const tellsInRelativeClause = (head: string): boolean => WHICH.test(head) || EXISTS.test(head);

const WHICH =
  /[^ ](?:,| and|, and|, but) {1,2}which(?: (?:is|are|was|were|has|have|had|still|also|currently|already))? {0,4}$/;

/** "There is a process running that …": the relative clause is what is told of it. */
const EXISTS =
  /(?:^| )there(?:'s| is| are| was| were) (?:still |also )?(?:an?|some|one|two|several|many) (?:[^ ,]{1,40} ){1,6}(?:that|which) {0,4}$/;

/** What is denied is denied outright, not under a condition. */
export const unconditional = ({ clause, head }: CueSite): boolean =>
  !CONDITIONAL_CLAUSE.test(clause) &&
  (!OPEN_ENDED.test(head) || tellsInRelativeClause(head)) &&
  !ANY_SUCH.test(head) &&
  !wished(head) &&
  !REPORT.test(clause) &&
  !/(?:^| )(?:may|might|can|could|would) (?:[a-z]{2,12} )?(?:be )?$/.test(head) &&
  !/(?:^| )(?:that|which) (?:[^ ]{1,30} ){1,6}(?:we|i|you|they) {0,8}$/.test(head);

/** A condition, a relative clause or somebody's own state: what is denied behind it is no fact about the work. */
const OPEN_ENDED =
  /(?:^| )(?:(?:if|when|whenever|unless|in case|where|until|while) (?:[^ ]{1,30} ){0,6}|(?:(?:no one|nobody|nothing|none)(?: [^ ]{1,20}){0,3}|that|which|who|whose|i|i'm|we're|i am|we are) )$/;

/** Right before "not": an auxiliary, or the speaker's own state, so that "not yet" orders, plans or tells of him. */
export const ORDERED_OR_OWN =
  /(?:^| )(?:do|does|did|must|should|may|shall|to|will|can|would|could|i'm|i am|we're|we are) {0,8}$/;

/** "A round whose prompt is not …": whatever is so, not one thing that is. */
const ANY_SUCH =
  /^ {0,8}(?:an?|any|every|each|no|all) (?:[^ ,]{1,20} ){1,4}(?:that|which|whose|who|where) (?:[^ ,]{1,20} ){0,5}$|(?:^| )(?:is|are) (?:an? )?(?:[^ ,]{1,20} ){1,2}(?:that|which|who) (?:sometimes|occasionally|often|usually|rarely) (?:[^ ,]{1,20} ){0,3}$/;

/** The subject is named, or the verb says enough without it. */
export const told = (site: CueSite): boolean =>
  !pronounBefore.test(site.before) ||
  tellsInRelativeClause(site.head) ||
  / yet$/.test(site.cue) ||
  /, but (?:it|they) {0,8}$/.test(site.head) ||
  (site.lead.trim() !== "" &&
    /^(?:is|are|was|were|has|have|had)/.test(site.cue) &&
    /^ {0,3}(?:it|they)(?: (?:is|are|was|were|has|have|had))? {0,3}$/.test(site.head)) ||
  /^ {0,8}(?:exist|support|work|have|help)/.test(site.after) ||
  / (?:exist|support|work|have|help|prove|show|cover|include|contain|provide|handle|guarantee|persist|survive|validate)$/.test(
    site.cue,
  );

/** The clause says of what: something named stands before the cue, and no word that only points. */
export const subjectNamed = ({ head, clause }: CueSite): boolean =>
  /(?:^|[ (])(?:¤{1,200}|[^ ]{1,40}) {1,8}$|^ {0,3}$/.test(head) &&
  (!/(?:^| )(?:that|which|who|where|when|if|because|so|so that|what|it|you|they|he|she) {0,8}$/.test(head) ||
    tellsInRelativeClause(head)) &&
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
