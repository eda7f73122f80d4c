/** What Japanese adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Japanese words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /[未不無]|ない|ません/iu,
  softening: /なるべく|できれば/iu,
  caution: /注意|慎重|気をつけ/iu,
  vagueTrials: /いくつかの(?:方法|手段)/iu,
  trying: /方法|手段/iu,
};
