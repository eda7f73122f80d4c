/** What English says is still so: the same error, an issue that is left, the old page. */
import type { FailureFamily } from "./family.ts";

/** Words of trouble, and what one sees of it. */
const TROUBLE =
  "(?:errors?|issues?|problems?|failures?|warnings?|crash(?:es)?|bugs?|time-?outs?|exceptions?|conflicts?|mismatch(?:es)?|deadlocks?|flickers?|glitch(?:es)?|gaps?|leaks?|hangs?|stack ?traces?|tracebacks?|[45]\\d\\d|black screens?|white screens?|blank (?:page|screen)s?|empty (?:page|list|result|response|screen)s?|permission denied|access denied|stale [a-z]{3,14}|wrong [a-z]{3,14}|old [a-z]{3,14}|same [a-z]{3,14})";

/** Up to three small words before it. */
const SOME = "(?:(?:an?|the|this|that|some|those|these|same|exact|exactly|my|our|its|http|[a-z]{3,12}) ){0,3}";

/** What English says is still so: the same error, an issue that is left, the old page. */
export const persisting: FailureFamily = {
  plain: [],
  afterATry: [],
  settled: [
    `still (?:gets?|getting|got|sees?|seeing|saw|hits?|hitting|has|have|having|faces?|facing|receiv(?:es?|ing|ed)|runs? into|running into|ran into|experienc(?:es?|ing)|encounters?|encountering|shows?|showing|showed|throws?|throwing|threw|gives?|giving|gave|returns?|returning|returned|reports?|reported|reporting|prints?|printed|printing|produces?|produced|producing|serves?|served|serving|complains? (?:about|of)|complaining (?:about|of)) ${SOME}${TROUBLE}`,
    "still (?:sees?|seeing|saw|gets?|getting|finds?|finding|noticing|notices?) (?:it|them|this|that|the [^ ,]{2,20}) (?:[a-z]{2,14}ing|[a-z]{2,14}ed|there|broken|empty|missing|wrong)",
    `there(?:'s| is| are| was| were|'re)? still (?:seems? to be )?${SOME}${TROUBLE}`,
    `there (?:is|are|was|were|remains?|seems? to be) still ${SOME}${TROUBLE}`,
    "(?:is|are|was|were|'s|'re|i'm|we're) still (?:broken|failing|crashing|hanging|erroring|timing out|wrong|red|stale|stuck|blank|flaky|unstable|leaking|looping|flickering|happening|occurring|misaligned|garbled|blocked|not (?:working|fixed|resolved|solved|showing|loading|building|passing|there|right|correct|clear))",
    "still (?:does|do|did|will|would|can|could)(?:n't| not) (?:work|load|build|compile|start|show|run|connect|respond|render|pass|fix|help|appear|find|see|get|detect|open|boot|play|update|resolve|match|fit|see|reproduce)",
    "still (?:broken|failing|crashing|hanging|not (?:working|fixed|resolved|solved|showing|loading))(?= {0,4}(?:[.,;:)—–]|$| (?:on|in|after|with|for|at|when|under|because)(?: |$)))",
  ],
};
