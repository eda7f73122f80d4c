import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which literals of a summary or rewritten pad nothing in the region supports. */
export const literalInvented: Rule = {
  code: "literal-invented",
  severity: "warning",

  ...bothWays(function* ({ invented, stands }) {
    for (const invention of invented) {
      if (invention.kind !== "handle") continue;
      const place = invention.standsInFor === undefined ? "" : `, where ${quote(invention.standsInFor)} stood`;
      yield { ...stands(invention), message: `${quote(invention.text)} stands nowhere in what was replaced${place}` };
    }
  }),
};
