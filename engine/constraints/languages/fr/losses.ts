/** How a French notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** French words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /textuel|mot pour mot/iu,
  rules: /règles?/iu,
  facts: /tentatives/iu,
};
