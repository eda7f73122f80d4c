/** What English calls untouchable: hands off, a no-go, cannot be changed. */
import type { CueGroup } from "../../../language.ts";

/** Bans by what the thing is called. Notation of language.ts. */
export const taboos: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:can not|cannot|can't|can never) be (?:changed|edited|modified|renamed|deleted|moved|removed|altered|touched|rebased|force-pushed|skipped|bypassed|overridden|merged|reused|shared|logged)",
    ],
    when: ({ ruled, agent }) => ruled && !agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are) not (?:accepted|merged|reviewed|entertained|honou?red)",
      "(?:isn't|aren't) (?:accepted|merged|reviewed)",
    ],
    when: ({ ruled, agent }) => ruled && !agent,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:is|are) (?:an? )?(?:absolute |hard |strict )?(?:no-?nos?|hard no|red line|taboo|sacred|untouchable|sacrosanct)",
      "(?:this|here|now|it)(?: is|'s) not the (?:right )?(?:place|time|moment) (?:for|to)",
      "(?:is|are) not (?:up for (?:discussion|debate|grabs)|negotiable|yours to [a-z]{2,12}|ours to [a-z]{2,12})",
    ],
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "hands off",
      "(?:stay|keep|steer|stand) (?:well )?(?:away|clear|off) (?:from|of)?",
      "stay out of",
      "keep your hands off",
      "off-limits",
      "off limits",
      "no-go",
    ],
    unless: ["(?:hands|hand) off to"],
  },
];
