/** What English says stands nowhere, or out of reach. */
import { IS_NOT } from "../negated.ts";
import type { AbsenceFamily } from "./family.ts";

/** What English says stands nowhere, or out of reach. */
export const nowhere: AbsenceFamily = {
  plain: [
    "(?:is|are|was|were|still|'s) missing",
    "missing from",
    "(?:was|were|is|are|been) not found",
    "nowhere (?:to be found|defined|used|documented|mentioned|implemented|stored)",
  ],
  settled: [
    "not in (?:ci|git|production|prod|the (?:repo|repository|workflow|build|pipeline|image|bundle))",
    `${IS_NOT}(?: even| yet| currently| actually)? (?:(?:on|in|under|inside|at|within|listed in|present in|part of|among|behind|checked into|available (?:in|on|for|from|to)) (?:the|our|this|any|its|their|every|git|main|master|npm|pypi|ci|version|source|production|staging|prod|place|scope|sync|use|¤)|on (?:a|my|your|the|its)? ?path|in (?:a|an) [a-z-]{3,16})`,
    "not (?:found|installed|present|available|set|there|possible|reachable|readable|writable|accessible|visible) (?:on|in|at|from|under|for|via|through|to)",
    "(?:is|are|was|were) (?:out of|beyond) (?:reach|our control|my control)",
  ],
  groups: [],
  laterGroups: [],
};
