/** How Chinese tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Chinese words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /批准|同意|许可|授权|确认/iu,
  approved: /已批准|已同意|已确认/iu,
  pending: /未|待/iu,
  waits: /批准|同意/iu,
};
