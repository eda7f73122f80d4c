import { isBetter, lossTagsOf } from "./loss-class.ts";
import type { Rule } from "./rule.ts";

/** Says where a pad claims a better loss class than its rewrite has. */
export const lossClassOverstated: Rule = {
  code: "loss-class-overstated",
  severity: "error",

  *rewrite({ lossClass: fact }, { kind, source }) {
    if (kind !== "pad") return;
    for (const { span, lossClass } of lossTagsOf(source.text ?? "")) {
      if (lossClass === undefined || !isBetter(lossClass, fact)) continue;
      const edits = [{ span, text: `loss_class: ${fact}` }];
      const fixes = [{ title: `Set the loss class to ${fact}`, safe: true, edits }];
      yield { span, message: `${lossClass} is claimed, and the rewrite is ${fact}`, fixes };
    }
  },
};
