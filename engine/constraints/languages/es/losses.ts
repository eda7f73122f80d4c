/** How a Spanish notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** Spanish words for what a notice of a loss may name. */
export const losses: Losses = {
  wordForWord: /palabra por palabra/iu,
  rules: /reglas?/iu,
  facts: /intentos/iu,
};
