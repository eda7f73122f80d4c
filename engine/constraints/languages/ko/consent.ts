/** How Korean tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Korean words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /승인|허락|허가|확인/iu,
  approved: /승인됨|승인받/iu,
  pending: /아직/iu,
  waits: /승인/iu,
};
