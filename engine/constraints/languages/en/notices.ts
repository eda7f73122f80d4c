/** How English notices say that text was left out. */
import type { Notices } from "../../language.ts";

/** English words of notices in brackets. */
export const notices: Notices = {
  shortened:
    /condensed|compacted|compaction|truncated|omitted|elided|dropped|pruned|trimmed|redacted|summari[sz]ed|evicted|collapsed|compressed|offloaded|stripped|removed|cleared|old tool result content cleared/iu,
  removed:
    /removed|omitted|dropped|elided|cleared|evicted|pruned|compressed|condensed|compacted|truncated|collapsed|stripped|offloaded/iu,
  textOnly: /compacted|compaction|truncated|omitted|elided|redacted|summari[sz]ed|evicted|offloaded|old tool result/iu,
  gone: /messages?|turns?|lines?|items?|entr(?:y|ies)|outputs?|histor(?:y|ies)|tools?|results?|contents?|context|texts?|rows?|sections?|paragraphs?|steps?|records?|logs?|conversations?|transcripts?|earlier|previous|older|prior|above|details|paths?|names?|notes?|rules?|facts?|values?|ids?|handles?|hosts?|commands?|errors?|links?|urls?|tables?|lists?|files?|tokens?|chars?|characters|bytes|chunks?|blocks?|parts?|attempts?|decisions?|arguments?|bod(?:y|ies)|data|see|restore|retriev\p{L}{1,4}|hash|sha256|full|verbatim|from/iu,
};
