/** By which words Chinese calls things and rules. */
import type { Naming } from "../../language.ts";

/** Chinese articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues:
    /英[语文]|德[语文]|法[语文]|西班牙[语文]|意大利[语文]|葡萄牙[语文]|俄[语文]|土耳其[语文]|中文|汉语|日[语文]|韩[语文]/iu,
  turning: /可以|换回|切换?回|切换到|改回|改用|再|重新|现在|以后|继续|请|回答|回复|用|写|说|只|仅|都|了|吧/iu,
  earlier: /上面|上述|前面|之前|以前|[那这]条|旧的?|的/iu,
  rules: /规则|规定/iu,
  bans: /限制|禁令|禁止/iu,
  states: /冻结|封锁|锁定/iu,
  whileTimes: /直到/iu,
  whileEnds: /之前|以前|前|期间|为止/iu,
  workplaces: /目录|根/iu,
};
