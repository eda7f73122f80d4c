import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { sceneOfRewrite } from "./scene.ts";

/** Says which duties and permissions went from a pad or rules file. Transcripts are full of spent ones and are left alone. */
export const directiveLost: Rule = {
  code: "directive-lost",
  severity: "warning",

  *rewrite(verdict, inspection, settings) {
    const { survival, stood } = sceneOfRewrite(verdict, inspection, settings);
    for (const { item, state } of survival) {
      if (item.kind !== "directive" || (state !== "lost" && state !== "weakened")) continue;
      yield { ...stood(item), message: `${quote(item.text)} is not in this file any more` };
    }
  },
};
