/** How speakers of English guess, plan, report, complain and look at things. */
import type { Remarks } from "../../language.ts";

/** English words that tell a finding from what is said besides. */
export const remarks: Remarks = {
  failed:
    /\b(?:tried|trying|attempt(?:ed|s)?|fail(?:ed|s|ing|ures?)?|(?:did|does|do|would|could|will|is|was|has|have)(?:n['’]t| not) (?:\w{1,10} )?(?:help|helped|work|worked|working|change|fix|fixed|solve|solved|matter|make|take|succeed|load|start|build|compile|pass|respond|return|satisfy)|no (?:luck|effect|result|use|difference|avail)|nothing (?:happen\w{0,3}|chang\w{0,3}|help\w{0,3})|returned (?:nothing|empty|null|an error|404|403|500)|tim(?:ed|es) out|reject(?:ed|s)|refus(?:ed|es)|denied|blocked|crash(?:ed|es)?|brok(?:e|en)|hung|hangs|stuck|flak(?:y|iness)|dead end|gave up|had to (?:revert|roll back)|(?:I|we) (?:reverted|rolled back)|went wrong|in vain|useless|unable to|cannot be|couldn['’]t|could not|errors? out|errored)\b/i,
  hadFailed:
    /\b(?:tried|attempted|failed|(?:did|was|has|have|had|could)(?:n['’]t| not) (?:\w{1,10} )?(?:help|helped|work|worked|working|change|changed|fix|fixed|solve|solved|matter|make|take|succeed|load|start|build|compile|pass|respond|return|satisfy|move|find|reach|connect|resolve|reproduce)|no (?:luck|effect|avail)|nothing (?:happened|changed|helped)|made no difference|returned (?:nothing|empty|null|an error|404|403|500)|timed out|rejected|refused|denied|blocked|crashed|broke|hung|stuck|flaky|dead end|gave up|had to (?:revert|roll back)|(?:I|we) (?:reverted|rolled back)|went wrong|in vain|useless|(?:was|were) unable to|errored)\b/i,
  tried:
    /\b(?:tried|attempt(?:ed|s)?|(?:did|does|has|have)(?:n['’]t| not) help|no (?:luck|effect|avail)|in vain|reverted)\b/i,
  own: /\b(?:the|this|that|was|were|which)\b/i,
  guessed:
    /\b(?:likely|probably|plausibl[ey]|presumably|possibly|perhaps|maybe|might|may (?:be|have|well)|could be|I (?:think|suspect|guess|assume|believe)|seems? to|appears? to|apparently|hypothesis)\b/i,
  supposed:
    /\b(?:would(?:n['’]t)?|(?:we|it|that|they)['’]d|(?:we|you|it|this|that|they) (?:should|could)(?:n['’]t)?(?! not))\b/i,
  symptom:
    /\b(?:is|are|gets?|keeps?|remains?) (?:\w{1,12} ){0,2}(?:stuck|failing|hanging|crashing|breaking|causing|getting stuck|blocked)\b|\bin progress\b/i,
  planned:
    /^(?:so |now |and |first,? )?(?:let me|let['’]s|I['’]?ll|I will|while|if)\b|\b(?:I['’]ll|I will|let me|I['’]m (?:now )?(?:going to|(?!not\b)\w{2,14}ing))\b|^(?:Inspecting|Checking|Reviewing|Verifying|Looking|Reading|Searching|Investigating|Confirming)\b/i,
  done: /^["'“*_`(✅✓☑-]{0,4} ?(?:removed|replaced|added|fixed|updated|deleted|created|changed|moved|renamed|refactored|committed|merged|simplified|cleaned|extracted|switched|implemented|wired|rewrote)\b/i,
  goodNews:
    /\b(?:no|zero|without(?: any)?) (?:\w{1,12} )?(?:failed|failures?|failing|errors?|issues?|problems?|conflicts?|races?|regressions?)\b|\bno race|\b(?:now |fully |already |been )?(?:fixed|resolved|solved|protected)\b(?! by (?:the|a) (?:other|later))/i,
  complaint:
    /\b(?:is|are|isn['’]t|aren['’]t|does|do|doesn['’]t|don['’]t)(?: not)? (?:\w{1,12} )?work(?:ing)?\b|\b(?:doesn['’]t|don['’]t|does not|do not|isn['’]t|aren['’]t|is not|are not) (?:\w{1,12} )?(?:feel|look|seem|load|show|render|display|fit|respond|appear|match|align|scroll|consistent|right|correct|aligned|visible|centered|centred)\b|\blooks? like there['’]?(?:s| is) no\b/i,
  pointing: /\b(?:it|that|this|those|these)(?:['’]s)?\b/i,
  pointed: /^["'“*_`([]{0,4}(?:that|this|it|those|these|they|which)\b/i,
  lookedAt:
    /^(?:(?:so|now|and|but|ok(?:ay)?|hm+|ah|oh|actually|interesting),? ){0,2}(?:I (?:can )?(?:now )?(?:see|notice|misread)|interesting)\b/i,
  callFailed:
    /^(?:(?:the|that|this|my|both|all) )(?:[\w`./-]{1,30} ){0,3}(?:calls?|requests?|search(?:es)?|fetch(?:es)?|quer(?:y|ies)|lookups?|downloads?|grep|glob|tool|reads?) (?:returned|came back|failed|timed out|was (?:rejected|refused|denied|blocked)|(?:gave|found) nothing)\b/i,
  marked: /\b(?:caveats?|gotchas?|beware|watch out|(?:keep|bear) in mind|be aware|note that|importantly|careful)\b/i,
  passing:
    /\b(?:yet|still|no longer|already|so far|current|currently|right now|at the moment|(?:is|are) now|idle|running|started|was never|not? .{1,40} needed|was (?:just )?(?:deleted|removed|changed)|\d{1,3} ?% (?:of )?(?:CPU|memory|RAM|disk))\b|\b(?:deleted|removed|updated|condensed)$/i,
};
