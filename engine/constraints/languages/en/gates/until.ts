/** What English puts off until something has happened. */
import type { CueGroup } from "../../../language.ts";

/** Gates by a clause with until or unless. Notation of language.ts. */
export const until: readonly CueGroup[] = [
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: ["(?:skip|omit|ignore)"],
    when: ({ after, agent }) => !agent && /^[^,;:.!?]{1,120} (?:until|unless) /.test(after),
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "start",
    find: ["not without (?!reason|merit|risk|its|their|problem|issue|cost|trouble|doubt|difficult)-"],
    when: ({ lead, agent }) => !agent && lead.trim() === "",
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: ["not", "nothing"],
    when: ({ after }) => /^[^,;:.!?]{1,80} (?:until|unless) /.test(after),
  },
];
