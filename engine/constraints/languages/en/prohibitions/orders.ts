/** What English orders not to do: do not, stop, refuse, skip. */
import type { CueGroup, CueSite } from "../../../language.ts";
import { describes, FINITE_VERB } from "../sites/clause.ts";
import { tellsNot } from "../sites/do-not.ts";
import { FINITE } from "../sites/no-signs.ts";
import { opensClause } from "../words.ts";

/** "NOT the console"; also behind the first half of a contrast, unless that tells how something is: "it is a draft, NOT a plan". */
const isShouted = (site: CueSite): boolean =>
  site.before.trim() === "" &&
  /^ {0,8}[a-z¤"]/.test(site.after) &&
  !FINITE.test(site.after) &&
  (site.spelled === "NOT"
    ? !tells(site.head) || opensClause(site)
    : site.spelled === "Not" && site.listed && site.head.trim() === "" && /^ {0,8}¤/.test(site.after));

/** Whether a verb tells how something is; before a bracket only a verb of being does, for "names" and "printed" may be nouns there. */
const tells = (head: string): boolean =>
  describes(head) ||
  (/\( {0,3}$/.test(head)
    ? /(?:^| )(?:is|are|was|were|has|have|had|does|did|can|could) /.test(head)
    : FINITE_VERB.test(head));

/** Bans as orders. Notation of language.ts. */
export const orders: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["refuse (?:to|any|all|every|requests)"],
    when: (site) => !site.agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["do not", "do n't", "don'?t", "do never", "not to be", "never ever"],
    when: tellsNot,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["(?:drop|exclude|omit|leave out|keep out) … from (?:all|any|every|each)"],
    when: (site) => !site.agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["not"],
    when: isShouted,
  },
  {
    as: "prohibition",
    strength: 1,
    at: "start",
    find: ["skip (?!this|that|it|to|if|when|over|ahead)[^ ]{1,40}"],
    when: ({ after, agent }) =>
      !agent &&
      /(?:^| )(?:for now|this time|today|for this (?:task|pr|change|session|release|run)|entirely|altogether|until further notice)(?: {0,3}[.,;)]| {0,3}$)/.test(
        after,
      ),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: [
      "(?:stop|quit|cease) [a-z]{2,20}ing",
      "(?:cease|stop) all",
      "let'?s not",
      "let us not",
      "(?:make|add|use|create|introduce|leave|allow|accept|write|give|take|do|change|touch|delete|remove|rename|modify|edit|install|commit|push|log|store|print|send|run|import|export|expose|share|publish|deploy|ship|assume|invent|skip|hard-?code|bring in|pull in|mix in|include|merge|refactor|reuse|copy|cache|mock|spawn|start|open|call|allocate|download|upload|move|drop|promise|claim|post|submit|release|save|record|replace|rewrite|reformat|rebuild|restart|schedule|sign|trust|upgrade|update|migrate|revert|load|fetch|mail|email|discard|disable|bypass|override) (?:no(?! (?:longer|sooner))|nothing)",
      "(?:make sure|ensure|see to it|take care)(?: that)? (?:[^ ,]{1,20} ){1,5}(?:never|(?:do|does|is|are)(?: not|n't)|cannot|can't)(?! (?:only|just|yet|already))",
      "(?:strictly |explicitly |always )?(?:banned|disallowed|not permitted)(?: [a-z]{2,14}){0,2}(?= ?: )",
    ],
  },
];
