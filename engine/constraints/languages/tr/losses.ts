/** How a Turkish notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Turkish words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /kelimesi kelimesine/iu,
  rules: /kural/iu,
  facts: /deneme/iu,
};
