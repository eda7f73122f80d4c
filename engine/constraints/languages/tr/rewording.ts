/** What Turkish adds to a rule, or takes from it, when it is told anew. */
import type { Rewording } from "../../language.ts";

/** Turkish words that soften a rule, widen it, limit it, or put to use what it bans. */
export const rewording: Rewording = {
  denying: /m[ae]d[ıi]/iu,
  softening: /\b(?:mümkünse|tercihen)\b/iu,
  caution: /\bdikkat\w{0,4}\b/iu,
  joins: /ve|veya/iu,
  vagueTrials: /birkaç (?:yöntem|deneme)/iu,
  trying: /yöntem|deneme/iu,
};
