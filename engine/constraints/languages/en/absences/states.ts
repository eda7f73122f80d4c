/** English states of what is missing: unsupported, untested, empty, a stub, disabled, unknown. */
import { told, unconditional } from "../sites/denial.ts";
import { modal, opensClause } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";

/** What is not there for those who want it. */
const OUT_OF_REACH =
  "(?:unimplemented|unavailable|unsupported|nonexistent|non-existent|paywalled|geo-?blocked|unreachable|inaccessible|undocumented|untested|unmaintained|unversioned|unpatched)";

/** English states of what is missing: unsupported, untested, empty, a stub, disabled, unknown. */
export const states: AbsenceFamily = {
  plain: [
    `(?:is|are|was|were|still|currently) ${OUT_OF_REACH}`,
    `${OUT_OF_REACH}(?= {0,4}(?:[.,;:)(]|$| (?:in|on|from|for|at|yet|under|with|by|because|since|so|here|and|as|to) ))`,
    "(?:is|are) (?:[a-z]{3,14}ly |still )?(?:absent|partial(?! to)|unknown|deferred|postponed|on hold)",
    "(?:still|remains?|currently) (?:unknown|unclear|unresolved|unsolved)",
    "support (?:for \\S{1,30} )?(?:has )?(?:ended|ends)",
  ],
  settled: [
    "but (?:is |are |was |were |still |currently )?(?:unwired|unused|unimplemented|untested|empty|stubbed(?: out)?|disabled|commented out|never (?:called|used|read|set|wired))(?= {0,4}(?:[.,;:)—–]|$| (?:in|on|by|so|because|for) ))",
    "(?:is|are|was|were|remains?|stays?|still|currently|all|sits?) (?:[a-z]{2,12} )?(?:empty(?= {0,4}(?:[.,;:)—–]|$| (?:on|in|for|and|so|because|since|after|at) ))|unused|dead code|uncommitted|unpushed|unauthenticated|unsigned(?= {0,4}(?:[.,;:)—–]|$))|unencrypted|unfinished|incomplete|undecided|unassigned|unowned|unreleased|unpublished|unlinked|unwired|uncovered|unlisted|untracked|unindexed|unvalidated|unguarded|unprotected|unenforced|unhandled|unresolved|unfixed|orphaned|half[- ](?:done|finished|implemented|built|baked)|partially (?:implemented|done|finished|complete)|partly (?:implemented|done|finished)|stubbed(?: out)?|off(?= (?:in|on|for) )|commented out|out of reach|switched off|turned off|not there|a dead link|a black box|a mock-?up|a skeleton|a shell(?! (?:script|function|command))|a dummy|a to-?do|stub only|a stub|a placeholder|(?:only|just) a (?:prototype|sketch|draft))",
    "(?:currently|still) hard-?coded",
    "(?:is|are|was|were) (?:now )?hard-?(?:coded|wired)(?= (?:instead|rather|to|for now|as|at)(?: |$)| ?(?:[.,;)]|$))",
    "(?:currently|still|just|only) (?:just |simply |merely )?(?:throws?|returns?|raises?) ¤{1,80}(?= {0,4}(?:[.,;:)—–]|$))",
    "(?:owner|cause|reason|origin|status|root cause|behaviou?r|impact|author|password|location) (?:is |still |currently )?(?:unknown|unclear|undetermined|not known|not established)",
  ],
  groups: [
    {
      as: "absent",
      strength: 2,
      at: "end",
      find: ["deferred", "postponed", "on hold", "not started", "stubbed(?: out)?", "unresolved"],
      when: (site) => site.before.trim() !== "" && unconditional(site) && !modal.test(site.clause),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "(?:is|are|was|were|has been|have been|stays?|remains?) (?:[a-z]{2,14} )?(?:denied|disabled|disallowed|unset|stubbed(?: out)?|hard-?coded to nothing|(?:just |only |all )?(?:a no-?op|a stub|a placeholder|no-?ops|stubs|placeholders))",
      ],
      unless: ["(?:denied|disabled) (?:when|if|until|while|unless|during|for)"],
      when: (site) => unconditional(site) && told(site) && !opensClause(site),
    },
  ],
  laterGroups: [],
};
