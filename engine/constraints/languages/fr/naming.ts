/** By which words French calls things and rules. */
import type { Naming } from "../../language.ts";

/** French articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:anglais|allemand|français|espagnol|italien|portugais|russe|turc|chinois|japonais|coréen|néerlandais|polonais)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:(?:tu peux|vous pouvez|on peut)|s['’]il (?:te|vous) plaît|repasser?|repassez|reviens|revenez|revenir|retour|de nouveau|à nouveau|maintenant|désormais|continuer?|continuez|réponds|répondez|répondre|écris|écrivez|écrire|parler?|parlez|uniquement|seulement|toujours|tout)(?!\p{L})/iu,
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
