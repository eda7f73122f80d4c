/** What Chinese adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Chinese words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /[未没沒不无無]/iu,
  softening: /尽量|最好/iu,
  caution: /小心|注意|谨慎|慎重/iu,
  vagueTrials: /多次尝试|几种方法/iu,
  trying: /尝试|方法|手段/iu,
};
