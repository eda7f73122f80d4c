import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a notice of a loss stands outside the sealed region, where the next rewrite drops it first. */
export const lossRecordUnsealed: Rule = {
  code: "loss-record-unsealed",
  severity: "warning",

  *item(item, { kind }) {
    if (kind !== "pad" || item.kind !== "loss_record" || item.provenance === "sealed") return;
    yield { span: item.span, message: `the loss record ${quote(item.text)} stands where the next rewrite may drop it` };
  },
};
