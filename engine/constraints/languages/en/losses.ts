/** How an English notice of a loss says what went. */
import type { Losses } from "../../language.ts";

/** English words for what a notice of a loss may name. */
export const losses: Losses = {
  places: /\b(?:lines?|turns?|messages?|records?|rows?|bytes?|steps?|L)[ #]{0,2}\d{1,9}/iu,
  wordForWord:
    /word for word|literal|verbatim|in full|full (?:text|wording|list)|unabridged|unchanged|as written|complete (?:text|list)/iu,
  literals: /\b(?:handles?|identifiers?|literals?|exact values?)\b/iu,
  path: /\b(?:paths?|files?|director(?:y|ies)|folders?)\b/iu,
  url: /\b(?:urls?|links?|endpoints?|routes?)\b/iu,
  env: /\b(?:env|environment|variables?|settings?)\b/iu,
  id: /\b(?:ids?|numbers?|keys?|tickets?|serials?)\b/iu,
  hash: /\b(?:hash(?:es)?|digests?|commits?|shas?|uuids?|ids?)\b/iu,
  version: /\bversions?\b/iu,
  host: /\b(?:hosts?|ports?|regions?|servers?|machines?|nodes?|addresses)\b/iu,
  branch: /\b(?:branch(?:es)?|tags?)\b/iu,
  param: /\b(?:param(?:eter)?s?|values?|settings?|limits?|numbers?)\b/iu,
  error: /\b(?:errors?|messages?|traces?|logs?)\b/iu,
  command: /\bcommands?\b/iu,
  symbol: /\b(?:symbols?|functions?|names?|columns?|tables?|identifiers?)\b/iu,
  rules: /\b(?:rules?|constraints?|prohibitions?|restrictions?|conventions?|policy|policies|bans?|gates?)\b/iu,
  facts: /\b(?:negative facts?|failed attempts?|attempts?|dead ends?|findings?|failures?|corrections?|facts?)\b/iu,
  retiredBy: /\b(?:retired|lifted|released|revoked|withdrawn|waived) (?:on [\w -]{1,20} )?by(?: the)?/iu,
  removal:
    /(?:(?:the |about |some |all )?(?:\d{1,6}|earlier|older|previous|prior) )?(?:earlier |older |previous )?(?:messages?|turns?|entries|steps|tool (?:results?|calls?|outputs?)|results?) (?:(?:has|have|were|was|are|is) (?:been )?)?(?:removed|omitted|dropped|cleared|compacted|condensed|summari[sz]ed|truncated|elided|unavailable)/iu,
};
