/** What German adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** German words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /\b(?:nicht|kein\w{0,2}|nichts|nie|ohne)\b/iu,
  softening: /\b(?:möglichst|nach Möglichkeit|in der Regel)\b/iu,
  caution: /\b(?:vorsichtig|behutsam|möglichst)\b/iu,
  keeping: /(?:(?:bitte|immer) )?(?:behalte|lass|lasse) (?:die |den |das )?/iu,
  opensClause: /wichtig|achtung/iu,
  joins: /und|oder|sowie/iu,
  joinsNot: /noch/iu,
  placing: /im|am|in der|bei|beim|während|nur bei/iu,
  everywhere: /kein|jede/iu,
  bans: /kein(?:e|en)?|(?:nutze|benutze|verwende) (?:kein(?:e|en)?|nie)/iu,
  banReasons: /weil/iu,
  using: /(?:mit|über|nutzt|verwendet)(?: der| den| die| das)?/iu,
  vagueTrials: /\b(?:verschiedene|einige|mehrere) (?:Ansätze|Versuche|Wege|Probleme)/iu,
  trying: /\b(?:Ansätze|Versuche|Probleme)\b/iu,
  describing: /(?:wenn|falls|während|bei)/iu,
};
