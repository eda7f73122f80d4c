/** How a Russian notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Russian words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /дословно/iu,
  rules: /правил/iu,
  facts: /попытк/iu,
};
