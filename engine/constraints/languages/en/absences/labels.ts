/** English labels of a gap, and states at the end of an entry. */
import { unconditional } from "../sites/denial.ts";
import { namesAGap } from "../sites/gap.ts";
import { settled } from "../sites/outcome.ts";
import type { AbsenceFamily } from "./family.ts";

/** English labels of a gap, and states at the end of an entry. */
export const labels: AbsenceFamily = {
  plain: [],
  settled: [],
  groups: [
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "(?:still |currently )?(?:not (?:yet )?(?:done|implemented|supported|included|covered|available|built|started|ported|working|wired|tested|handled)(?: yet)?|missing|unsupported|deferred|unimplemented|known gaps?)(?= {0,4}: )",
      ],
    },
  ],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "(?:still |currently |explicitly |deliberately )?(?:not (?:yet )?(?:run|tested|verified|checked|pushed|committed|deployed|merged|migrated|translated|documented|configured|installed|found|present|exposed|reviewed|addressed|investigated|attempted)(?: yet)?|postponed|skipped|left out|omitted|not in (?:the |this )?(?:script|repo|scope|release|build|version|image|plan|mvp)|not included|not covered|not done|descoped|unfinished|incomplete|untested|unverified|undocumented|uncovered|absent|unavailable|lacking|known limitations?|limitations?|known issues?|known restrictions?|gaps?|caveats?|blind spots?)(?= {0,4}: [^ ])",
      ],
      when: namesAGap,
    },
    {
      as: "absent",
      strength: 2,
      at: "end",
      find: [
        "(?:still |yet |currently |explicitly |deliberately )?not (?:yet )?(?:been )?(?:supported|started|available|implemented|done|tested|run|verified|configured|installed|documented|wired(?: up)?|deployed|migrated|translated|used|included|written|built|set|checked|handled|exposed|planned|possible)(?: yet| so far| at all| anywhere)?",
      ],
      when: (site) =>
        unconditional(site) &&
        settled(site) &&
        /[a-z0-9¤)"'] ?(?::|—|–|-|→|->|,|\(|\|)? {0,3}$/.test(`${site.lead}${site.head}`) &&
        !/(?:^| )(?:if|when|whether|or|and|that|which|be|is|are|was|were|do|does|did|unless|where|as|of|the|an?|for) {0,3}$/.test(
          `${site.lead}${site.head}`,
        ),
    },
  ],
};
