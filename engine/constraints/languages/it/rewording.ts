/** What Italian adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Italian words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  opensClause: /nota|importante/iu,
  joins: /e|o/iu,
  everywhere: /nessun|alcun/iu,
  using: /(?:con|usando|usa)(?: il| lo| la| le)?/iu,
};
