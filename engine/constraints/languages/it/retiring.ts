/** How Italian says that a rule, a value or a task is over. */
import type { Retiring } from "../../language.ts";

/** Italian words of what is over, what it is replaced by, and what was put right. */
export const retiring: Retiring = {
  replacesOld:
    /(?<!\p{L})(?:sostituisc(?:e|ono)|al posto delle) (?:tutte )?(?:le |quelle |i )?(?:precedenti|vecchie|vecchi|regole precedenti|di sopra)(?!\p{L})/iu,
  newer: /(?<!\p{L})(?:nuov[aeio]|attual[ei]|rivist[ei])(?!\p{L})/iu,
  over: /annullat[oaie]|abrogat[oaie]|revocat[oaie]/iu,
  overVerbs: /stat[oai]|sono/iu,
  voids: /\bnon (?:vale|valgono|si applica|si applicano) più(?!\p{L})/iu,
  untrue: /\bnon/iu,
  nobody: /\bnessuno\b/iu,
  holdsNow: /\b(?:d'ora in poi|adesso)\b/iu,
  adds: /\b(?:anche|inoltre)\b/iu,
  finishedLeads: /è|sono|stat[oai]/iu,
  finished: /completat[oaie]|terminat[oaie]|conclus[oaie]/iu,
  putRight: /risolt[oaie]/iu,
};
