/** By which words Italian calls things and rules. */
import type { Naming } from "../../language.ts";

/** Italian articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:inglese|tedesco|francese|spagnolo|italiano|portoghese|russo|turco|cinese|giapponese|coreano|olandese|polacco)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:puoi|possiamo|per favore|torna|tornare|cambiare?|di nuovo|ora|adesso|continua|rispondere?|rispondi|scrivere?|scrivi|parlare?|parla|solo|soltanto|sempre|tutto)(?!\p{L})/iu,
  articles: /il|lo|la|gli|le/iu,
  earlier: /\bvecchia\b/iu,
  about: /per|su/iu,
  rules: /\bregol[ae]\b/iu,
  bans: /\bdivieto\b/iu,
  states: /\b(?:blocco|moratoria)\b/iu,
  manyRules: /regole/iu,
  whileTimes: /finché|fino|prima|mentre/iu,
};
