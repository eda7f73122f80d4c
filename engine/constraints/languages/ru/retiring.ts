/** How Russian says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Russian words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld: /(?<!\p{L})(?:замен(?:яет|яют|а)|вместо) (?:все )?(?:стар|прежн|предыдущ)\p{L}{1,4}/iu,
  newer: /(?<!\p{L})(?:нов|текущ|обновл[её]нн)\p{L}{1,4}/iu,
  over: /отменен[оаы]?|недействительн\p{L}{0,4}/iu,
  voids: /больше не действу|отменен/iu,
  untrue: /(?<!\p{L})(?:не|нет)/iu,
  nobody: /никто/iu,
  holdsNow: /теперь|отныне/iu,
  adds: /также/iu,
  inPlaceOf: /вместо|раньше/iu,
  finished: /завершен|закрыт|отменен/iu,
  isNow: /теперь/iu,
  atPresent: /теперь/iu,
  putRight: /исправлен/iu,
};
