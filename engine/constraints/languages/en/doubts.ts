/** What English says is not sure. */
import type { CueGroup } from "../../language.ts";
import { HAS_NOT } from "./negated.ts";

/** What is suspected or not confirmed. Notation of language.ts. */
export const doubts: readonly CueGroup[] = [
  {
    as: "unconfirmed",
    strength: 2,
    at: "any",
    find: [
      "(?:i |we )?suspect(?:s|ed)?(?: that)?",
      "(?:my |our )?suspicion",
      "not (?:yet )?(?:been )?(?:confirmed|verified|proven|proved|certain|sure|established)",
      "unconfirmed",
      "unverified",
      "unproven",
      "to be (?:confirmed|verified)",
      "(?:working|my|our|the current) hypothesis",
      "hypothesis:-",
      "(?:just|only|merely|is|was|still|that's|it's) (?:just |only |merely |still )?(?:a guess|an assumption|speculation|a hunch|a theory|guesswork)",
      "(?:i|we) (?:assume|guess|presume)",
      "(?:i|we) (?:do not|don't) (?:yet |really |actually )?know (?:yet |for sure |for certain ){0,2}(?:whether|if|why)",

      "whether … (?:is|was|remains?|stays?) (?:still |yet |as yet |currently |simply |also )?(?:not (?:yet )?(?:known|clear|certain|decided)|unknown|unclear|uncertain|anyone's guess|an open question)",
      "(?:it's|it is|it was) (?:still |also )?(?:not (?:yet |at all )?clear|unknown|unclear|uncertain|not (?:yet )?known) (?:whether|if|why)",
      "not (?:yet )?known(?= ?: whether| whether| if)",
      "remains to be seen",
      "(?:nobody|no one|no-one) (?:has |have )?(?:yet )?(?:checked|verified|confirmed|tested|looked|proved|tried)",
      `${HAS_NOT} (?:yet )?(?:been )?(?:confirmed|verified|proven|proved|checked|double-checked|reproduced|validated)`,
      "(?:needs?|still to|yet to) (?:be )?(?:confirm|verif|check|prov)(?:ed|ied|ing|en|ying|y)?",
      "(?:unclear|unknown|uncertain|unsure|undecided) (?:why|whether|if)",
      "allegedly",
      "supposedly",
      "presumably",
    ],
    unless: ["suspect(?:s|ed)? (?:is|are|was)", "the suspected", "not sure (?:if|whether) you"],
  },
  {
    as: "unconfirmed",
    strength: 2,
    at: "any",
    find: [
      `${HAS_NOT} (?:yet |really ){0,2}(?:looked (?:at|into)|checked|dug into|investigated|examined|tested|tried|opened|read|followed up(?: on)?) (?:it|that|this|them)(?: up)?(?: yet| so far)?`,
      "not (?:yet )?(?:checked|looked at|looked into|investigated|tested|verified)(?: yet)?",
    ],
    when: ({ preceding, lead, head }) => SUPPOSED.test(`${preceding} ${lead} ${head}`),
  },
];

/** The same sentence supposes what nobody has looked at. */
const SUPPOSED = /(?:^| )(?:might|may|could|probably|possibly|maybe|perhaps|likely|seems?|looks like) [^.!?;]{2,120}$/;

/** Words that only soften. Notation of language.ts. */
export const hedges: readonly CueGroup[] = [
  {
    as: "hedge",
    strength: 1,
    at: "any",
    find: [
      "probably",
      "maybe",
      "perhaps",
      "possibly",
      "likely",
      "might",
      "seems?",
      "appears? to",
      "apparently",
      "could be",
      "i think",
      "i guess",
    ],
  },
];
