/** What an English "only" says inside its clause. */
import type { CueSite } from "../../../../language.ts";
import { agentBefore, instructs, modal, opensClause, ordersRight, pronounBefore } from "../../words.ts";
import { describes, FINITE_VERB } from "../clause.ts";
import { firstAnswer, type Step } from "../steps.ts";
import {
  ANY_END,
  BARE_END,
  DOES,
  GATE_WORD,
  IS_SO,
  PLACED,
  STARTS_ONLY,
  STATES,
  TAKES,
  THERE,
  THING,
  VERB_WITH_OBJECT,
  WORKS_SO,
} from "./signs.ts";

/** Whether "only" limits that stands behind other words of its clause. */
export const limitsInside = (site: CueSite): boolean =>
  firstAnswer(steps, site) ?? (STARTS_ONLY.test(site.after) || agentBefore.test(site.before) || isRuledSo(site));

/** "Secrets belong only in the vault". */
const belongs: Step = ({ agent, before, after }) =>
  /(?:^| )(?:belongs?|goes?|lives?|stays?) {0,8}$/.test(before) && /^ {0,8}(?:to|in|on|at|inside|under) /.test(after)
    ? !agent
    : undefined;

/** "…, they only": what something does. */
const tellsOfAPronoun: Step = ({ before }) =>
  pronounBefore.test(before) && !modal.test(before) && !ORDERS_IT.test(before) ? false : undefined;

/** "Provide it only …": the pronoun is what the order is said of. */
const ORDERS_IT =
  /^ {0,8}(?:please |then |always ){0,2}(?!and |or |but |so |if |when |that |as |because )[a-z-]{2,14}(?<!s|ed) (?:it|them|this|these|those|that) {0,8}$/;

/** "The hook only fires once". */
const tellsOfAThing: Step = ({ ruled, before, after, clause }) =>
  THING.test(before) &&
  !agentBefore.test(before) &&
  !modal.test(clause) &&
  (ruled ? WORKS_SO : /^ {0,8}[a-z]{2,14}[^s]s(?![a-z])/).test(after)
    ? false
    : undefined;

/** "Runs only …", "tests only cover the parser". */
const tellsOfADoing: Step = ({ ruled, before, after }) =>
  !ruled &&
  (DOES.test(before) ||
    (/^ {0,8}[a-z]{3,16}s {1,8}$/.test(before) && VERB_WITH_OBJECT.test(after) && !agentBefore.test(before)))
    ? false
    : undefined;

/** "Should only take a minute". */
const isExpected: Step = ({ before, after }) =>
  modal.test(before) && /^ {0,8}(?:need|take|have|require|cost|affect|matter|happen)(?![a-z])/.test(after)
    ? false
    : undefined;

/** "Use only …", "must only …"; not "supports only …". */
const orders: Step = (site) => {
  const described = !site.ruled && describes(site.clause);
  if ((opensClause(site) && !described) || modal.test(site.before)) return true;
  if (described) return false;
  return ordersRight.test(site.before) ? true : undefined;
};

/** "You touch the docs only.", "variables from the theme only". */
const bindsSomebody: Step = ({ agent, before, after }) =>
  !agent &&
  ((SOMEBODY_DOES.test(before.trimStart()) && BARE_END.test(after)) ||
    (!STATES.test(before) && (GATE_WORD.test(after) || (ANY_END.test(after) && PLACED.test(before)))))
    ? true
    : undefined;

/** "In tests use fixtures only": a place, and the order behind it. */
const ordersThere: Step = ({ agent, before, after }) =>
  !agent && BARE_END.test(after) && THERE.test(before) && instructs.test(before.replace(THERE, "")) ? true : undefined;

/** Nothing follows: a rule where something is taken, or where no verb tells of anything; the noun right before is no verb. */
const endsIt: Step = ({ before, after }) =>
  ANY_END.test(after) && !SOMEBODY_DID.test(before)
    ? TAKES.test(before) || !FINITE_VERB.test(before.replace(ONE_NAME, " ").replace(LAST_NOUN, " "))
    : undefined;

/** "We tried the parser only." */
const SOMEBODY_DID =
  /^ {0,8}(?:we|i|you|they|he|she|it) (?:have |had |has )?(?:[a-z]{3,14}ed|ran|run|used|saw|seen|did|done|took|taken|kept|made|got|had|went|found|wrote|written|built|read|set|sent|left|gave|put) /;

/** "Tokens only", "named exports only": nothing but a name. */
const ONE_NAME = /^ {0,8}(?:[a-z]{3,14}ed )?[a-z-]{3,24} {0,8}$/;

/** "Small diffs", "named exports": a noun in the plural with the word before it. */
const LAST_NOUN = /(?<=[a-z-] )[a-z-]{2,20}[^s]s {0,8}$/;

const isRuledSo = ({ ruled, before }: CueSite): boolean => ruled && !IS_SO.test(before.replace(/^[ (]{1,4}/, " "));

const SOMEBODY_DOES = /^(?:you|agents?|we) (?!(?:were|had|got|was|did|ran|used|saw|[a-z]{3,14}ed) )/;

const steps: readonly Step[] = [
  belongs,
  tellsOfAPronoun,
  tellsOfAThing,
  tellsOfADoing,
  isExpected,
  orders,
  bindsSomebody,
  ordersThere,
  endsIt,
];
