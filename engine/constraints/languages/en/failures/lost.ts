/** What English says got lost, was ignored or was destroyed on the way. */
import type { FailureFamily } from "./family.ts";

/** What English says got lost, was ignored or was destroyed on the way. */
export const lost: FailureFamily = {
  plain: ["(?:destroyed|wiped out|clobbered|overwrote)(?! by)"],
  afterATry: [],
  settled: [
    "(?:is|are|was|were|gets?|got) (?:silently|quietly|simply|just|completely|always|still) (?:ignored|dropped|discarded|swallowed|truncated|lost|skipped|overwritten|reset)",
    "silently (?!falls? back)(?:[a-z]{3,14}(?:s|ed)|no-?ops?|no-?oped|did|does|lost|broke|overwrote|dead|broken|wrong)",
    "(?:is|are|was|were) (?:the )?silent (?:failure|no-?op|killer|success|data loss)",
    "(?:gets?|got|getting) (?:[a-z]{2,12} )?(?:stripped|eaten|swallowed|mangled|garbled|dropped|lost|clobbered|overwritten|truncated|killed|reset|wiped|corrupted|stuck|rejected|blocked|rate-limited|throttled)",
    "(?:is|are|was|were) (?:ignored|not honou?red|not respected|overridden|mangled|garbled) (?:by|in|under|on|inside|when running|with)(?! (?:default|git|design|the (?:user|caller|flag|option))(?: |$|[.,;)]))",
    "(?:wiped|clobbered|destroyed|overwrote|corrupted|mangled|garbled|swallowed|truncated|nuked|trashed|bricked|orphaned|deleted) (?:the|our|all|every|any|half|some|¤)(?! (?:files? (?:from|in) git))",
    "(?:above|beyond|over|past|under) \\d[^ ]{0,12} (?:[a-z]{1,12} )?(?:is|are|was|were|gets?|got) (?:truncated|dropped|rejected|cut off|lost|ignored|killed|throttled)",
  ],
};
