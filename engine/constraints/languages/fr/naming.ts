/** By which words French calls things and rules. */
import type { Naming } from "../../language.ts";

/** French articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  articles: /le|la|les/iu,
  earlier: /\bancienne\b/iu,
  about: /sur|pour|contre|de/iu,
  rules: /\b(?:consignes?|règles?)\b/iu,
  bans: /\binterdiction\b/iu,
  states: /\b(?:verrou|gel|moratoire)\b/iu,
  stateTimes: /jusqu|pendant/iu,
  manyRules: /consignes|règles/iu,
  entries: /règle/iu,
  whileTimes: /jusqu|avant|tant|pendant|durant/iu,
  workplaces: /\bracine/iu,
};
