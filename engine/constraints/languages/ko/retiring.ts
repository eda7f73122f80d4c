/** How Korean says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Korean words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld: /(?:기존|이전|예전|옛|위의?) ?(?:규칙|것)?(?:을|를)? ?대체/iu,
  newer: /새로운|새|신규|최신|개정/iu,
  over: /폐지|무효/iu,
  voids: /더 이상 적용되지|폐지(?:됨|되었|한다)/iu,
  holdsNow: /이제|앞으로/iu,
  adds: /또한/iu,
  finished: /완료/iu,
  isNow: /이제/iu,
  atPresent: /이제/iu,
  putRight: /수정했|수정됨/iu,
};
