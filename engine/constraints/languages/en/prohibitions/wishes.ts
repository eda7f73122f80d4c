/** What English says that somebody was asked not to do, or does not want. */
import type { CueGroup } from "../../../language.ts";
import { FINITE } from "../sites/no-signs.ts";

/** Bans by what somebody said or wants. Notation of language.ts. */
export const wishes: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:told|asked|remember|watch out|beware|mind|instructed|ordered|agreed|promised|decided|careful|care|sure|said|want(?:s|ed)?(?: you)?|prefers|plan) (?:me |us |you )?(?:not to|to (?:not|never))",
      "(?:instructions?|orders?|request|asks?|asking|requires?|requiring|told|instructs?|instructing|order|need|needs|reminder|reminds?|reminded) (?:me |us |you |him |her |them |agents |the [a-z]{3,14} )?(?:not to|to (?:not|never))",
      "(?:does|do|did) not want (?:you|me|us|any|to|an?|the|more|new|this|that|another|it|anything|anyone)",
      "(?:user|client|owner|customer|he|she|boss|lead|maintainer|team) (?:does not|doesn't|never|no longer) wants? (?:[a-z¤])-",
      "(?:asked|asks|requests?|requested|requires?|insists?|insisted|demands?|demanded|wants?|wanted|agreed|decided|prefers?) (?:explicitly )?that (?:we|you|i|it|they|agents?|the [a-z]{3,14}) (?:not|never|do not|don't|does not|doesn't|shall not|should not)",
      "doesn't want",
      "never wants? (?:to see|you|us|any)",
      "don't want",
    ],
    unless: ["if you (?:do not|don't) want"],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:user|client|owner|customer|boss|lead|maintainer|team|i|he|she|we) (?:explicitly |clearly |strongly |also )?(?:wants?|wanted|prefers?|preferred|said|requests?|requested|demands?|demanded|insists? on|insisted on|asked for|specified|stipulated) (?:no(?! (?:longer|more (?:than|about|of|on|to)|problem|worries|idea|way|thanks|matter|one|such|to)(?![a-z]))|zero)(?= [a-z¤])",
    ],
    when: ({ after, agent }) => !agent && !FINITE.test(after),
  },
];
