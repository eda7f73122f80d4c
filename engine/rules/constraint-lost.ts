import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";
import { weightOf } from "./weight.ts";

/** Says which prohibitions and restrictions of the region nothing in the surviving context repeats (spec §3, §9). */
export const constraintLost: Rule = {
  code: "constraint-lost",
  severity: "error",

  ...bothWays(function* ({ survival, stood, name, inspection, top }) {
    for (const { item, state } of survival) {
      if (item.kind !== "constraint" || state !== "lost") continue;
      const severity = weightOf(item, inspection);
      const related = [{ message: `not in ${name}`, ...top }];
      yield { ...stood(item), severity, message: `${quote(item.text)} is not in ${name}`, related };
    }
  }),
};
