/** What English denies in words that need no verb of a list: not yet, reports no, not in a named place. */
import { ORDERED_OR_OWN, unconditional } from "../sites/denial.ts";
import { settled } from "../sites/outcome.ts";
import { modal, opensClause } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";
import { SPARED } from "./no-gap.ts";

/** What English denies in words that need no verb of a list. */
export const denied: AbsenceFamily = {
  plain: [],
  settled: [
    `(?:reports?|shows?|include|receive|accept|sends?|writes|logs|stores|holds?|prints?|renders|adds|creates|sets|keeps|tracks|applies|supplies|names|enforces|runs|performs|reads|imports|calls|triggers|bundles|installs|asks) no(?= [a-z¤])(?! ${SPARED})`,
    "(?:still )?not in (?:¤|(?:the |our |this )?(?:repo|repository|codebase|tree|image|container|registry|index|docs|manifest|lockfile|bundle|build|path)(?= ?(?:[.,;:)—–]|$)))",
  ],
  groups: [],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: ["not yet", "not [a-z/-]{3,24}(?= yet)", "not yet (?:[a-z-]{3,14} ){0,2}[a-z]{3,14}(?:ed|en)"],
      when: (site) =>
        unconditional(site) &&
        settled(site) &&
        !modal.test(site.clause) &&
        !opensClause(site) &&
        !ORDERED_OR_OWN.test(site.head),
    },
  ],
};
