/** How a Japanese notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Japanese words for what a notice of a loss may name. */
export const losses: Losses = {
  places: /行\s?\d|\d\s?行/iu,
  wordForWord: /原文|全文/iu,
  rules: /約束|規則/iu,
  facts: /失敗/iu,
};
