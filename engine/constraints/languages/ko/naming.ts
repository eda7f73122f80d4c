/** By which words Korean calls things and rules. */
import type { Naming } from "../../language.ts";

/** Korean articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  earlier: /이전|기존/iu,
  rules: /규칙/iu,
  bans: /금지|제한/iu,
  states: /동결|잠금/iu,
  whileEnds: /(?:까지|때까지|전)(?:는|에|에는)?/iu,
  workplaces: /루트/iu,
};
