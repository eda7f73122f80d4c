/** How German tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** German words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /Freigabe|Genehmigung|Zustimmung|Rücksprache|freigeb|freigegeben|genehmig|zustimm|\bfrag\p{L}{0,3}\b/iu,
  approved: /genehmigt|freigegeben|zugestimmt/iu,
  pending: /\b(?:nicht|ohne|bis|erst|wartet|noch)\b/iu,
  waits: /\b(?:Freigabe|Genehmigung)\b/iu,
  beforeOrders: /gut|prima|danke|jetzt|bitte/iu,
};
