/** What English says that nothing, nobody or not everything does. */
import { CONDITIONAL_CLAUSE } from "../sites/clause.ts";
import { unconditional } from "../sites/denial.ts";
import { deniesNoun } from "../sites/no.ts";
import { CONDITIONAL } from "../sites/no-signs.ts";
import { modal } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";

/** What English says that nothing, nobody or not everything does. */
export const nothing: AbsenceFamily = {
  plain: [],
  settled: [
    "(?:proves?|proved|means?|meant|guarantees?|guaranteed|implies|implied) nothing(?= |[.,;:)]|$)(?! (?:when|if|unless|until|while|more|else))",
    "(?:(?:but|yet|and) )?none (?:of (?:them|these|those|which|the [^ ,]{1,20}) )?(?:currently |ever |yet )?(?:reach|works?|worked|exists?|match(?:es|ed)?|pass(?:es|ed)?|has|have|had|supports?|supported|offers?|provides?|covers?|survived?|survives|helped|helps|fits?|runs?|compiles?|qualif(?:y|ies|ied)|meets?|met|handles?|uses?|can|could|did|does)(?= |$)",
    "(?:is|are|was|were|works?|worked|runs?|lives?|exists?|appears?|supported|available|installed) (?:on|in|by|for|from|with|at|under|to) neither",
    "(?:says|said|say|tells? us|mentions|knows|does|did|contains|has|shows) nothing(?: (?:about|of|on|regarding|beyond|for|in|at all))?(?= |[.,;)]|$)(?! (?:when|if|unless|until|while|wrong|more|else))",
    "nothing in (?:the |this |our )?(?:[^ ,]{1,30} ){1,4}(?:calls|uses|reads|imports|references|tests|checks|covers|sets|writes|enforces|handles|prevents|mentions|depends|exercises|validates|observes|watches|stops|catches|tells|supports|measures|tracks|guards|updates|triggers|listens|implements|provides|produces|consumes)",
    "nothing (?:else |currently |there |here |yet |actually |really )?(?:exercises|imports|references|consumes|writes|handles|depends on|implements|sets|produces|emits|listens|subscribes|consults|documents|backs|restores|cleans|retries|polls|renders|sends|loads|exists)",
    "not (?:every|all|each) (?:[^ ,]{1,20} ){1,4}(?:is|are|was|were|has|have|does|do|can|supports?|works?|pass(?:es)?)",
  ],
  groups: [
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "(?:nobody|no one|no-one) (?:really |actually |currently )?(?:owns|knows|maintains|answers|uses|has|is|remembers|understands|responds|monitors|watches)",
      ],
      when: (site) => !modal.test(site.after),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: ["nothing"],
      when: (site) =>
        !site.agent &&
        !CONDITIONAL_CLAUSE.test(site.clause) &&
        !/^ {0,8}(?:else )?(?:is|was) (?:else )?(?:blocked|broken|missing|lost|left|pending|wrong|outstanding)(?![a-z])/.test(
          site.after,
        ) &&
        deniesNoun(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "nothing (?:ever |anywhere |currently |here |else |yet )?(?:reads?|notices?|checks?|enforces|uses|tests|covers|catches|stops|prevents|calls|verifies|guards|tells|ensures|validates|tracks|monitors)",
      ],
      when: (site) => unconditional(site) && !/(?:^| )(?:way|ways|that|which|where|so) {0,8}$/.test(site.before),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: ["none of", "neither"],
      when: (site) =>
        !modal.test(site.after) &&
        !CONDITIONAL.test(site.head) &&
        !/ (?:is|are|was|were) (?:an? )?(?:[a-z]{2,14} )?(?:bugs?|problems?|issues?|errors?|concerns?|wrong|at fault)(?![a-z])/.test(
          site.after,
        ) &&
        / [a-z¤]{2,40} {1,8}[a-z¤]/.test(site.after),
    },
  ],
  laterGroups: [],
};
