/** How Italian says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Italian words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  untrue: /\bnon/iu,
  nobody: /\bnessuno\b/iu,
};
