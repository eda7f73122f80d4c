/** How Turkish tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Turkish words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:onay\p{L}{0,6}|izin)\b/iu,
  approved: /onaylandı|onayladı/iu,
  pending: /değil|bekli/iu,
  waits: /\bonay\b/iu,
  beforeOrders: /tamam|şimdi/iu,
};
