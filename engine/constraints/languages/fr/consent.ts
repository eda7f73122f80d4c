/** How French tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** French words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:approbation|accord|autorisation|approuv\p{L}{0,4}|demand\p{L}{0,4})\b/iu,
  approved: /approuvé|autorisé/iu,
  pending: /\b(?:sans|avant|attend|jusqu)\b/iu,
  waits: /\bapprobation\b/iu,
  beforeOrders: /merci|parfait|maintenant/iu,
};
