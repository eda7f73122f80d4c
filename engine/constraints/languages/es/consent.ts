/** How Spanish tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Spanish words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:aprob\p{L}{0,6}|permiso|autoriza\p{L}{0,5}|confirma\p{L}{0,5})\b/iu,
  approved: /aprobado|autorizado/iu,
  pending: /\b(?:sin|hasta|pendiente|espera)\b/iu,
  waits: /\baprobación\b/iu,
  beforeOrders: /bien|vale|gracias|ahora/iu,
};
