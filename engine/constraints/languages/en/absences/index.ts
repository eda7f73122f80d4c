/** What English says is missing, unfinished or out of reach. */
import type { CueGroup } from "../../../language.ts";
import { subjectNamed, unconditional } from "../sites/denial.ts";
import { settled } from "../sites/outcome.ts";
import { denied } from "./denied.ts";
import type { AbsenceFamily } from "./family.ts";
import { labels } from "./labels.ts";
import { nothing } from "./nothing.ts";
import { nouns } from "./nouns.ts";
import { nowhere } from "./nowhere.ts";
import { partial } from "./partial.ts";
import { states } from "./states.ts";
import { terse } from "./terse.ts";
import { traits } from "./traits.ts";
import { undone } from "./undone.ts";
import { verbs } from "./verbs.ts";

/** The families, in the order in which their phrases are tried. */
const families: readonly AbsenceFamily[] = [
  nouns,
  undone,
  nowhere,
  states,
  traits,
  nothing,
  verbs,
  labels,
  terse,
  partial,
  denied,
];

/** A condition, and what is over: other kinds of facts. */
const ELSEWHERE: readonly string[] = ["if there (?:is|are) no", "no longer"];

/** Absences that a plain phrase tells. */
export const absences: readonly CueGroup[] = [
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: families.flatMap(({ plain }) => plain),
    unless: [
      ...ELSEWHERE,
      "nothing (?:wrong|special|left|else|new)",
      "no (?:single|right|wrong|easy|perfect|one) (?:answer|solution|choice)",
      "no (?:errors?|failures?|warnings?|regressions?|issues?|problems?|conflicts?|surprises?|findings?|leaks?|complaints?)",
      "(?:if|when|unless) … (?:is|are) (?:not|missing)",
      "(?:works?|runs?|fine|passes|builds?) (?:[a-z]{2,12} )?(?:with|without) (?:no|any)",
    ],
    when: unconditional,
  },
  ...families.flatMap(({ groups }) => groups),
];

/** Gaps by the thing that is missing, by its state or by a label. */
export const gaps: readonly CueGroup[] = [
  {
    as: "absent",
    strength: 2,
    at: "any",
    find: families.flatMap((family) => family.settled),
    unless: [
      ...ELSEWHERE,
      "(?:open )?(?:questions?|issues?|blockers?|problems?|errors?|failures?|conflicts?) (?:is|are|was|were) (?:un)?resolved",
    ],
    when: (site) =>
      unconditional(site) &&
      settled(site) &&
      subjectNamed(site) &&
      !/^(?:previously|formerly|before|earlier|originally|until now) /.test(site.clause),
  },
  ...families.flatMap(({ laterGroups }) => laterGroups),
];
