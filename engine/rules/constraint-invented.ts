import { birthOf } from "./birth.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which rules of a summary or rewritten pad nobody gave. */
export const constraintInvented: Rule = {
  code: "constraint-invented",
  severity: "warning",

  ...bothWays(function* (scene) {
    for (const invention of scene.invented) {
      if (invention.kind !== "constraint") continue;
      const { since, related } = birthOf(invention, scene);
      yield { ...scene.stands(invention), message: `nobody said ${quote(invention.text)} before${since}`, related };
    }
  }),
};
