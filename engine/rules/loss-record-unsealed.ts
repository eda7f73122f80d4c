import { recordsOf } from "../records.ts";
import { inside } from "../text.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a notice of a loss stands outside the sealed region, where the next rewrite drops it first. */
export const lossRecordUnsealed: Rule = {
  code: "loss-record-unsealed",
  severity: "warning",

  *item(item, { kind, pad, source }) {
    if (kind !== "pad" || item.kind !== "loss_record" || item.provenance === "sealed") return;
    // What an embedded record says of itself is judged by the rules on records.
    if (pad && recordsOf(pad, source.text ?? "").some(({ span }) => inside(item.span, span))) return;
    yield { span: item.span, message: `the loss record ${quote(item.text)} stands where the next rewrite may drop it` };
  },
};
