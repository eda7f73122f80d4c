/** By which words Turkish calls things and rules. */
import type { Naming } from "../../language.ts";

/** Turkish articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  these: /bu/iu,
  earlier: /eski/iu,
  rules: /kural|yasa[kğ]/iu,
  states: /dondurma|kilit/iu,
  whileEnds: /kadar|önce|sırasında|sürece/iu,
  workplaces: /kök/iu,
};
