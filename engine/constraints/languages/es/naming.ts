/** By which words Spanish calls things and rules. */
import type { Naming } from "../../language.ts";

/** Spanish articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  articles: /el|la|los|las/iu,
  earlier: /\b(?:antigua|anterior)\b/iu,
  about: /para|sobre|contra|de|del/iu,
  rules: /\b(?:reglas?|normas?)\b/iu,
  bans: /\b(?:prohibición|restricción)\b/iu,
  states: /\b(?:bloqueo|veda|moratoria)\b/iu,
  stateTimes: /hasta|durante/iu,
  manyRules: /reglas|normas/iu,
  entries: /regla/iu,
  whileTimes: /hasta|antes|mientras|durante/iu,
  workplaces: /\braíz/iu,
};
