/** How a Korean notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Korean words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /그대로/iu,
  rules: /규칙/iu,
  facts: /실패/iu,
};
