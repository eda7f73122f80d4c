/** What English advises against: avoid, should not, discouraged. */
import type { CueGroup } from "../../../language.ts";
import { orderGoesOn } from "../sites/do-not.ts";
import { expected, MISHAP, PERFECT } from "../sites/expectation.ts";

/** Bans of the least strength. Notation of language.ts. */
export const soft: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 1,
    at: "start",
    find: [
      "(?<!^to )(?:ideally |preferably |where possible,? |if possible,? )?(?:(?:please )?try to )?avoid",
      "refrain from",
      "resist (?:the (?:urge|temptation) (?:to|of)|[a-z]{3,14}ing)",
      "abstain from",
      "try not to",
      "better not",
      "not for",
      "(?:please )?prefer not to",
      "(?:ideally|preferably),? (?:do not|don't|no|never|not|nothing|without)",
      "(?:do not|don't|never|no) … (?:if possible|where possible|if you can|if avoidable|unless unavoidable)",
    ],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: [
      "(?:should|must|to be|best|please|better|are to|is to) (?:be )?avoided?",
      "(?:must|should|shall|please) refrain from",
      "discouraged",
      "not recommended",
      "frowned (?:up)?on",
      "had better not",
      "(?:i'd|i would|would|we'd) (?:rather|prefer)(?: that)? (?:you|we|it|nobody) (?:not|didn't|did not|never)",
      "(?:would |i'd |we )?prefer not to",
      "'d better not",
    ],
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: ["should not", "shouldn't", "ought not"],
    when: (site) => !expected(site) && !MISHAP.test(site.after) && !PERFECT.test(site.after),
    unless: [
      "should(?:n't| not) (?:be (?:a problem|an issue|needed|necessary|too)|take long|matter|happen|have (?:been|to))",
      "(?:should not|shouldn't) [^,;]{2,60}, but (?:it|they|still|is|are|does|do)",
    ],
  },
  { as: "prohibition", strength: 1, at: "any", find: ["avoid"], when: orderGoesOn },
];
