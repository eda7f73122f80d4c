/** What English says was tried and failed. */
import type { CueGroup } from "../../../language.ts";
import { attempted, relieved } from "../sites/failure.ts";
import { outcomeOfATry, settled } from "../sites/outcome.ts";
import { broke } from "./broke.ts";
import { compared } from "./compared.ts";
import { damage } from "./damage.ts";
import { failing, failingTogether } from "./failing.ts";
import type { FailureFamily } from "./family.ts";
import { givenUp } from "./given-up.ts";
import { gotchas } from "./gotchas.ts";
import { labels } from "./labels.ts";
import { lost } from "./lost.ts";
import { notTheCause } from "./not-the-cause.ts";
import { persisting } from "./persisting.ts";
import { refusals, refused } from "./refused.ts";
import { terse } from "./terse.ts";
import { tries } from "./tries.ts";
import { unavailing } from "./unavailing.ts";
import { unchanged } from "./unchanged.ts";
import { verdicts } from "./verdicts.ts";
import { worse } from "./worse.ts";

/** The families, in the order in which their phrases are tried. */
const families: readonly FailureFamily[] = [
  unavailing,
  unchanged,
  persisting,
  worse,
  compared,
  broke,
  damage,
  failing,
  lost,
  refused,
  givenUp,
  verdicts,
  notTheCause,
];

/** "Fails closed", "fail fast": failing as it was meant. */
const FAILS_ON_PURPOSE = "fail(?:s|ed|ing)? (?:closed|open|fast|safe|soft|over|loudly|loud|gracefully|early)";

/** "Nothing failed", "never crashed". */
const NOTHING_FAILED =
  "(?:nothing|none|nobody|no one|never|not|without)(?: else| of them| has| have)? (?:fail|crash|broke|hang|timed)-";

/** Failures that a plain phrase tells. */
export const failures: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: families.flatMap(({ plain }) => plain),
    when: (site) => attempted(site) && !relieved(site),
    unless: [
      FAILS_ON_PURPOSE,
      "currently (?!using|trying)[a-z]{2,14}ing … (?:crash|fail|break|hang|freez)e?s",
      "(?:is|are) idempotent",
      "as expected",
      "(?:is|are|was|were|they're|it's|that's|these are|means|mean|meant|be) (?:all |both |really |just |basically |essentially |effectively |exactly )?(?:one and )?the same thing",
      NOTHING_FAILED,
      "succeeded where",
      "(?:instead|rather) of (?:fail|crash|hang|break|tim)ing",
      "failed: 0",
      "0 failed",
      "no (?:test|job)s? failed",
      "failed (?:row|test|job|request|run|check|call|login|payment|message|item|build|event|upload)s?",
      "if … fail-",
      "(?:a|the|any|each|every|its|their|our|your|all|only|of) failed",
    ],
  },
  ...tries,
];

/** Failures that are known by a try in the same clause, by a phrase that nobody says of a plan, or by a label. */
export const outcomes: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: families.flatMap(({ afterATry }) => afterATry),
    unless: ["in case", "so that", "to (?:avoid|prevent)"],
    when: (site) => outcomeOfATry(site) && settled(site) && attempted(site) && !relieved(site),
  },
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: families.flatMap((family) => family.settled),
    unless: [
      NOTHING_FAILED,
      "(?:instead|rather) of (?:silently|fail|crash|hang|break|tim)-",
      "(?:must|should|may|can|could|would|will|shall|might|to|never|not) (?:[a-z]{2,12} )?silently",
      FAILS_ON_PURPOSE,
    ],
    when: (site) => attempted(site) && settled(site) && !relieved(site),
  },
  ...labels,
  ...terse,
  ...refusals,
  ...failingTogether,
  ...gotchas,
];
