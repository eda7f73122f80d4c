/** How Japanese tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Japanese words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /許可|承認|確認|同意/iu,
  approved: /承認済|許可済/iu,
  pending: /まだ|未/iu,
  waits: /承認|同意/iu,
};
