/** What an English "only" says at the start of its clause. */
import type { CueSite } from "../../../../language.ts";
import { instructs, modal, ORDER_WITH_OBJECT } from "../../words.ts";
import { FINITE_VERB } from "../clause.ts";
import { BE_OR_DO, ELLIPTIC, GATE_WORD, ONLY_SOME } from "./signs.ts";
import { spelledOf } from "./spelling.ts";

/** Whether "only" limits that opens its clause. */
export const limitsAtStart = (site: CueSite): boolean =>
  (modal.test(site.after) || !ELLIPTIC.test(site.clause)) &&
  (ordersOrPermits(site.after) || ONLY_SOME.test(site.after) || GATE_WORD.test(site.after) || namesWhatIsLeft(site));

/** "Only edit …", "only maintainers may …". */
const ordersOrPermits = (after: string): boolean =>
  (instructs.test(after.trimStart()) && !/^ {0,8}[a-z]{2,20},/.test(after)) ||
  modal.test(after) ||
  ORDER_WITH_OBJECT.test(after);

/** "Only small fixes.": a short piece without a verb. */
const namesWhatIsLeft = (site: CueSite): boolean =>
  !site.agent &&
  site.lead.trim() === "" &&
  (spelledOf(site) === "Only" || (site.clause.length < 60 && !FINITE_VERB.test(`${site.after} `))) &&
  /^ {0,8}[a-z¤"]/.test(site.after) &&
  !BE_OR_DO.test(`${site.after} `);
