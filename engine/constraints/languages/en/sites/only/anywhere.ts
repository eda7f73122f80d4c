/** What an English "only" says wherever it stands in its clause. */
import type { CueSite } from "../../../../language.ts";
import { agentBefore, instructs, modal, opensClause, stateVerb } from "../../words.ts";
import { COMMITS, FINITE_VERB } from "../clause.ts";
import { firstAnswer, type Step } from "../steps.ts";
import {
  BARE_END,
  CONFINED,
  EVER_DID,
  IS_FOR,
  LANGUAGE_ALONE,
  LEFT_OVER,
  NAME_ALONE,
  PAST_DOING,
  PAST_END,
  PLACED,
  QUANTITY,
  ROLE,
  SHOWN,
  SHOWS,
  STARTS_ONLY,
  THERE,
} from "./signs.ts";
import { isShouted } from "./spelling.ts";

/** Whether "only" limits, so far as its place in the clause does not matter; undefined where it does. */
export const limitsAnywhere: Step = (site) => firstAnswer(steps, site);

/** "You were only supposed to …", "agents are only allowed to …". */
const hasLeave: Step = ({ agent, before, after }) =>
  !agent &&
  SOMEBODY_IS.test(before) &&
  /^ {0,8}(?:supposed|meant|allowed|permitted|authori[sz]ed|asked|told|instructed) to /.test(after)
    ? true
    : undefined;

const SOMEBODY_IS =
  /(?:^|[ "'(])(?:you|we|i|they|agents?|assistants?|models?|claude|contributors?)(?: are| were|'re|'m| am| was)? {0,8}$/;

/** "The only", "can only", "only because", "only two". */
const countsOrExplains: Step = (site) =>
  /(?:^| )(?:the|if|an|not|can|could|was|were|has|had|have|one|first) {0,8}$/.test(site.before) ||
  (QUANTITY.test(site.after) && !modal.test(site.clause) && !(/^ as an? /.test(site.after) && opensClause(site)))
    ? isShouted(site)
    : undefined;

/** "She wants the summary only". */
const isWanted: Step = ({ agent, head, after }) =>
  !agent && BARE_END.test(after) && /(?:^| )(?:wants?|wanted|asked|asks|insists?|decided|agreed|requires?) /.test(head)
    ? true
    : undefined;

/** "Only would …", "only ever came from …". */
const tellsOfThen: Step = ({ after }) =>
  /(?:^| )(?:would|could|might)(?= )/.test(after) || EVER_DID.test(after) ? false : undefined;

/** "It only …". */
const tellsOfAPronoun: Step = (site) =>
  /^ {0,8}(?:it|this|that|they|these|those|which|who) /.test(site.before) && !modal.test(site.clause)
    ? isShouted(site) && site.ruled
    : undefined;

/** "Appears only …", "only visible in …", "prefer …". */
const shows: Step = (site) =>
  ((SHOWS.test(site.before) && !/^ {0,8}(?:please )?work {0,8}$/.test(site.before)) ||
    (site.atStart && SHOWN.test(site.after)) ||
    /^ {0,8}prefer /.test(site.clause)) &&
  !modal.test(site.clause) &&
  !isShouted(site)
    ? false
    : undefined;

/** "Kept in memory only": what was done. */
const wasDone: Step = ({ ruled, before, clause }) =>
  !ruled && PAST_DOING.test(before) && !modal.test(clause) ? false : undefined;

/** An entry that ends in "only", or a bracket that holds no more: a remark, unless the entry is a name and nothing else. */
const isRemark: Step = (site) =>
  !site.ruled && ((endsTheEntry(site) && !isNameAlone(site)) || endsABracket(site)) ? false : undefined;

/** An entry of a list that is a name; in a table, or behind code, it says what something does. */
const isNameAlone = ({ tabled, lead, preceding, head, before }: CueSite): boolean =>
  !tabled &&
  !/^ {0,8}¤/.test(preceding + lead + head) &&
  (NAME_ALONE.test(before) ||
    LANGUAGE_ALONE.test(before) ||
    (/: {0,8}$/.test(head.slice(0, -before.length)) && NAME_ALONE.test(`the ${before.trimStart()}`)));

const endsTheEntry = ({ listed, preceding, clause, before, after }: CueSite): boolean =>
  listed &&
  !modal.test(clause) &&
  preceding.trim() === "" &&
  BARE_END.test(after) &&
  !PLACED.test(before) &&
  !instructs.test(before.replace(THERE, "").trimStart());

const endsABracket = ({ head, before, after }: CueSite): boolean =>
  before.trim() !== "" && /\($/.test(head.slice(0, head.length - before.length)) && /^ {0,8}[,;)]/.test(after);

/** "The notes are a reference only": what something is there for. */
const servesAs: Step = ({ agent, before, after }) =>
  !agent && (BARE_END.test(after) || /^ {0,8}:/.test(after)) && ROLE.test(before) ? true : undefined;

/** In rules: "the cache is for lookups only". */
const isReserved: Step = ({ agent, ruled, before, after }) =>
  !agent && ruled && (BARE_END.test(after) || /^, (?:such as|for example|like|e\.g)/.test(after)) && IS_FOR.test(before)
    ? true
    : undefined;

/** "You only need …", "only the baseline improved". */
const tellsOfNeedOrPast: Step = ({ clause, before, after, atStart }) =>
  !modal.test(clause) &&
  ((agentBefore.test(before) && stateVerb.test(after)) ||
    (atStart && PAST_END.test(after) && !WHERE_NEEDED.test(after)))
    ? false
    : undefined;

/** "Only when strictly required …": a condition without a verb of its own. */
const WHERE_NEEDED =
  /^ {0,8}(?:when|if|where|as|once|after|on) (?:[a-z]{3,14}ly |absolutely )?(?:required|needed|asked|requested|instructed|told|allowed|permitted|approved|authori[sz]ed|confirmed|warranted|justified|prompted|invited)(?![a-z])/;

/** "Only then merge", "only allowed in …", "ONLY". */
const orders: Step = (site) =>
  (/^ {0,8}then /.test(site.after) && instructs.test(site.after.replace(/^ {0,8}then /, ""))) ||
  isShouted(site) ||
  /^ {0,8}(?:allowed|permitted|authori[sz]ed|to be)(?![a-z])/.test(site.after)
    ? true
    : undefined;

/** An agent tells, and does not bind itself. */
const agentTells: Step = ({ agent, ruled, head }) => (agent && !ruled && !COMMITS.test(head) ? false : undefined);

/** "If only …", "because … only", "so you only …". */
const isSubordinate: Step = ({ head, after }) =>
  /(?:^| )(?:if|when|whether|where|because|since|that|so) [^,]{0,60}$/.test(head) && !STARTS_ONLY.test(after)
    ? false
    : undefined;

/** "Left to do: only the docs", "may only be a warning". */
const isRestOrGuess: Step = ({ atStart, head, before, after }) =>
  (atStart && LEFT_OVER.test(head)) ||
  (/(?:^| )(?:may|might) {0,8}$/.test(before) && /^ {0,8}be (?:an?|the) /.test(after))
    ? false
    : undefined;

/** "Analysis only". */
const confinesTheWork: Step = ({ agent, ruled, before, after }) =>
  !agent && BARE_END.test(after) && CONFINED.test(before) && (ruled || !FINITE_VERB.test(before)) ? true : undefined;

const steps: readonly Step[] = [
  hasLeave,
  countsOrExplains,
  isWanted,
  tellsOfThen,
  tellsOfAPronoun,
  shows,
  wasDone,
  servesAs,
  isRemark,
  isReserved,
  tellsOfNeedOrPast,
  orders,
  agentTells,
  isSubordinate,
  isRestOrGuess,
  confinesTheWork,
];
