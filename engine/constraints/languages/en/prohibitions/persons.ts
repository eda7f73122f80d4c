/** What English says that somebody will not, may not or cannot do. */
import type { CueGroup } from "../../../language.ts";
import { CANNOT } from "../negated.ts";
import { CONDITIONAL_CLAUSE } from "../sites/clause.ts";
import { agentBefore, pronounBefore, stateVerb } from "../words.ts";

/** Bans by who does not: we cannot, you may not, the agent does not. Notation of language.ts. */
export const persons: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [`we ${CANNOT}`],
    when: (site) =>
      !site.agent && DEEDS.test(site.after) && !SUBORDINATE.test(site.head) && !PAST_TELLING.test(site.clause),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:we|i)(?: are|'re| am|'m) not (?:touching|adding|changing|migrating|renaming|deleting|removing|rewriting|refactoring|upgrading|merging|deploying|introducing|moving|replacing|publishing|shipping)",
    ],
    when: (site) => !site.agent && !SUBORDINATE.test(`${site.head} `),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [`you ${CANNOT}`],
    when: (site) =>
      !site.agent &&
      !CONDITIONAL_CLAUSE.test(site.clause) &&
      !SUBORDINATE.test(`${site.head} `) &&
      !/, but (?:you|it|they|there) /.test(site.after) &&
      !/^ {0,8}(?:really |just )?(?:see|tell|know|find|help|be sure|have|believe|imagine|remember|miss|go wrong|access|reach|connect|get|run into|expect|reproduce|undo)(?![a-z])/.test(
        site.after,
      ),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [CANNOT],
    when: (site) =>
      site.ruled &&
      !site.agent &&
      /^[A-Z' ]+$/.test(site.spelled) &&
      ANYBODY.test(site.before) &&
      !stateVerb.test(site.after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:does not|doesn't)"],
    when: (site) =>
      !site.agent &&
      !stateVerb.test(site.after) &&
      ((site.ruled && agentBefore.test(site.before)) || (pronounBefore.test(site.before) && BINDS.test(site.lead))),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["may not"],
    when: ({ before, after, lead, agent, ruled }) =>
      (!MAYBE_SO.test(before) &&
        /^ {0,8}be (?:[a-z-]{2,18}ed|sent|written|run|read|put|set to|cut|sold|shown|done|made|given|taken|kept|built|used|left|hidden|lost|shut)(?![a-z])(?! (?:yet|always|at all))/.test(
          after,
        )) ||
      (!agent &&
        (agentBefore.test(before) ||
          (pronounBefore.test(before) && /(?:^| )(?:may|must|never|only) /.test(lead)) ||
          (ruled && /(?:^| )(?:an?|no|each|every|[a-z]{2,20}s) (?:[^ ]{1,20} ){0,3}$/.test(before))) &&
        !/^ {0,8}(?:always|work|exist|have|know|need|want|see|be|get|yet|even|actually|notice|realize|like|fit|match|reflect|apply|match|arrive|return|happen|appear|support)(?![a-z])/.test(
          after,
        )),
    unless: [
      "may not be (?:fully |properly |correctly |immediately |actually )?(?:needed|required|supported|installed|allowed|initiali[sz]ed|loaded|configured|defined|detected|recogni[sz]ed|noticed|triggered|reached|refreshed|rendered|displayed|reflected|populated|synced|covered|affected|respected|honou?red|reported|related|connected|mounted|registered|exposed by|returned|implemented|fixed|met|understood)",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:i|we|you) (?:will not|won't|shall not|am not going to|are not going to)"],
    unless: [
      "(?:won't|will not) (?:be able|need|work|help|know|have|see|find|notice|get|believe|regret|miss|even|always|hear)",
    ],
  },
];

/** "A participant CANNOT …", "agents CANNOT …": whoever it may be. */
const ANYBODY = /^ {0,8}(?:(?:an?|each|every|any|one) (?:[a-z-]{2,20} ){1,3}|(?:[a-z-]{2,20} ){0,2}[a-z-]{2,20}s )$/;

/** "A handle that may not be closed": which one, or what may happen to it. */
const MAYBE_SO = /(?:^| )(?:which|that|who|it|this|they|some|many|certain) (?:[a-z-]{2,16} ){0,1}$/;

/** What a team rules out for itself; what it cannot see or reproduce is how things are. */
const DEEDS =
  /^ {0,8}(?:use|add|change|modify|touch|rename|remove|delete|drop|break|introduce|install|upgrade|bump|ship|deploy|merge|push|rely on|store|log|share|expose|send|commit|allow|take on|depend on|bring in|pull in|edit|rewrite|refactor|move|skip|publish|release)(?![a-z])/;

const PAST_TELLING = /(?:^| )(?:was|were|had|did|yet) |(?: yet|: ?[a-z]{2,20}error)/;

/** The clause before the cue is a reason, a condition or part of another. */
const SUBORDINATE =
  /(?:^| )(?:because|since|as|that|which|so|if|when|where|what|why|until|while|although|though|then|how|who)(?: [^ ]{1,20}){0,3} {0,8}$/;

/** The same sentence has bound somebody before: what he "does not" do goes on with it. */
const BINDS = /(?:^| )(?:never|must|only|no other|nothing else|nowhere else|may not|shall) ?/;
