/** What English says is not the cause. */
import { IS_NOT } from "../negated.ts";
import type { FailureFamily } from "./family.ts";

/** What may be laid at somebody's door: "the vendored folder is not ours" lays nothing. */
const TROUBLE =
  "(?:broken|red|fail(?:s|ed|ing|ures?)|flak(?:y|es?|iness)|crash(?:es|ed|ing)?|leak(?:s|ed|ing|y)?|hang(?:s|ing)?|bugs?|defects?|errors?|warnings?|issues?|problems?|faults?|regressions?|outages?|slowdowns?|time-?outs?|deadlocks?|races?|glitch(?:es)?|conflicts?|mess|breakages?)";

/** What English says is not the cause. */
export const notTheCause: FailureFamily = {
  plain: [
    "(?:bug|problem|issue|cause|error|fault|leak|failure|culprit|slowdown|flake|crash) (?:is|was)(?:n't| not) (?:in|inside|from|caused by|related to|due to)",
    `${IS_NOT} the (?:root |real |actual |main |primary |only |sole )?(?:cause|lever|problem|culprit|bottleneck|reason|answer|fix|solution|source|way|trigger|driver|factor|issue|blocker|limit)`,
  ],
  afterATry: [],
  settled: [
    `${IS_NOT} (?:to blame|at fault|guilty|involved here|responsible for)`,
    `${IS_NOT} our (?:change|doing|fault|code|bug|problem|regression)(?= {0,4}(?:[.,;:)—–]|$))`,
    `${TROUBLE} (?:[^ ,;:]{1,20} ){0,5}${IS_NOT} (?:ours|mine)(?= {0,4}(?:[.,;:)—–]|$))`,
    "(?:is|was|were|are) (?:innocent|not the culprits?|a false positive|a false alarm|a wild guess|off the table)",
    "(?:root |real |actual |main )?(?:cause|culprit|reason|bottleneck|problem) (?:is|was) (?:never |clearly |definitely |probably )?not",
    "(?:this|that|it) (?:is|was)(?:n't| not) (?:the |an? )?(?:[a-z-]{2,16} )?(?:problem|issue|bug|race|leak|regression|failure)(?= {0,4}(?:[.,;:)—–]|$))",
  ],
};
