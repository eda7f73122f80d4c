/** How Chinese says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Chinese words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld: /(?:取代|替代|替换|代替)(?:旧|原|之前|以前|先前|上面|上述)/iu,
  newer: /新的?|最新|修订/iu,
  over: /作废|失效|废止/iu,
  voids: /作废|失效|不再适用|已废止|不再有效/iu,
  untrueJoined: /[未没不]有?/iu,
  holdsNow: /今后|从现在起|现在|更新|改为|改用/iu,
  adds: /也|还|另外/iu,
  finished: /已完成|已关闭|已取消/iu,
  isNow: /现在(?:是|为|改为)|改为/iu,
  atPresent: /现在/iu,
  putRight: /已修复|修好了/iu,
};
