/** How a Portuguese notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Portuguese words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /na íntegra/iu,
  rules: /regras?/iu,
  facts: /tentativas/iu,
};
