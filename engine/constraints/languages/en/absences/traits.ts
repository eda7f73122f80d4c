/** English traits that something has not: not unique, not thread-safe, incompatible. */
import { IS_NOT } from "../negated.ts";
import { ofTheWork, unconditional } from "../sites/denial.ts";
import { settled } from "../sites/outcome.ts";
import type { AbsenceFamily } from "./family.ts";

/** English traits that something has not: not unique, not thread-safe, incompatible. */
export const traits: AbsenceFamily = {
  plain: [
    `${IS_NOT} (?:[a-z]{2,12}-)?(?:unique|safe|idempotent|atomic|stable|secure|reliable|deterministic|compatible|sufficient|enough|sorted|validated|cached|persisted|encrypted|escaped|thread-safe|reproducible|trivial|responding|aware)`,
    "(?:is|are|was|were|remains?) (?:still |known to be )?incompatible",
  ],
  settled: [
    "incompatible with",
    `${IS_NOT}(?: yet| currently| actually| even| really| fully| strictly)? (?:persistent|consistent|transactional|synchronous|portable|durable|accurate|exhaustive|comprehensive|complete|visible|readable|writable|editable|searchable|clickable|responsive|accessible|usable|representative|equivalent|identical|interchangeable|feasible|viable|live|active|online|public|private|writeable|automatic|transitive|recursive|incremental|isolated|hermetic|signed|versioned|tagged|typed|async|reentrant|re-entrant|exposed|reviewed|approved|agreed|signed off)(?! (?:enough )?(?:to (?:me|you)|what you|whether|if|why|how))`,
    "(?:is|are|gets?) (?:lost|dropped|forgotten) (?:on|in|after|during|across|between|when (?:re|con|round))",
    `${IS_NOT} an? (?:valid|legal|supported|real|known|recogni[sz]ed|working|proper|complete|full|true|registered|viable|drop-in|reliable|safe) (?!reason|excuse|concern|issue|problem)[a-z]{3,16}`,
    "order (?:is|was)(?:n't| not) (?:guaranteed|preserved|stable|kept)",
  ],
  groups: [],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [`${IS_NOT} (?:actually |really |yet |even |currently )?an?(?= [a-z¤])`],
      when: (site) => unconditional(site) && settled(site) && ofTheWork(site),
    },
  ],
};
