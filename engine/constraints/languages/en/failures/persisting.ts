/** What English says is still there or came back: the same error, an issue that is left, the old page. */
import type { FailureFamily } from "./family.ts";

/** Words of trouble, and what one sees of it. */
const TROUBLE =
  "(?:errors?|issues?|problems?|failures?|warnings?|crash(?:es)?|bugs?|time-?outs?|exceptions?|conflicts?|mismatch(?:es)?|deadlocks?|flickers?|glitch(?:es)?|gaps?|leaks?|hangs?|stack ?traces?|tracebacks?|[45]\\d\\d|black screens?|white screens?|blank (?:page|screen)s?|empty (?:page|list|result|response|screen)s?|permission denied|access denied|stale [a-z]{3,14}|wrong [a-z]{3,14}|old [a-z]{3,14}|same [a-z]{3,14})";

/** Up to three small words before it. */
const SOME = "(?:(?:an?|the|this|that|some|those|these|same|exact|exactly|my|our|its|http|[a-z]{3,12}) ){0,3}";

/** What English says is still there or came back. */
export const persisting: FailureFamily = {
  plain: [
    "(?:later|after|despite|even|with|without|but|yet|and) … (?:is|are) still (?:there|broken|failing|wrong|slow|red|flaky|leaking|too [a-z]{3,8})",
    "(?:problem|error|issue|symptom|bug|failure|leak|crash|warning|timeout|flake|hang|deadlock)s? (?:still )?(?:persists?|persisted|came back|is back|returned|reappeared|remained|remains?)(?! (?:open|to be))",
    "(?:stayed|stays|remained|remains) (?:just as |as )?(?:broken|wrong|red|slow|flaky|unusable|unsolved|unfixed)",
    "(?:still|returns?|returned|remains?|stays?|gives?|gave) … even (?:after|with|when|though)",
  ],
  afterATry: [
    "(?:straight|right) back",
    "(?:kept|keeps?) (?:on )?(?:failing|firing|crashing|looping|hanging|timing out|breaking|returning|losing|leaking|growing|flickering|reappearing|disconnecting|dropping|getting)",
    "(?:(?:still|yet) (?!need|use|has|have|has to|to|unclear|unknown|being|under|in progress|open|pending|works?|working|passes|runs|ok|fine|valid|possible|allowed|called|exists?|uses?|supports?|want|plan|points?|requires?|applies)[a-z]{3,14}(?:s|ing|ed|en)|still (?:there|same|red|broken|stale|slow|wrong|empty|blank|4\\d\\d|5\\d\\d|off|down|gone))",
  ],
  settled: [
    "(?:problems?|errors?|issues?|symptoms?|bugs?|failures?|leaks?|crash(?:es)?|warnings?|flakes?|hangs?|deadlocks?|regressions?|artifacts?|glitch(?:es)?|flicker|lag|jitter|stutter) (?:(?!is|are)[^ ,]{1,16} ){0,6}(?:is |are |was |were )?still (?:present|there|visible|happening|happens|occurs?|occurring|reproducible|reproduces|open|unresolved|unfixed|appears?|appearing|exists?)",
    "still (?:mis[a-z]{3,14}s?|fails?|failed|crash(?:es|ed)?|hangs?|hung|breaks?|broke|leaks?|leaked|loses?|lost|times? out|timed out|throws?|threw|returns? (?:stale|old|the old|4\\d\\d|5\\d\\d|null|empty|nothing|wrong)|returned (?:stale|old|4\\d\\d|5\\d\\d|null|empty|nothing)|showed (?:stale|old|nothing|blank)|serve[sd]? (?:stale|old)|downloaded|downloads|blocked|blocks|rejected|rejects|flickers?|jitters?|stutters?|duplicates?|drifts?|diverges?|overflows?|deadlocks?|gets? (?:stale|stuck|lost|4\\d\\d|5\\d\\d|the)|got (?:an?|the|stale|stuck|lost|4\\d\\d|5\\d\\d))",
    "(?:stayed|stays|remained|remains) (?:blocked|failing|stuck|unsolved|unfixed|flaky)",
    "(?:happens|happened|occurs|occurred|reproduces|reproduced|crashes|failed|fails|appears) even (?:with|after|when|on|without|in)",
    `still (?:gets?|getting|got|sees?|seeing|saw|hits?|hitting|has|have|having|faces?|facing|receiv(?:es?|ing|ed)|runs? into|running into|ran into|experienc(?:es?|ing)|encounters?|encountering|shows?|showing|showed|throws?|throwing|threw|gives?|giving|gave|returns?|returning|returned|reports?|reported|reporting|prints?|printed|printing|produces?|produced|producing|serves?|served|serving|complains? (?:about|of)|complaining (?:about|of)) ${SOME}${TROUBLE}`,
    "still (?:sees?|seeing|saw|gets?|getting|finds?|finding|noticing|notices?) (?:it|them|this|that|the [^ ,]{2,20}) (?:[a-z]{2,14}ing|[a-z]{2,14}ed|there|broken|empty|missing|wrong)",
    `there(?:'s| is| are| was| were|'re)? still (?:seems? to be )?${SOME}${TROUBLE}`,
    `there (?:is|are|was|were|remains?|seems? to be) still ${SOME}${TROUBLE}`,
    "(?:is|are|was|were|'s|'re|i'm|we're) still (?:broken|failing|crashing|hanging|erroring|timing out|wrong|red|stale|stuck|blank|flaky|unstable|leaking|looping|flickering|happening|occurring|misaligned|garbled|blocked|not (?:working|fixed|resolved|solved|showing|loading|building|passing|there|right|correct|clear))",
    "still (?:does|do|did|will|would|can|could)(?:n't| not) (?:work|load|build|compile|start|show|run|connect|respond|render|pass|fix|help|appear|find|see|get|detect|open|boot|play|update|resolve|match|fit|see|reproduce)",
    "still (?:broken|failing|crashing|hanging|not (?:working|fixed|resolved|solved|showing|loading))(?= {0,4}(?:[.,;:)—–]|$| (?:on|in|after|with|for|at|when|under|because)(?: |$)))",
  ],
};
