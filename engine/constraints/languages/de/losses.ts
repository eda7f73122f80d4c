/** How a German notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** German words for what a notice of a loss may name. */
export const losses: Losses = {
  places: /Zeilen? \d/iu,
  wordForWord: /wörtlich|im Wortlaut/iu,
  rules: /Regeln?/iu,
  facts: /Fehlversuche/iu,
};
