import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";
import { weightOf } from "./weight.ts";

/** Says which rules came out softened, narrowed or turned round, with both texts (spec §3, §9). */
export const constraintWeakened: Rule = {
  code: "constraint-weakened",
  severity: "error",

  ...bothWays(function* ({ survival, stood, stands, name, inspection }) {
    for (const { item, state, instead } of survival) {
      if (item.kind !== "constraint" || (state !== "weakened" && state !== "altered")) continue;
      const severity = weightOf(item, inspection);
      if (instead === undefined) {
        yield { ...stood(item), severity, message: `only part of ${quote(item.text)} is in ${name}` };
        continue;
      }
      const became = state === "altered" ? "says otherwise than" : "is weaker than";
      const related = [{ message: quote(item.text), ...stood(item) }];
      yield { ...stands(instead), severity, message: `${quote(instead.text)} ${became} ${quote(item.text)}`, related };
    }
  }),
};
