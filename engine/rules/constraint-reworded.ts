import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Marks a rule that stands in other words of the same strength, so that its author can seal it word for word. */
export const constraintReworded: Rule = {
  code: "constraint-reworded",
  severity: "mark",

  ...bothWays(function* ({ survival, stood, stands }) {
    for (const { item, state, instead } of survival) {
      if (item.kind !== "constraint" || state !== "equivalent" || instead === undefined) continue;
      const related = [{ message: quote(item.text), ...stood(item) }];
      yield { ...stands(instead), message: `another wording of ${quote(item.text)}`, related };
    }
  }),
};
