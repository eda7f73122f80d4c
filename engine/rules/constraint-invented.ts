import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which rules of a summary or rewritten pad nobody gave. */
export const constraintInvented: Rule = {
  code: "constraint-invented",
  severity: "warning",

  ...bothWays(function* ({ invented, stands }) {
    for (const invention of invented) {
      if (invention.kind !== "constraint") continue;
      yield { ...stands(invention), message: `nobody said ${quote(invention.text)} before` };
    }
  }),
};
