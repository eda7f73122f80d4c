/** What English says there is none of: there is no, has no, lacks, without. */
import { DO_OR_DID_NOT, NO_NOUN } from "../negated.ts";
import { unconditional } from "../sites/denial.ts";
import { relieved } from "../sites/failure.ts";
import { gapAtStart } from "../sites/gap.ts";
import { deniesNoun, labelledAsGap, reportsNone } from "../sites/no.ts";
import { NO_TROUBLE } from "../sites/no-signs.ts";
import { modal, opensClause } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";
import { SPARED } from "./no-gap.ts";

/** Phrases of nouns: there is no, has no, lacks, without. */
export const nouns: AbsenceFamily = {
  plain: [
    "there(?: is|'s| are| was| were|'re)(?: still| currently)? (?:no|not|none|nothing|neither)",
    "there (?:isn't|aren't|wasn't|weren't)",
    "(?:has|have|had|having|contains?|takes?|offers?|provides?|supports?|exposes?|carries|carry|lists?|returns?|with(?= no (?:way|support|access|tests?|fallback|limit|documentation|validation|index|backup)(?:[ ,.;]|$)| no (?:[a-z-]{2,16} ){1,3}at all)) (?:absolutely |currently |at all )?no(?! (?:longer|effect|difference|problem|choice|trouble|intention|doubt|matter|idea|plans?|opinion|preference|objections?|questions?|strong|comments?|(?:[a-z]{3,12} )?(?:gaps?|seams?|holes?|overlaps?|leaks?|dupes?|duplicates?|drift|cost|downsides?)))",
    "lacks?",
    "lacking(?!.{0,120} (?:must|should|may|shall) )",
    "without any",
    "(?:has|have|offers?|provides?|ships?|comes?)(?: with)? neither",
    "(?:is|are|remains?) (?:still )?(?:an? |the )?(?:[a-z]{2,16} )?(?:gaps?|blind spots?)",
  ],
  settled: [
    `(?:ships?|shipped|comes|came|defines?|declares?|states?|specif(?:y|ies)|documents?|mentions?|implements?|handles?|registers?|emits?|publish(?:es)?|exports?|exposes?|leaves|accepts|gets|sees|knows|owns|grants?|granted|gave) (?:with )?(?:no|neither|none of)(?= [a-z¤])(?! (?:(?!errors? code)${SPARED}|data|external|room))`,
    "(?:tickets?|specs?|briefs?|docs?|vendor|manual|error|logs?|messages?|readme|page) (?:itself )?gives? no(?= )",
    `(?:yielded|produced|found|revealed|returned|showed|offered|exposed|contained|received|provided|included|carried|listed|recorded|reported|identified|surfaced|detected) (?:absolutely )?no(?= [a-z¤])(?! (?:${SPARED}|duplicates?|mismatch(?:es)?|matches|output|results?|hits))`,
    "(?:ships?|shipped|comes|came|is stored|are stored|was built|were built|was generated|arrives?|was released|went live|deployed) without(?= [a-z¤])(?! (?:problems?|issues?|errors?|trouble|warnings?|downtime|incidents?|conflicts?))",
    "(?:has|have|had|with|at) (?:zero|0) (?:[a-z-]{2,16} )?(?:coverage|tests?|documentation|docs|callers|users|consumers|references|usages?|hits|support|visibility|validation|monitoring|entries|rows|comments|handlers)",
    `${DO_OR_DID_NOT} (?:yet |currently |even |actually )?have(?= (?:the|an?|any|access|permission|enough|[a-z¤]))(?! (?:to|any (?:problem|issue|opinion|question|preference)|an? (?:opinion|preference|problem)))`,
    "(?:i|we|they|agents?|agent) (?:currently |still )?(?:have|had|has) no(?= )(?! (?:idea|plans?|opinion|preference|objections?|problem|intention|questions?|doubt|strong|reason|time|further|more|other|choice))",
    "(?:know|known) of no",
  ],
  groups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "no (?:[a-z¤-]{2,20} ){1,4}(?:exists?|existed|(?:is|are|was|were) (?:currently |yet )?(?:available|configured|installed|set up|defined|implemented|wired|in place|present|provided|supported|documented))(?: yet)?",
      ],
      when: (site) => unconditional(site) && !relieved(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "no(?! ?[,.!:])",
        "zero(?! (?:dependenc|config|downtime|cost|trust|copy|setup|knowledge|warnings?|errors?|offsets?|points?|crossing|based|indexed|padding|values?|duty|speed|width|height)[a-z]{0,8})",
      ],
      when: deniesNoun,
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [`but (?:there (?:is|was|are|were) )?(?:still )?${NO_NOUN}`],
      when: (site) => !modal.test(site.clause) && !opensClause(site) && !NO_TROUBLE.test(site.after),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [NO_NOUN],
      when: reportsNone,
    },
  ],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [NO_NOUN, "zero(?= [a-z])"],
      when: (site) => gapAtStart(site) || labelledAsGap(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "but (?:still )?no (?:[^ ,]{2,20} ){1,4}(?:is|are|was|were|has|have|exists?|came|arrived|happened)(?! (?:needed|required|lost|affected|changed|harmed|hurt))",
      ],
      when: (site) =>
        !modal.test(site.clause) && !opensClause(site) && !NO_TROUBLE.test(site.cue.replace(/^but (?:still )?no/, "")),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [`${NO_NOUN}(?! (?:errors?|issues?|warnings?))`],
      when: (site) =>
        !site.ruled &&
        !modal.test(site.clause) &&
        !opensClause(site) &&
        /^ {0,4}(?:[^ ,]{1,40} ){1,4}(?:just|only|merely|simply|currently) [a-z]{2,14}[^s]s [^.;]{0,120}, (?:and |but |with )?$/.test(
          site.head,
        ),
    },
  ],
};
