/** What Portuguese adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Portuguese words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /\b(?:não|nada|nunca|sem)\b/iu,
  softening: /\b(?:se possível|de preferência)\b/iu,
  caution: /\bcuidado\b/iu,
  keeping: /(?:(?:por favor|sempre) )?(?:mantenha|mantém|deixe) (?:o |a |os |as )?/iu,
  opensClause: /nota|atenção|importante/iu,
  joins: /e|ou/iu,
  joinsNot: /nem/iu,
  placing: /em|durante/iu,
  everywhere: /absoluto|nenhum|hipótese/iu,
  bans: /não use|sem/iu,
  banReasons: /porque/iu,
  using: /(?:com|usando|usa)(?: o| a)?/iu,
  vagueTrials: /\bv[áa]rias? (?:tentativas|abordagens)/iu,
  trying: /\b(?:tentativas|problemas)\b/iu,
  describing: /(?:se|quando|enquanto|durante|caso)/iu,
};
