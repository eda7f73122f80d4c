/** What English says is still there, came back or gave the same result. */
import type { FailureFamily } from "./family.ts";

/** What English says is still there, came back or gave the same result. */
export const unchanged: FailureFamily = {
  plain: [
    "(?:same|identical) (?:result|error|failure|problem|outcome|crash|behaviou?r|symptom|issue|timeout|hang|thing|message|trouble)s?(?: (?:as before|again|every time))?(?= {0,4}(?:[.,;)]|$))",
    "(?:later|after|despite|even|with|without|but|yet|and) … (?:is|are) still (?:there|broken|failing|wrong|slow|red|flaky|leaking|too [a-z]{3,8})",
    "(?:problem|error|issue|symptom|bug|failure|leak|crash|warning|timeout|flake|hang|deadlock)s? (?:still )?(?:persists?|persisted|came back|is back|returned|reappeared|remained|remains?)(?! (?:open|to be))",
    "(?:stayed|stays|remained|remains) (?:just as |as )?(?:broken|wrong|red|slow|flaky|unusable|unsolved|unfixed)",
    "(?:still|returns?|returned|remains?|stays?|gives?|gave) … even (?:after|with|when|though)",
  ],
  afterATry: [
    "(?:straight|right) back",
    "(?:kept|keeps?) (?:on )?(?:failing|firing|crashing|looping|hanging|timing out|breaking|returning|losing|leaking|growing|flickering|reappearing|disconnecting|dropping|getting)",
    "(?:(?:still|yet) (?!need|use|has|have|has to|to|unclear|unknown|being|under|in progress|open|pending|works?|working|passes|runs|ok|fine|valid|possible|allowed|called|exists?|uses?|supports?|want|plan|points?|requires?|applies)[a-z]{3,14}(?:s|ing|ed|en)|still (?:there|same|red|broken|stale|slow|wrong|empty|blank|4\\d\\d|5\\d\\d|off|down|gone))",
    "(?:gave|gives|yielded|yields|produced|produces|brought|got|left us with|had|with|by) (?:exactly )?the (?:same|identical) [a-z]{3,16}",
  ],
  settled: [
    "(?:problems?|errors?|issues?|symptoms?|bugs?|failures?|leaks?|crash(?:es)?|warnings?|flakes?|hangs?|deadlocks?|regressions?|artifacts?|glitch(?:es)?|flicker|lag|jitter|stutter) (?:(?!is|are)[^ ,]{1,16} ){0,6}(?:is |are |was |were )?still (?:present|there|visible|happening|happens|occurs?|occurring|reproducible|reproduces|open|unresolved|unfixed|appears?|appearing|exists?)",
    "still (?:mis[a-z]{3,14}s?|fails?|failed|crash(?:es|ed)?|hangs?|hung|breaks?|broke|leaks?|leaked|loses?|lost|times? out|timed out|throws?|threw|returns? (?:stale|old|the old|4\\d\\d|5\\d\\d|null|empty|nothing|wrong)|returned (?:stale|old|4\\d\\d|5\\d\\d|null|empty|nothing)|showed (?:stale|old|nothing|blank)|serve[sd]? (?:stale|old)|downloaded|downloads|blocked|blocks|rejected|rejects|flickers?|jitters?|stutters?|duplicates?|drifts?|diverges?|overflows?|deadlocks?|gets? (?:stale|stuck|lost|4\\d\\d|5\\d\\d|the)|got (?:an?|the|stale|stuck|lost|4\\d\\d|5\\d\\d))",
    "(?:left|leaves|leave) (?:the|our|it|this|that|all|every) (?:[^ ,]{1,20} ){0,3}(?:in place|unchanged|unfixed|untouched|as (?:it|they) (?:was|were))",
    "(?:stayed|stays|remained|remains) (?:blocked|failing|stuck|unsolved|unfixed|flaky)",
    "(?:happens|happened|occurs|occurred|reproduces|reproduced|crashes|failed|fails|appears) even (?:with|after|when|on|without|in)",
    "same (?:[a-z]{2,14} )?(?:errors?|results?|failures?|problems?|outcome|crash|symptoms?|issues?|time-?outs?|hang|traces?|stack ?trace|exception|deadlock)(?= (?:with|after|under|on|in|when|even|despite|as before|again|at|from)(?: |$))",
    "(?:was|were|is|are|stayed|remained?) (?:exactly |completely )?(?:identical|unchanged|the same) (?:with|after|even|despite|under|regardless|whether)",
    "(?:results?|numbers?|scores?|timings?|output|behaviou?r) (?:did|do|does)(?:n't| not) (?:change|improve|move|differ)",
  ],
};
