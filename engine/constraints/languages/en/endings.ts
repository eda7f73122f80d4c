/** What English says is over: removed, replaced, left behind, no longer true. */
import type { CueGroup } from "../../language.ts";
import { DOES_NOT, IS_NOT } from "./negated.ts";
import { subjectNamed, unconditional } from "./sites/denial.ts";
import { relieved } from "./sites/failure.ts";
import { namesAGap } from "./sites/gap.ts";
import { settled } from "./sites/outcome.ts";
import { joinsABranch, tidiedUp, tookThePlace } from "./sites/replacement.ts";
import { opensClause } from "./words.ts";

/** "Once the old key is removed": a case, not an end. */
const CASE =
  "(?:if|when|until|once|unless|after) … (?:is|are|was|were) (?:removed|gone|deleted|over|expired|dropped|replaced|renamed)";

/** Ends that a plain word tells. Notation of language.ts. */
export const endings: readonly CueGroup[] = [
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|was|were|been|now|already|as of \\S{1,20}|officially|marked) deprecated(?! api)",
      "deprecated(?= {0,4}(?:[,;.)—–-]|$|since|in favou?r|as of|in v|in \\d|and|by|;))",
      "(?:is|are|was|were|been|now) obsolete",
      "discontinued",
      "superseded(?= {0,4}(?:by|in|with|since|as of|on|when|and|[.,;:)]|$|—|–))",
      "no longer",
      "(?:is|are|was|were|been|being|got) (?:(?!to |be )[a-z]{2,12} ){0,3}(?:removed|retired|decommissioned|dropped|sunset|sunsetted|shut down|phased out|withdrawn|deleted|defunct|discarded|revoked|suspended|switched off|turned off|taken down|taken offline|shut off|unpublished|mothballed|uninstalled|unregistered|killed off|end-of-life|eol|archived|eliminated|abolished|torn out|ripped out|stripped out)",
      "(?:is|are|was|were) (?:now |already |all )?(?:gone|over|expired)",
      "(?:has|have) gone away",
      "(?:is|are|was|were) (?:now )?legacy",
      "(?:is|are) (?:now |all |already |therefore |partly |[a-z]{3,14}ly )?(?:stale|out of date|out-of-date)",
      "sunsetting",
      "(?:has|have) (?:now |already |just )?expired",
      "removed in (?:v|version|¤|\\d)",
      "end.of.life",
      "(?:was|were|has been|have been|got) replaced (?:by|with)",
      "(?:we|i|they|team|maintainers?|vendor|has|have|had) (?:[a-z]{3,12} )?stopped (?:using|supporting|maintaining|shipping|publishing|building|producing|selling|offering)",
      "(?:is|are|reached|went|goes) eol",
      "dropped support",
      "(?:is|are) dead",
    ],
    unless: [
      CASE,
      "game over",
      "(?:is|are) (?:[a-z]{2,12} )?(?:removed|deleted|dropped|discarded|revoked|suspended|archived|turned off|switched off) (?:after|when|once|if|on|every|before|automatically|by|at|from the (?:list|queue|cache)|nightly|daily|weekly|on)-",
    ],
    when: (site) =>
      unconditional(site) &&
      !opensClause(site) &&
      !relieved(site) &&
      !tidiedUp(site) &&
      !/^are (?:deleted|discarded|dropped)$/.test(site.cue),
  },
];

/** Ends by what took their place, by what was left behind, by what counts no more. Notation of language.ts. */
export const replacements: readonly CueGroup[] = [
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      "(?:was|were|has been|have been|had been|been|got) (?:later |since |now |then |also |recently |all )?(?:renamed(?: to| from|(?= {0,4}[.,;)]|$))|replaced|superseded|reversed|overturned|rescinded|repealed|voided|invalidated|obsoleted|swapped(?: out)? for|swapped out|folded into|absorbed (?:by|into)|subsumed by|consolidated into|split (?:up )?into|migrated away from|taken out|thrown (?:out|away)|wiped|purged|pulled(?= {0,4}(?:[.,;:)—–]|$| (?:from|because|after) ))|cut(?= (?:from|for|because)|[.,;)]|$)|descoped|de-scoped|rolled into|discarded|abandoned|unpublished|delisted|decommissioned|torn down|shut down|spun down|moved (?:out of|away from|off)|killed off|nuked|ripped out|phased out)(?! (?:by hand|if|when|once|after (?:each|every|\\d)|on (?:every|each)))",
      "(?:is|are) (?:now |hereby |thereby |all )?(?:superseded|reversed|overturned|rescinded|repealed|voided|invalidated|obsoleted|subsumed by|descoped|decommissioned|abandoned|replaced by)(?! (?:if|when|once|after|on))",
      "(?:old|legacy|previous|former|original|root|earlier|obsolete|stale|duplicate)(?= (?:[a-z0-9-]{2,20} ){0,3}(?:originals? |copies |copy )?(?:deleted|removed|dropped|retired|discarded|archived|purged|replaced|superseded|killed)(?= (?:after|in|on|by|once|from|because|since|as|with) | ?[.;,)(—–]| {0,3}$))",
      "(?:old|legacy|previous|former|v1|earlier) [^ ]{2,24} (?:is|are) (?:renamed|replaced|removed|deleted|dropped)",
      "(?:merged|folded|rolled|absorbed|consolidated|collapsed) into (?:¤|the|one|a single|our|its)(?= |¤)",
      "(?:has |have |had |'ve )?(?:moved|migrated|switched|shifted|gone|transitioned) (?:away from|off(?! of (?:to|the way))|off of|over from)",
      "(?:got|get|gotten) rid of",
      "(?:ripped|tore|threw|took|stripped|phased) (?:out|away) (?:the|our|all|¤)",
      "(?:we|i|they|maintainers?|vendor|has|have|had) (?:[a-z]{3,12} )?(?:retired|dropped|killed|sunset|sunsetted|discontinued|decommissioned|ditched|abandoned|deprecated|phased out|obsoleted|withdrew)(?= (?:the|our|all|support|its|their|¤|[a-z0-9]))",
      "(?:has |have |had )?(?:replaced|replaces|supersedes|superseded|obsoletes|obsoleted|supplanted)(?= (?:the|our|all|an?|its|every|both|old|legacy|previous|earlier|¤|[a-z]))(?! (?:it|them|this|that) )",
      "used to (?:live|hold|sit|contain|point|support|exist|store|be (?:called|named|in|at|under|part of|the))",
      "(?:was|were) (?:formerly|previously|originally|once) (?:called|named|known as|in|at|located|stored|hosted)",
      "(?:is|are|was) (?:just |only |merely )?(?:a )?(?:left-?over|relic|remnant|vestige|vestigial|fossil|holdover|zombie|dead weight|ancient history|history|moot|void|null and void|invalid|outdated|out of date|out-of-date|stale|superseded|overtaken|off-?line|defunct|discontinued|abandonware|unmaintained|abandoned|kept only for (?:reference|history)|historical|frozen in time|dead|water under the bridge|leftovers?|relics|remnants)(?= |[.,;:)]|$)(?! (?:if|when|after \\d))",
      `${IS_NOT} (?:used|needed|supported|maintained|accepted|read|required|offered|shipped|available|built|called|loaded|valid|true|relevant|applicable|the case|in use|running|active|there|published|updated) (?:any ?more|any longer|since|as of|these days|nowadays)`,
      `${DOES_NOT} (?:[a-z]{2,14} )(?:[^ ,]{1,20} ){0,4}(?:any ?more|any longer)`,
      "(?:nothing|nobody|no one|none of them) (?:[a-z]{3,14}s?) (?:[^ ,]{1,20} ){0,3}(?:any ?more|any longer)",
      "(?:expired|lapsed|ended|closed|ran out|was switched off|went away|went dark|shut) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d|q[1-4]|v?\\d)|on \\d|yesterday|last (?:week|month|year|night|spring|summer|fall|autumn|winter)|with (?:v?\\d|version|the)|at the end of)",
      "(?:is|are) (?:gone|out)(?=, | and | since| for good| ?(?:[.,;)]|$))",
      "(?:returns|answers(?: with)?|responds with|gives|serves) (?:a )?(?:410|404|301|308) now",
      "now (?:returns|answers(?: with)?|responds with|gives|serves) (?:a )?(?:410|404)",
      "(?:end|ends|ended|reached|reaches|past) (?:its |their )?end.of.(?:life|support|sale)",
      "(?:closed|marked|resolved) as (?:won'?t ?fix|obsolete|duplicate|stale|invalid|abandoned|superseded)",
      "no longer (?:[a-z]{3,14})",
    ],
    unless: [
      CASE,
      "(?:replaced|renamed|removed|deleted|dropped) (?:after|when|once|if|on|every|before|automatically|nightly|daily|weekly|at (?:build|run|start))-",
      "replaces? (?:the )?(?:placeholders?|variables?|tokens?|whitespace|spaces|characters?|¤{1,60} (?:with|by))",
      "replaced (?:the |a |an |all |our |every )?(?:[^ ,]{1,24} ){1,6}(?:with|by)",
    ],
    when: (site) =>
      unconditional(site) &&
      settled(site) &&
      subjectNamed(site) &&
      tookThePlace(site) &&
      !relieved(site) &&
      !tidiedUp(site) &&
      !joinsABranch(site) &&
      !/successfully {0,8}$/.test(site.head),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "start",
    find: [
      "(?:now |officially |since |already )?(?:superseded|deprecated|obsolete|retired|discontinued|dropped|removed(?: entirely| completely| altogether| for good)?|replaced|renamed|withdrawn|sunset|archived|abandoned|descoped|cut|eol|end of life|no longer (?:used|supported|needed|maintained|valid|relevant|offered|available)|legacy|historical)(?= {0,4}: [^ ])",
    ],
    when: namesAGap,
  },
  {
    as: "deprecated",
    strength: 2,
    at: "start",
    find: [
      "(?:now |officially |since |already )?(?:superseded|deprecated|obsolete|retired|discontinued|withdrawn|sunset|replaced|no longer (?:used|supported|needed|maintained|valid|relevant|offered|available))(?= (?:by|in favou?r of|with|as of|since|in) )",
    ],
    when: settled,
  },
  {
    as: "deprecated",
    strength: 2,
    at: "end",
    find: [
      "(?:now |all |since |officially )?(?:removed(?: entirely| completely)?|dropped|deprecated|retired|superseded|obsolete|discontinued|gone|dead|descoped|withdrawn|sunset|eol|archived|outdated|no longer (?:used|supported|needed|maintained|valid|relevant))",
    ],
    when: (site) =>
      unconditional(site) &&
      settled(site) &&
      /[a-z0-9¤)"'~] {0,3}(?::|—|–|-|→|->|\(|\|) {0,3}$/.test(`${site.lead}${site.head}`),
  },
];
