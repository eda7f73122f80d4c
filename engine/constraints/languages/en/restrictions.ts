/** What English limits. */
import type { CueGroup } from "../../language.ts";
import { FINITE_VERB } from "./sites/clause.ts";
import { limits } from "./sites/only/index.ts";
import { instructs, modal, opensClause } from "./words.ts";

/** "At most one row is returned": what happens, as far as it goes. */
const RETURNED =
  /^ (?!.{0,200}(?:^| )(?:may|must|should|can|shall) )(?:[^ ,]{1,20} ){1,4}(?:is|are|was|were) (?:[a-z]{2,12} )?(?:returned|shown|kept|made|sent|stored|cached|retained|displayed|listed|loaded|fetched|queued|emitted|logged|used)(?![a-z])/;

/** "One lamp per parcel, max". */
const COUNTED = /(?:^| )(?:one|two|three|four|five|six|ten|\d{1,6})(?: [a-z%¤-]{1,16}){0,5},? {1,8}$/;

/** "Bump the row limit to 20": a limit that is spoken of, and set anew. */
const NAMED = /(?:^| )(?:the|an?|our|its|their|your|my|this|that|new) (?:[^ ,;:]{1,20} ){0,3}$/;

/** "Diff budget: ≤ 12 files": a label that names a limit. */
const LIMIT_LABEL =
  /(?:^| )(?:budgets?|limits?|max(?:imum)?|caps?|ceiling|quota|thresholds? for (?:diffs|prs|files)|allowed|at most)(?: [a-z]{2,14}){0,2} ?:? {0,8}$/;

/** What English limits. Groups of phrases in the notation of language.ts. */
export const restrictions: readonly CueGroup[] = [
  { as: "restriction", strength: 2, at: "any", find: ["only"], when: limits },
  {
    as: "restriction",
    strength: 2,
    at: "start",
    find: [
      "the (?:sole|only) (?:[a-z¤-]{2,16} ){1,3}(?:that|who|which|where (?:you|we|agents)) (?:may|can|must|should|is allowed to|are allowed to)",
      "never more than",
      "(?:rate-?limit|throttle|limit|cap) (?:[^ ,]{1,20} ){0,3}(?:to|at) (?:\\d[\\d.,]{0,8}|one|two|three)",
      "keep (?:[^ ,]{1,20} ){0,3}(?:≤|<=|<|below|under|at or below|at most) ?\\d[\\d.,]{0,8}",
      "(?:changes|edits|work|writes|modifications|commits|the scope|scope|all changes|your changes|this (?:task|pr|change)) (?:is|are|must be|should be) (?:strictly )?(?:limited|restricted|confined) to",
    ],
    when: (site) => !site.agent || site.ruled,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?:must|should|shall|may|to|be|is|are) (?:be )?(?:used |run |done |made |written |kept )?(?:exclusively|solely)",
      "(?:exclusively|solely) (?:use|with|through|via|by|for|in|from|to|on|at|inside|within|against|under)",
    ],
    when: (site) => site.atStart || opensClause(site) || modal.test(site.clause) || site.ruled,
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are) the (?:sole|only) (?:[a-z-]{2,16} ){1,3}(?:that|who|which) (?:may|can|must|is allowed to|are allowed to)",
      "(?:is|are) the (?:sole|only) (?:[a-z-]{2,16} ){0,1}(?:writer|owner|author|authority|committer|approver|editor|entry point|caller|place (?:where|that|to)(?= (?:[^ ,]{1,20} ){0,3}(?:may|can|must|should|is allowed|are allowed) | [a-z]{2,12} (?:[^ ,]{1,20} ){0,3}(?:to|in|for|from)(?= )))(?! of truth)",
      "the (?:sole|only) (?:[a-z-]{2,16} ){1,3}(?:allowed|permitted|authori[sz]ed)",
    ],
    when: (site) =>
      !site.agent &&
      !/(?:^| )(?:was|were|had) /.test(site.clause) &&
      (site.ruled || !/(?:caller|entry point|author)$/.test(site.cue)),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|stays|remains) the (?:sole|only) (?:ones?|persons?|people|agents?|roles?|party|process|worker|account) (?:who|that|which|to) (?!know|knew|see|saw|ha[sd]|have|was|were|is|are|notice|report|fail|works?|did|seem|got|gets?|can see)[a-z]{2,14}",
    ],
    when: ({ agent, head }) => !agent && !/(?:^| )(?:it|this|that|he|she|i|they) {0,8}$/.test(head),
  },
  {
    as: "restriction",
    strength: 2,
    at: "start",
    find: [
      "only (?:[^ ,.;:]{1,20} ){1,6}(?:has|have|gets?|holds?) (?:(?:write|read|push|admin|root|shell|full|direct) )?(?:access|permissions?|rights|credentials|the keys?)(?= )",
    ],
    when: ({ agent, ruled }) => !agent || ruled,
  },
  {
    as: "restriction",
    strength: 2,
    at: "start",
    find: ["(?:only |just |exactly |strictly )?(?:one|a single|two) (?:[a-z-]{2,16} ){1,2}at a time"],
    when: ({ agent, after }) => !agent && /^ {0,4}(?:$|[.,;:)(—–-])/.test(after),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are|stays|remains) the (?:sole|only|single|one) (?:[a-z-]{2,16} )?(?:places?|files?|modules?|sources?|functions?|paths?|components?|layers?|ways?|channels?|spots?|locations?|tools?|commands?|helpers?|services?|packages?|readers?|callers?|owners?|consumers?|producers?|exceptions?|dependency|dependencies|interface|gateway|bridge|door|route)",
    ],
    when: ({ ruled, agent, clause }) => ruled && !agent && !/(?:^| )(?:was|were|had) /.test(clause),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: ["but only (?:the ones?|those|ones|what|where|these)"],
    when: (site) => !site.agent && (opensClause(site) || instructs.test(site.lead.trimStart())),
  },
  {
    as: "restriction",
    strength: 2,
    at: "end",
    find: ["exclusively", "solely", "and nowhere else", "and nothing else"],
    when: (site) => !site.agent && !/(?:^| )(?:was|were|had|did|has|have|contains?) /.test(site.clause),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "no (?:more|fewer|less|longer|later|earlier) than",
      "not (?:more|fewer|less|longer) than",
      "at (?:the )?most(?! (?:[a-z]{2,14} )?(?:positions|places|sites|points|times|sizes|scales|shops|levels)(?: |[,.;)]|$))",
      "(?:not|never) exceed",
      "nothing (?:but|except|other than|outside|beyond)",
      "no other",
      "nowhere else",
      "no one else",
      "nobody (?:but|else)",
      "(?:max|maximum|max\\.)(?: of)? {0,2}(?:¤|[$€£]?\\d)-",
      "(?:max|maximum|max\\.)(?: of)? (?:one|two|three|four|five|six|ten|an?)(?= [a-z¤])",
      "(?:in|with|to|be|take|use|have|under|for) (?:fewer|less|shorter|smaller|longer|larger|higher|lower|later|earlier) than(?= (?:¤|\\d|one|two|three|four|five|six|ten|an? ))",
      "up to (?:a )?max(?:imum)?",
      "(?:no|nothing) (?:more|else|less|further)(?= ?(?:[.,;!)]|$))",
    ],
    when: (site) =>
      !/(?:^| )(?:was|were) /.test(site.after) &&
      !(
        !opensClause(site) &&
        /(?:^| )(?:is|was|are|were|has|have|had|does|did|do|contains?|shows?|returns?|holds?|lists?|found) /.test(
          site.head,
        ) &&
        /^(?:no|nothing) (?:more|else|less|further)$/.test(site.cue)
      ) &&
      (opensClause(site) ||
        modal.test(site.clause) ||
        site.ruled ||
        site.atStart ||
        /^(?:no|nothing) (?:other|else|more|less|further|but|except|outside|beyond)(?! than)/.test(site.cue)) &&
      !(!site.ruled && RETURNED.test(site.after)),
  },
  {
    as: "restriction",
    strength: 2,
    at: "end",
    find: ["max", "maximum"],
    when: (site) => !site.agent && COUNTED.test(site.head) && (site.ruled || !FINITE_VERB.test(site.head)),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: ["(?:≤|<=) {0,1}(?:\\d|¤)-"],
    when: (site) =>
      !site.agent && (LIMIT_LABEL.test(site.head) || (site.ruled && (opensClause(site) || /: {0,8}$/.test(site.head)))),
  },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "must be (?:local|limited|restricted|confined|scoped|contained)",
      "(?:stays?|remains?|keep|keeps) (?:strictly )?(?:inside|within|under|below|local)",
      "(?:limit|restrict|confine|cap|scope) … (?:to|at|under|within|below)",
      "keep (?!up )… (?<! up )(?:to(?! (?:date|speed|hand|mind))|at|under|within|below)",
      "(?:is|are|be) (?:limited|restricted|confined|capped|reserved) (?:to|at|for)",
    ],
    when: (site) =>
      !/(?:^| )(?:was|were) /.test(site.clause) &&
      !(/^(?:limit|cap|scope) /.test(site.cue) && NAMED.test(site.head)) &&
      (site.atStart ||
        opensClause(site) ||
        modal.test(site.clause) ||
        site.ruled ||
        (!site.agent &&
          !/^ {0,8}(?:about |around |roughly |~|≈)? ?\d/.test(site.after) &&
          /^(?:(?:is|are|be) (?:restricted|reserved|confined)|stays|remains)/.test(site.cue))),
  },
];
