/** What English says has lapsed, and what was taken away, in the short style of notes. */
import type { CueGroup } from "../../language.ts";
import { relieved } from "./sites/failure.ts";
import { settled } from "./sites/outcome.ts";
import { joinsABranch, tidiedUp } from "./sites/replacement.ts";
import { saidTersely, WHERE_OR_WHY } from "./sites/terse.ts";

/** What is granted for a time or an amount. */
const GRANTED =
  "(?:quota|limits?|budget|credits?|disk|trial|plan|licen[sc]e|tokens?|certificates?|certs?|keys?|sessions?|grants?|subscriptions?|domain|lease|allowance|free tier|passwords?|credentials|invite|link|warranty|contract|balance)";

/** Lapses and removals. Notation of language.ts. */
export const lapses: readonly CueGroup[] = [
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      `${GRANTED} (?:(?:is|are|was|were|has|have|has been|have been|already|now) ){0,2}(?:exhausted|expired|lapsed|used up|ran out|run out|depleted|revoked|invalidated|maxed out|withdrawn|cancelled|canceled)`,
      "support (?:for [^ ,]{1,24}(?: [^ ,]{1,12})? )(?:ended|ends|was dropped|dropped|lapsed|is gone|was removed)",
      "[a-z]{3,14} (?:has |have )?stopped (?:publishing|maintaining|shipping|supporting|offering|updating|selling|building|releasing|distributing|hosting)",
    ],
    when: (site) =>
      settled(site) && !/(?:^| )(?:if|when|until|once|unless|after|before) (?:[^ ]{1,24} ){0,4}$/.test(site.head),
  },
  {
    as: "deprecated",
    strength: 2,
    at: "any",
    find: [
      `(?:now |since |already |later |all |both |also )?(?:removed|deleted|dropped|retired|revoked|expired|superseded|deprecated|decommissioned|discontinued|sunset|withdrawn|shut down|phased out|taken down|torn down|disbanded|uninstalled|scrapped)(?! {0,4}:)${WHERE_OR_WHY}`,
      "(?:removed|dropped|deleted) (?:entirely|completely|altogether|for good)",
      "(?:now |since |already |later |all |both )?(?:replaced (?:by|with)|renamed (?:to|from)|superseded by|folded into|merged into)",
    ],
    when: (site) =>
      saidTersely(site) && site.below !== "done" && !tidiedUp(site) && !joinsABranch(site) && !relieved(site),
  },
];
