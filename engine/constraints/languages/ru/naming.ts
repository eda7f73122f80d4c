/** By which words Russian calls things and rules. */
import type { Naming } from "../../language.ts";

/** Russian articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  these: /этот|эта|это/iu,
  earlier: /старое|прежнее/iu,
  about: /о|об|на|для|против/iu,
  rules: /правил/iu,
  bans: /запрет|ограничени/iu,
  states: /заморозк|блокировк|мораторий/iu,
  stateTimes: /до/iu,
  whileTimes: /до|пока|перед|прежде|во время/iu,
  workplaces: /корень/iu,
};
