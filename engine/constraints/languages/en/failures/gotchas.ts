/** What English says goes wrong in one case: "If you call it twice, it fails silently." */
import type { CueGroup } from "../../../language.ts";
import { modal } from "../words.ts";

/** The case is something that one does, or the order of it: "if you call it before …". */
const DOING =
  /(?:^| )(?:you|we|i|called|calling|used|using|passed|passing|imported|loaded|run|invoked|mounted|started|opened|set|before|twice|first|too (?:early|late|often)|more than once|in parallel|concurrently|without)(?![a-z])/;

/** A trap: a condition first, and behind its comma what then goes wrong. Notation of language.ts. */
export const gotchas: readonly CueGroup[] = [
  {
    as: "failed_attempt",
    strength: 2,
    at: "any",
    find: [
      "(?:silently [a-z]{3,14}s|fails? silently|crashes|segfaults|deadlocks|corrupts|hangs|blows up|errors out|freezes|boot-?loops|(?:will|would) (?:silently )?(?:crash|hang|deadlock|lose|corrupt|overwrite|wipe)|goes (?:blank|black|dead|stale)|gets? (?:silently )?(?:lost|corrupted|overwritten|wiped|deleted|dropped|truncated|stuck|wedged|clobbered|reset))",
      "which is not an? (?:valid|legal|known|real|supported) [a-z]{3,16}",
    ],
    when: ({ head, cue, after, ruled, agent, clause }) =>
      !ruled &&
      !agent &&
      /^ {0,4}(?:if|when|whenever|unless|once|without|as soon as) [^.;]{4,160}, /.test(head) &&
      !/^ {0,4}(?:if|when|whenever) (?:the |any |a |an )?(?:[a-z]{2,14} )?(?:tests?|build|ci|check|checks|lint|command|step) /.test(
        clause,
      ) &&
      (DOING.test(head) || !/^(?:crashes|gets?|goes)(?![a-z])/.test(cue)) &&
      !/(?:^| )(?:not|never|no longer|to|or|instead of) {0,4}$/.test(head) &&
      !modal.test(`${head}${after}`),
  },
];
