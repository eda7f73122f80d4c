/** What English says is there in part only: only two of five, only the parser. */
import type { AbsenceFamily } from "./family.ts";

/** What English says is there in part only. */
export const partial: AbsenceFamily = {
  plain: [],
  settled: [
    "(?:only|just) (?:\\d[\\d,.]{0,8}|one|two|three|four|five|half|some|a few|a single|a handful)(?= (?:of (?:the |our |all )?(?:\\d[\\d,]{0,6} |[a-z]{3,7} )?|out of \\d{1,5} )?(?:[^ ,]{1,20} ){0,3}(?:exist|exists|existed|ran|passed|succeeded|survived|worked|finished|completed|responded|loaded|matched|converged)(?![a-z]))",
    "only (?:the |a |one |half |part of (?:the )?|some (?:of )?(?:the )?)?(?:(?!when |if |where |for |in |after |once |use |run )[^ ,]{1,20} ){0,5}(?:is|are|was|were|has been|have been) (?:implemented|translated|tested|covered|supported|documented|done|wired|migrated|ported|built|finished|available|configured|populated|complete)",
  ],
  groups: [],
  laterGroups: [],
};
