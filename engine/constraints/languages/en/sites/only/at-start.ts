/** What an English "only" says at the start of its clause. */
import type { CueSite } from "../../../../language.ts";
import { habitual, instructs, modal, ORDER_WITH_OBJECT } from "../../words.ts";
import { FINITE_VERB } from "../clause.ts";
import { BE_OR_DO, ELLIPTIC, GATE_WORD, ONLY_SOME } from "./signs.ts";
import { spelledOf } from "./spelling.ts";

/** Whether "only" limits that opens its clause. */
export const limitsAtStart = (site: CueSite): boolean =>
  (modal.test(site.after) || !ELLIPTIC.test(site.clause)) &&
  (ordersOrPermits(site.after) ||
    ONLY_SOME.test(site.after) ||
    GATE_WORD.test(site.after) ||
    (!site.agent && isSomebodys(site.after)) ||
    namesWhatIsLeft(site));

/** "Only the lead pushes": one who works on it, and what he does. */
const isSomebodys = (after: string): boolean => {
  const role = ROLE_FIRST.exec(after)?.[0];
  return role !== undefined && habitual.test(` ${after.slice(role.length)}`);
};

const ROLE_FIRST =
  /^ {0,8}(?:the )?(?:[a-z-]{2,14} )?(?:lead|owner|maintainer|reviewer|planner|operator|orchestrator|conductor|coordinator|lead agent|main agent|parent|release manager|supervisor|manager|human) /;

/** "Only edit …", "only maintainers may …". */
const ordersOrPermits = (after: string): boolean =>
  (instructs.test(after.trimStart()) && !/^ {0,8}[a-z]{2,20},/.test(after)) ||
  modal.test(after) ||
  ORDER_WITH_OBJECT.test(after);

/** "Only small fixes.": a short piece without a verb. */
const namesWhatIsLeft = (site: CueSite): boolean =>
  !site.agent &&
  (site.lead.trim() === "" || /; {0,3}$/.test(site.lead)) &&
  (spelledOf(site) === "Only" || (site.clause.length < 60 && !FINITE_VERB.test(`${site.after} `))) &&
  /^ {0,8}[a-z¤"]/.test(site.after) &&
  !BE_OR_DO.test(`${site.after} `);
