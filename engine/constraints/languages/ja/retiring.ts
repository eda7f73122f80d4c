/** How Japanese says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Japanese words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld: /(?:旧|古い|以前の|従来の|上記の|上の)(?:規則|ルール|もの)?(?:を置き換え|に代わ|に代え|に取って代わ)/iu,
  newer: /新しい|新|改訂|最新/iu,
  over: /廃止|無効/iu,
  voids: /廃止(?:した|された|とする)|無効(?:とする|になった)|もう適用され/iu,
  holdsNow: /今後|現在|更新/iu,
  adds: /も/iu,
  finished: /完了/iu,
  isNow: /現在は|今は/iu,
  atPresent: /現在は|今は/iu,
  putRight: /修正済|修正しました/iu,
};
