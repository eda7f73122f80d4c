/** How Italian tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Italian words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:approvazione|permesso|consenso)\b/iu,
};
