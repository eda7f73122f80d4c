import type { Instead } from "../survival.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which literals of a summary or rewritten pad nothing in the region supports. */
export const literalInvented: Rule = {
  code: "literal-invented",
  severity: "warning",

  ...bothWays(function* ({ survival, invented, stands }) {
    // A near miss is said once, by handle-altered.
    const nearMisses = survival.flatMap(({ state, instead }) => (state === "altered" && instead ? [instead] : []));
    for (const invention of invented) {
      if (invention.kind !== "handle" || nearMisses.some((miss) => isSame(miss, invention))) continue;
      const place = invention.standsInFor === undefined ? "" : `, where ${quote(invention.standsInFor)} stood`;
      yield { ...stands(invention), message: `${quote(invention.text)} stands nowhere in what was replaced${place}` };
    }
  }),
};

const isSame = (a: Instead, b: Instead): boolean =>
  a.passage === b.passage && a.span.start < b.span.end && b.span.start < a.span.end;
