/** What English says came out as before: the same error, no other number. */
import { DO_OR_DID_NOT } from "../negated.ts";
import type { FailureFamily } from "./family.ts";

/** What English says came out as before. */
export const unchanged: FailureFamily = {
  plain: [
    "(?:same|identical) (?:result|error|failure|problem|outcome|crash|behaviou?r|symptom|issue|timeout|hang|thing|message|trouble)s?(?: (?:as before|again|every time))?(?= {0,4}(?:[.,;)]|$))",
  ],
  afterATry: [
    "(?:gave|gives|yielded|yields|produced|produces|brought|got|left us with|had|with|by) (?:exactly )?the (?:same|identical) [a-z]{3,16}",
  ],
  settled: [
    "(?:left|leaves|leave) (?:the|our|it|this|that|all|every) (?:[^ ,]{1,20} ){0,3}(?:in place|unchanged|unfixed|untouched|as (?:it|they) (?:was|were))",
    "same (?:[a-z]{2,14} )?(?:errors?|results?|failures?|problems?|outcome|crash|symptoms?|issues?|time-?outs?|hang|traces?|stack ?trace|exception|deadlock)(?= (?:with|after|under|on|in|when|even|despite|as before|again|at|from)(?: |$))",
    "(?:was|were|is|are|stayed|remained?) (?:exactly |completely )?(?:identical|unchanged|the same) (?:with|after|even|despite|under|regardless|whether)",
    `(?:results?|numbers?|scores?|timings?|output|behaviou?r) ${DO_OR_DID_NOT} (?:change|improve|move|differ)`,
  ],
};
