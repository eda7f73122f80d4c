import { lossTagsOf } from "./loss-class.ts";
import { fieldEdit } from "./record-edits.ts";
import type { Fix, Rule } from "./rule.ts";

/** Says where a loss class cannot be read, or a compaction record or artifact has none: it counts as LOSSY_LITERAL. */
export const lossClassMissing: Rule = {
  code: "loss-class-missing",
  severity: "warning",

  *pad({ blocks }, { kind, source, rewrite }) {
    if (kind !== "pad" && kind !== "record") return;
    const text = source.text ?? "";
    // What is known of this rewrite speaks of the text as a whole, not of records that lie in it.
    const fact = kind === "pad" ? (rewrite?.lossClass ?? "LOSSY_LITERAL") : "LOSSY_LITERAL";
    for (const { span, value, lossClass } of lossTagsOf(text)) {
      if (lossClass !== undefined) continue;
      const message = `\`${text.slice(span.start, span.end)}\` names no loss class and counts as LOSSY_LITERAL`;
      yield { span, message, fixes: [setting(fact, [{ span: value, text: fact }])] };
    }
    for (const { kind: block, info, span } of blocks) {
      if (block !== "code" || !/(?:compaction-record|artifact)$/.test(info ?? "")) continue;
      const record = text.slice(span.start, span.end);
      if (lossTagsOf(record).length > 0) continue;
      const end = span.start + (record.split("\n", 1)[0] ?? "").length;
      const edits = fieldEdit(span, text, "lossClass", '"LOSSY_LITERAL"');
      yield {
        span: { start: span.start, end },
        message: "this record has no loss class and counts as LOSSY_LITERAL",
        fixes: edits.length === 0 ? [] : [setting("LOSSY_LITERAL", edits)],
      };
    }
  },
};

const setting = (fact: string, edits: Fix["edits"]): Fix => ({
  title: `Set the loss class to ${fact}`,
  safe: true,
  edits,
});
