/** By which words Italian calls things and rules. */
import type { Naming } from "../../language.ts";

/** Italian articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  articles: /il|lo|la|gli|le/iu,
  earlier: /\bvecchia\b/iu,
  about: /per|su/iu,
  rules: /\bregol[ae]\b/iu,
  bans: /\bdivieto\b/iu,
  states: /\b(?:blocco|moratoria)\b/iu,
  manyRules: /regole/iu,
  whileTimes: /finché|fino|prima|mentre/iu,
};
