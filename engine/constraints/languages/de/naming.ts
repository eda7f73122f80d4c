/** By which words German calls things and rules. */
import type { Naming } from "../../language.ts";

/** German articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|russisch|türkisch|chinesisch|japanisch|koreanisch|niederländisch|polnisch)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:(?:du|wir) (?:kannst|darfst|können)|bitte|wechsle?|wechseln|zurück|wieder|ab jetzt|jetzt|weiter|schreibe?n?|antworte?n?|antworten|sprich|sprechen|nutze|gerne?|nur|immer|alles|ist (?:ok|okay|in ordnung|gut))(?!\p{L})/iu,
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
