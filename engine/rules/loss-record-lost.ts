import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { sceneOfRewrite } from "./scene.ts";

/** Says which notices of an earlier loss went: with them goes the knowledge that anything is missing. */
export const lossRecordLost: Rule = {
  code: "loss-record-lost",
  severity: "error",

  *rewrite(verdict, inspection, settings) {
    const { survival, stood } = sceneOfRewrite(verdict, inspection, settings);
    for (const { item, state } of survival) {
      if (
        item.kind !== "loss_record" ||
        item.provenance === "sealed" ||
        (state !== "lost" && state !== "weakened" && state !== "altered")
      )
        continue;
      yield { ...stood(item), message: `the loss record ${quote(item.text)} is not in this file any more` };
    }
  },
};
