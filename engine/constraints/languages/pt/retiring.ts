/** How Portuguese says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Portuguese words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /(?<!\p{L})(?:substitu(?:i|em)|em vez d[ao]s) (?:todas )?(?:as |os )?(?:anteriores|antigas|antigos|velhas|regras anteriores|de cima)(?!\p{L})/iu,
  newer: /(?<!\p{L})(?:nov[ao]s?|atuais|atual|revist[ao]s?)(?!\p{L})/iu,
  over: /obsolet[oa]|anulad[oa]|revogad[oa]|sem efeito/iu,
  overVerbs: /está|fica|ficou|foi/iu,
  voids: /\bnão (?:vale|se aplica)m? mais(?!\p{L})/iu,
  retires: /substitui/iu,
  untrue: /\b(?:não|nunca)/iu,
  nobody: /\b(?:ninguém)\b/iu,
  holdsNow: /\b(?:a partir de|agora|doravante)\b/iu,
  adds: /\btambém\b/iu,
  inPlaceOf: /\b(?:em vez de|antes|antigamente)/iu,
  finished: /terminad[oa]s?|cancelad[oa]s?|concluíd[oa]s?/iu,
  isNow: /\bagora (?:é|está em)/iu,
  atPresent: /\bagora\b/iu,
  putRight: /corrigido|resolvido/iu,
};
