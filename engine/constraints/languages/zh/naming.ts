/** By which words Chinese calls things and rules. */
import type { Naming } from "../../language.ts";

/** Chinese articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  earlier: /上面|上述|前面|之前|以前|[那这]条|旧的?|的/iu,
  rules: /规则|规定/iu,
  bans: /限制|禁令|禁止/iu,
  states: /冻结|封锁|锁定/iu,
  whileTimes: /直到/iu,
  whileEnds: /之前|以前|前|期间|为止/iu,
  workplaces: /目录|根/iu,
};
