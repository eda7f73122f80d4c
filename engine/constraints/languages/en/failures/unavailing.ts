/** What English says did not help, changed nothing or could not be done. */
import { DO_OR_DID_NOT, HAS_NOT, IS_NOT } from "../negated.ts";
import type { FailureFamily } from "./family.ts";

/** What English says did not help, changed nothing or could not be done. */
export const unavailing: FailureFamily = {
  plain: [
    "(?:did not|didn't) (?:even |really |actually |seem to )?(?:help|work|fix|solve|make|improve|resolve|succeed|converge|take|stick|hold|matter|go|pan out|pay off|survive|scale|suffice|apply cleanly|change (?:anything|a thing)|do anything|do the trick|cut it|move the needle|reproduce|pass|compile|build|catch|cure|affect|reduce|speed|generali[sz]e|transfer|beat|recover|finish|terminate|land|get (?:us )?(?:far|anywhere))",
    "(?:did|changed|achieved|gained|bought(?: us)?|brought|fixed|solved) (?:absolutely |exactly |next to )?nothing",
    "(?:does|changes) (?:absolutely |exactly )?nothing(?!.{0,80} (?:when|if|unless|until|while) )",
    "no (?:change|measurable|noticeable|visible)(?: (?:change|effect|difference|gain|improvement|impact))?(?= {0,4}(?:[.,;)]|$| (?:in|on|to|over|from) ))",
    "(?:went|going) nowhere",
    "(?:does not|doesn't|don't|do not|won't|will not|would not|wouldn't) (?:help|work(?! with)|scale|suffice|cut it)",
    "(?:made|makes|make|had|has|have|showed|shows?|saw|with|to|gives?|gave|brought|brings?|yielded|yields?|produced|produces?|found|finds?|measured|detected) (?:absolutely |almost |little or )?(?:no|zero|little|hardly any|barely any|negligible|minimal) (?:[a-z]{2,16} ){0,3}(?:effect|difference|improvement|gain|benefit|change|luck|success|progress|avail|speed-?up|advantage|relief|win)",
    "without (?:any )?(?:success|luck|effect|improvement)",
    "in vain",
    `${HAS_NOT} (?:yet )?been able to`,
    "to no avail",
    "no luck",
    "no (?:improvement|effect|difference|gain|luck|success|benefit|progress|win|speed-?up)(?= {0,4}(?:[.,;)]|$| (?:over|in|on|for|from|at|with|against|whatsoever)(?: |$)))",
    "only (?:adds?|added|makes?|made|moves?|moved|delays?|delayed|hides?|hid|masks?|masked|shifts?|shifted|postpones?|postponed) (?:it |things |the |more |matters )?(?:noise|worse|problem|error|bug|latency|cost|complexity|crash|failure|symptom|leak)s?",
    "(?:won't|will not) (?:be )?fix(?:ed)?",
    "(?:couldn't|could not|wasn't able to|were not able to|was unable to|were unable to|is unable to|unable to|never managed to|failed to)",
  ],
  afterATry: [
    "(?:only|merely|just|simply) (?:[a-z]{3,14}(?:ed|es|s)|hid|made|brought) (?:[^ ,]{1,14} ){0,4}(?:errors?|races?|deadlocks?|bugs?|problems?|leaks?|crash(?:es)?|failures?|symptoms?|mismatch(?:es)?|bottlenecks?|contention|noise|warnings?|down|worse|later|elsewhere|slower)",
    "(?:helped|helps) (?:only )?(?:a little|a bit|slightly|somewhat|only|but|briefly|for a)",
    `${DO_OR_DID_NOT} (?:even |really |actually )?(?:change|alter|affect|move|touch|reach|prevent|stop|bring|get|give|let|allow|suppress|silence|clear|remove|eliminate|address|trigger|fire|kick in|apply|stay|last|produce|yield|reveal|show|lead|cover|catch|keep|go away|turn)`,
    "no (?:usable|useful|clear|real|further|meaningful|significant) [a-z]{3,16}",
    "nothing(?: useful| new| conclusive| there| relevant)?(?= {0,4}(?:[.,;:)—–]|$))",
  ],
  settled: [
    `${HAS_NOT} (?:yet |really |actually |so far )?(?:worked|helped|succeeded|fixed|solved|improved|resolved|paid off|panned out|made (?:a|any) difference|converged|passed|changed (?:anything|a thing|that|the))`,
    "(?:led|leads) (?:us |me )?nowhere",
    "(?:revealed|turned up|changed|achieved|solved|proved|explained|confirmed|yielded) nothing",
    "nothing (?:that )?(?:we|i|they) (?:[a-z]{2,8} )?(?:tried|did|changed)",
    "nothing (?:has |had |so far )?(?:helped|worked|changed|stuck|fixed)",
    `${DO_OR_DID_NOT} hold(?: up| true| water| together| in| for| on|(?= {0,4}(?:[.,;:)—–]|$)))`,
    `${IS_NOT} able to (?:reproduce|get|make|find|run|build|connect|confirm|trigger|fix|reach|boot|log in|install|start)`,
    "(?:can't|cannot|can not|couldn't|could not) be (?:done|made to|fixed|solved|worked around|reproduced|automated|recovered|restored|undone|salvaged|trusted|combined|mixed|overridden|patched|bypassed|hooked|emulated|scripted|achieved|implemented|built|run (?:in|on|from|under|here)|used (?:for|with|in|on|here|as)|called from|installed|reused)",
    "(?:rarely|seldom|hardly ever|almost never) (?:helps?|works?|succeeds?|passes|converges|pays off|fixes)",
    "still (?:did|does|do|would)(?:n't| not)(?= {0,4}(?:[.,;:)—–]|$))",
    `${DO_OR_DID_NOT} survive`,
    "no [a-z-]{3,16} (?:lowered|improved|reduced|helped|fixed|solved|beat|matched|survived|raised|shortened)",
    "(?:no|none|nothing|neither) (?:[^ ,]{1,20} ){1,3}(?:could|would) have (?:caught|seen|found|noticed|prevented|shown|detected)",
    "(?:came|comes) (?:up|back) (?:empty|blank|short|with nothing)",
    "(?:found|finds) none",
    "(?:never|didn't|did not) (?:got|get|gets) (?:[^ ,]{1,20} ){1,4}(?:to|working|running|past|through)",
    "(?:asked|contacted|wrote to|pinged|mailed) [^.;]{2,40}, (?:no|without) (?:reply|answer|response|luck)",
    "(?:does not|doesn't|did not|didn't) (?:solve|fix|cure|address|eliminate|prevent) (?:the|this|that|it|our|all|every|any|¤)",
    "(?:only|merely|just) (?:hides|masks|papers over|shifts|moves|delays|postpones|hid|masked|papered over|shifted|moved|delayed|postponed|treats|treated)",
    "no (?:change|difference|improvement|effect|luck) (?:after|with|when|despite|even|either|at all|whatsoever)",
  ],
};
