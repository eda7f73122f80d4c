/** By which words Portuguese calls things and rules. */
import type { Naming } from "../../language.ts";

/** Portuguese articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /(?<!\p{L})(?:inglês|alemão|francês|espanhol|italiano|português|russo|turco|chinês|japonês|coreano|holandês|polonês)(?!\p{L})/iu,
  turning:
    /(?<!\p{L})(?:podes?|podemos|por favor|volta|voltar|mudar?|de novo|novamente|agora|continua|responder?|responde|responda|escrever?|escreva|falar?|fala|só|somente|apenas|sempre|tudo)(?!\p{L})/iu,
  articles: /o|a|os|as/iu,
  earlier: /\b(?:antiga|anterior)\b/iu,
  about: /para|sobre|contra|de/iu,
  rules: /\b(?:regras?|normas?)\b/iu,
  bans: /\b(?:proibição|restrição)\b/iu,
  states: /\b(?:bloqueio|congelamento|moratória)\b/iu,
  stateTimes: /durante|até/iu,
  manyRules: /regras|normas/iu,
  entries: /regra/iu,
  whileTimes: /até|enquanto|antes|durante/iu,
};
