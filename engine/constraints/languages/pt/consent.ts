/** How Portuguese tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Portuguese words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:aprov\p{L}{0,6}|permissão|autoriza\p{L}{0,5}|confirma\p{L}{0,5})\b/iu,
  approved: /aprovado|autorizado/iu,
  pending: /\b(?:sem|até|aguarda|espera)(?!\p{L})/iu,
  waits: /\baprovação\b/iu,
  beforeOrders: /bom|obrigad[oa]|agora/iu,
};
