/** How Italian tells of somebody's word. */
import type { Consent } from "../../language.ts";

/** Italian words of what was allowed, ordered, or waits for an answer. */
export const consent: Consent = {
  word: /\b(?:approvazione|permesso|consenso)\b/iu,
  approved: /approvat[oaie]|autorizzat[oaie]/iu,
  pending: /\bnon |\b(?:senza|attende|attendono|attesa|deve essere|devono essere)\b|\bfinché(?!\p{L})/iu,
  waits: /\b(?:approvazione|autorizzazione)\b/iu,
};
