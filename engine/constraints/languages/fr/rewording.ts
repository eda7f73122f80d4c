/** What French adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** French words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /\b(?:ni|pas|rien|sans|jamais)\b/iu,
  softening: /\b(?:de préférence|si possible)\b/iu,
  caution: /\b(?:prudence|prudemment|attention)\b/iu,
  keeping: /(?:toujours )?(?:garde|gardez|laisse|laissez) (?:le |la |les |l')?/iu,
  opensClause: /important/iu,
  joins: /et|ou/iu,
  joinsNot: /ni/iu,
  placing: /en|pendant|dans/iu,
  everywhere: /aucun/iu,
  bans: /n['’]utilise(?:z)? pas|pas de/iu,
  banReasons: /parce/iu,
  using: /(?:avec|utilisant|utilise)(?: le| la)?/iu,
  vagueTrials: /\bplusieurs (?:essais|tentatives|approches|problèmes)/iu,
  trying: /\b(?:essais|tentatives|problèmes)\b/iu,
  describing: /(?:si|s'ils?|quand|lorsque|pendant|durant)/iu,
};
