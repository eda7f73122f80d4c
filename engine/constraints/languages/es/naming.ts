/** By which words Spanish calls things and rules. */
import type { Naming } from "../../language.ts";

/** Spanish articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:inglés|alemán|francés|español|castellano|italiano|portugués|ruso|turco|chino|japonés|coreano|neerlandés|polaco)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:puedes?|podemos|por favor|vuelve|volver|cambiar?|de nuevo|otra vez|ahora|desde ahora|sigue|responder?|responde|contestar?|escribir?|escribe|habla|hablar|solo|sólo|siempre|todo)(?!\p{L})/iu,
  articles: /el|la|los|las/iu,
  earlier: /\b(?:antigua|anterior)\b/iu,
  about: /para|sobre|contra|de|del/iu,
  rules: /\b(?:reglas?|normas?)\b/iu,
  bans: /\b(?:prohibición|restricción)\b/iu,
  states: /\b(?:bloqueo|veda|moratoria)\b/iu,
  stateTimes: /hasta|durante/iu,
  manyRules: /reglas|normas/iu,
  entries: /regla/iu,
  whileTimes: /hasta|antes|mientras|durante/iu,
  workplaces: /\braíz/iu,
};
