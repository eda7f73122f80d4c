/** What English says was wrong. */
import type { CueGroup } from "../../language.ts";
import { corrects } from "./sites/contrast.ts";
import { attempted } from "./sites/failure.ts";

/** What was wrong, and what it is instead. Notation of language.ts. */
export const corrections: readonly CueGroup[] = [
  { as: "correction", strength: 2, at: "any", find: ["not"], when: corrects },
  {
    as: "correction",
    strength: 2,
    at: "any",
    find: [
      "(?:is|was|are|were) (?:wrong|incorrect|mistaken|inaccurate|outdated|a hallucination|hallucinated|a misreading|a mistake|false)",
      "contrary to",
      "(?:mis-?named|misspelled|misspelt|misread)",
      "corrected (?:me|us|my|the agent|the assistant)",
    ],
    when: (site) =>
      attempted(site) && !/(?:^| )(?:that|which|what|who|whatever|where) (?:[^ ]{1,20} ){0,4}$/.test(site.head),
  },
  {
    as: "correction",
    strength: 2,
    at: "start",
    find: [
      "corrections?(?: to| from|:)",
      "corrected(?: by [^ :]{1,20})?:(?= [^.;:]{1,60}, not )",
      "actually … (?:(?<!(?:do|must|should|may|can|will) )not|instead of|rather than)",
    ],
  },
];
