/** How Korean tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Korean words of results, notes and wishes. */
export const told: Told = {
  absent: /찾을 수 없/i,
  failed: /실패|오류/i,
  done: /했|됨/i,
  again: /다시|두 ?번|재차/,
  complete: /(?:누락|손실)(?:된 것)?(?:이|은)? ?없(?:음|다|습니다)/iu,
};
