/** What Korean adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Korean words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /않|못|없|안 /iu,
  softening: /가능하면|되도록/iu,
  caution: /조심|주의/iu,
  vagueTrials: /여러 (?:방법|시도)/iu,
  trying: /방법|시도/iu,
};
