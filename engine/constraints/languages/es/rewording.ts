/** What Spanish adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Spanish words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /\b(?:no|nada|sin|ni)\b/iu,
  softening: /\b(?:de preferencia|si es posible)\b/iu,
  caution: /\b(?:con cuidado|cuidado)\b/iu,
  keeping: /(?:(?:por favor|siempre) )?(?:mantén|mantenga|deja) (?:el |la |los |las )?/iu,
  opensClause: /nota|ojo|atención|importante/iu,
  joins: /y|e|o|u/iu,
  joinsNot: /ni/iu,
  placing: /en|durante/iu,
  everywhere: /absoluto|ning[uú]n/iu,
  bans: /no (?:uses|utilices)|sin/iu,
  banReasons: /porque/iu,
  using: /(?:con|usando|usa|mediante)(?: el| la)?/iu,
  vagueTrials: /\bvari[oa]s (?:intentos|enfoques|problemas)/iu,
  trying: /\b(?:intentos|enfoques|problemas)\b/iu,
  describing: /(?:si|cuando|mientras|durante)/iu,
};
