/** What English says goes wrong whenever it is done: hangs at a step, times out in CI, produces corrupt files. */
import type { CueGroup } from "../../../language.ts";
import { attempted, relieved } from "../sites/failure.ts";
import { settled } from "../sites/outcome.ts";
import type { FailureFamily } from "./family.ts";

/** Where, when or how often something goes wrong. */
const WHERE =
  "(?= (?:on|under|with|in|against|at|after|during|above|below|for|every|from|between|across|past|beyond|most|half|about|when|once|whenever|because|as soon|randomly|sporadically|intermittently|silently|again)(?: |$)| ?(?:[.;)]|$))";

/** What makes a result useless. */
const SPOILT =
  "(?:corrupt(?:ed)?|invalid|broken|malformed|garbled|truncated|unreadable|unusable|wrong|misleading|incorrect|inconsistent|overlapping|blank|bogus|mangled|nonsensical|unrealistic|spurious|duplicate[ds]?)";

/** What English says goes wrong whenever it is done. */
export const failing: FailureFamily = {
  plain: [],
  afterATry: [
    "(?:cost|costs) (?:us )?(?:about |roughly |another )?\\d",
    "(?:became|turned into|ended up(?: as)?) an? ",
  ],
  settled: [
    `(?:errors out|bails out|hangs|crashes|segfaults|panics|dies|times out|leaks|explodes|diverges|collapses|stalls|freezes|deadlocks|chokes|oscillates|blows up|falls over|livelocks|thrashes|locks up|flakes|desyncs|vanishes|disappears|evaporates|ooms|underflows|saturates|overheats|boot-?loops|misbehaves|glitches|flickers|stutters|double-fires|misfires)${WHERE}`,
    `(?:produces?|produced|creates?|created|writes|wrote|emits?|emitted|generates?|generated|yields?|yielded|outputs|exports|exported|returns|returned|shows|showed|gives|gave) (?:an? |the |only |mostly )?${SPOILT} [a-z¤]{2,24}`,
    `(?:produced|produces|gave|gives|yielded|yields|returned|left|showed|caused|causes|created|rendered|renders|generated|led to|results? in|resulted in) (?:(?!no|not|the|when|if)[^ ,]{1,20} ){0,3}(?:${SPOILT}|empty|meaningless|stale|distorted|flickering|false) (?:[a-z-]{2,16} ){0,2}[a-z-]{3,16}`,
    "(?:masks?|masked|hides?|hid|papers? over|papered over|swallows?|swallowed|obscures?|obscured) (?:the )?(?:real|actual|underlying|root|true|original) [a-z]{3,14}",
    "(?:is|are|was|were|has been|have been|went|stays?|stayed|remains?) (?:still |currently |completely |all |now )?(?:red(?! ?(?:[.,;)]|$))|down|bricked|offline|dead|wedged|jammed|refused|occupied|exhausted|capped by|starved|overloaded|unresponsive)(?= (?:on|in|at|since|for|by|again|from|because|due|every|after|under)(?: |$)| ?(?:[.,;)]|$))",
    "(?:returns?|returned|finds?|found|yields?|yielded|gets?|got) (?:nothing|no (?:rows|results?|hits|data|matches|records|entries)|zero (?:rows|results|hits)|an empty [a-z]{3,12}) (?:for|in|with|from|at)",
    "fails (?:identically|the same way|silently|consistently|reliably|intermittently|sporadically|locally) (?:in|on|with|under|for|across)",
    "(?:has|have) been (?:down|red|broken|offline|dead|flaky|stuck|failing|unavailable|unreachable|unusable|paused) (?:since|for|ever since)",
    "diminishing returns",
    "zero (?:improvement|effect|gain|benefit|difference|luck|speed-?up|impact)",
    "(?:closed|cancelled|canceled|killed|stopped|ended|abandoned) (?:without (?:merging|merge|being merged|any result|success|review)|unmerged)",
  ],
};

/** Many things do it: "emoji in titles break the slug". Notation of language.ts. */
export const failingTogether: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      "(?:break|crash|corrupt|clobber|wreck|overwrite|block|kill|starve|destroy|bypass|trip) (?:our|the|all|every|any|it|them|¤)",
      `(?:regress|deadlock|time out|hang|crash|fail|error out|leak|collide|race|diverge|overflow|disappear|vanish|stall|freeze)${WHERE}`,
    ],
    when: (site) =>
      !site.ruled &&
      !site.atStart &&
      /(?:^|[ ¤`"'(])[a-z¤-]{2,30}(?:[^s']s|¤|emoji|data|people|children) {1,2}(?:(?:still|also|always|often|sometimes|then|all|both|silently|randomly|occasionally) )?$/.test(
        site.before,
      ) &&
      !/(?:^| )(?:to|must|should|can|could|may|might|will|would|shall|do|does|did|not|never|or|and|if|when|that|which|who|what|how|why|where|is|was|has|this|let's|always|as|unless|let) (?:[^ ]{1,30} ){0,3}$/.test(
        site.before,
      ) &&
      attempted(site) &&
      settled(site) &&
      !relieved(site),
  },
];
