/** How Spanish says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Spanish words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /(?<!\p{L})(?:sustituyen?|reemplazan?|en lugar de) (?:a )?(?:todas )?(?:las |los )?(?:anteriores|antiguas|antiguos|viejas|previas|reglas anteriores|de arriba)(?!\p{L})/iu,
  newer: /(?<!\p{L})(?:nuev[ao]s?|actual(?:es)?|revisad[ao]s?)(?!\p{L})/iu,
  over: /obsolet[oa]|anulad[oa]|derogad[oa]|sin efecto/iu,
  overVerbs: /está|queda|quedó|es/iu,
  overAdverbs: /ya/iu,
  since: /desde/iu,
  voids: /\bya no (?:aplica|rige|vale)n?(?!\p{L})/iu,
  retires: /sustituye|reemplaza/iu,
  untrue: /\b(?:no|nunca|ni)/iu,
  nobody: /\bnadie\b/iu,
  holdsNow: /\b(?:a partir de|ahora|desde)\b/iu,
  adds: /\b(?:también|además)\b/iu,
  inPlaceOf: /\b(?:en lugar de|en vez de|antes)/iu,
  finished: /terminad[oa]s?|cancelad[oa]s?/iu,
  isNow: /\bahora (?:es|está en)/iu,
  atPresent: /\bahora\b/iu,
  putRight: /arreglado|corregido/iu,
};
