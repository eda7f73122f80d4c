/** By which words German calls things and rules. */
import type { Naming } from "../../language.ts";

/** German articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  articles: /der|die|das|den|dem|des/iu,
  ours: /unsere/iu,
  earlier: /\b(?:alte|frühere|bisherige|obige)\b/iu,
  about: /zum|zur|für|über|gegen|zu/iu,
  rules: /Regeln?|Vorgaben?/iu,
  bans: /Verbot|Einschränkung/iu,
  states: /Sperre|Stopp\b/iu,
  stateTimes: /bis|während/iu,
  manyRules: /regeln|vorgaben/iu,
  entries: /Regel|Punkt/iu,
  notes: /aktual|notiz|entscheid|änder|korrekt/iu,
  whileTimes: /bis|bevor|ehe|solange|während|vor/iu,
  workplaces: /\bVerzeichnis|\bWurzel/iu,
};
