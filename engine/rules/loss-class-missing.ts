import { lossTagsOf } from "./loss-class.ts";
import type { Rule } from "./rule.ts";

/** Says where a pad's loss class cannot be read, or an embedded compaction record has none: it counts as LOSSY_LITERAL. */
export const lossClassMissing: Rule = {
  code: "loss-class-missing",
  severity: "warning",

  *pad({ blocks }, { kind, source }) {
    if (kind !== "pad") return;
    const text = source.text ?? "";
    for (const { span, lossClass } of lossTagsOf(text)) {
      if (lossClass === undefined) {
        yield {
          span,
          message: `\`${text.slice(span.start, span.end)}\` names no loss class and counts as LOSSY_LITERAL`,
        };
      }
    }
    for (const { kind: block, info, span } of blocks) {
      if (block !== "code" || info?.endsWith("compaction-record") !== true) continue;
      const record = text.slice(span.start, span.end);
      if (lossTagsOf(record).length > 0) continue;
      const end = span.start + (record.split("\n", 1)[0] ?? "").length;
      yield { span: { start: span.start, end }, message: "this record has no loss class and counts as LOSSY_LITERAL" };
    }
  },
};
