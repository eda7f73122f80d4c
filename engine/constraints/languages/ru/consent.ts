/** How Russian tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Russian words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /одобрени|разрешени|согласи/iu,
  approved: /одобрен|подтвердил|разрешил/iu,
  pending: /не |ждёт|ожида/iu,
  waits: /одобрени/iu,
  beforeOrders: /хорошо|отлично|теперь/iu,
};
