import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which items went to a file that nobody re-reads. */
export const itemDemoted: Rule = {
  code: "item-demoted",
  severity: "warning",

  ...bothWays(function* ({ survival, stood }) {
    for (const { item, state } of survival) {
      if (state !== "demoted") continue;
      yield { ...stood(item), message: `${quote(item.text)} went to a file that no agent re-reads by itself` };
    }
  }),
};
