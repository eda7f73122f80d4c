/** How French says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** French words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /(?<!\p{L})(?:remplacent?|au lieu des|à la place des) (?:toutes )?(?:les |l['’])?(?:anciennes?|précédentes?|règles (?:précédentes|ci-dessus)|anciens|précédents|celles ci-dessus)(?!\p{L})/iu,
  newer: /(?<!\p{L})(?:nouv(?:eau|eaux|elles?)|actuelles?|révisées?)(?!\p{L})/iu,
  over: /caduque|abrogée?|annulée?/iu,
  overVerbs: /est/iu,
  overAdverbs: /désormais/iu,
  since: /depuis/iu,
  voids: /\b(?:n'est plus (?:valable|en vigueur)|ne s'applique(?:nt)? plus)(?!\p{L})/iu,
  retires: /remplace/iu,
  untrue: /\b(?:ni|pas|jamais)/iu,
  nobody: /\bpersonne\b/iu,
  holdsNow: /(?<!\p{L})(?:désormais|dorénavant|à partir de)\b/iu,
  adds: /(?<!\p{L})(?:aussi|également)\b/iu,
  inPlaceOf: /\b(?:au lieu de|anciennement)/iu,
  finished: /terminée?s?|annulée?s?/iu,
  isNow: /\best (?:désormais|maintenant)/iu,
  atPresent: /\b(?:désormais|maintenant)\b/iu,
  putRight: /corrigé|résolu/iu,
};
