/** By which words Korean calls things and rules. */
import type { Naming } from "../../language.ts";

/** Korean articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues: /영어|독일어|프랑스어|스페인어|이탈리아어|포르투갈어|러시아어|튀르키예어|터키어|중국어|일본어|한국어/iu,
  turning:
    /다시|돌아가도|돌아가|바꿔도|바꿔|이제|앞으로|대답해|답변해|답해|써|말해|만|항상|돼|됩니다|줘|주세요|로|으로|해도/iu,
  earlier: /이전|기존/iu,
  rules: /규칙/iu,
  bans: /금지|제한/iu,
  states: /동결|잠금/iu,
  whileEnds: /(?:까지|때까지|전)(?:는|에|에는)?/iu,
  workplaces: /루트/iu,
};
