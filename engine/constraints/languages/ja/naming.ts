/** By which words Japanese calls things and rules. */
import type { Naming } from "../../language.ts";

/** Japanese articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  earlier: /前の|以前の/iu,
  rules: /規則|ルール/iu,
  bans: /制限|禁止/iu,
  states: /凍結|ロック/iu,
  whileEnds: /(?:以前|前|まで|間|あいだ)(?:は|に|には)?/iu,
  workplaces: /ルート|根/iu,
};
