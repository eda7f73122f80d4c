/** How a Chinese notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Chinese words for what a notice of a loss may name. */
export const losses: Losses = {
  places: /行\s?\d|\d\s?行/iu,
  wordForWord: /逐字|原文|全文/iu,
  rules: /规则/iu,
  facts: /失败/iu,
};
