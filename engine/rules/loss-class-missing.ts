import { type EmbeddedRecord, placeInRecord, recordsOf } from "../records.ts";
import { inside, type Span } from "../text.ts";
import { lossTagsOf } from "./loss-class.ts";
import { fieldEdit } from "./record-edits.ts";
import type { Fix, Found, Rule } from "./rule.ts";

/** Says where a loss class cannot be read, or a compaction record or artifact has none: it counts as LOSSY_LITERAL. */
export const lossClassMissing: Rule = {
  code: "loss-class-missing",
  severity: "warning",

  *pad(pad, { kind, source, rewrite }) {
    if (kind !== "pad" && kind !== "record") return;
    const text = source.text ?? "";
    const records = recordsOf(pad, text);
    yield* inProse(text, records, rewrite?.lossClass ?? "LOSSY_LITERAL");
    for (const record of records) if (record.lossClass === undefined) yield inRecord(record, text);
    for (const { kind: block, info, span } of pad.blocks) {
      if (block !== "code" || !/(?:^|\s)(?:compaction-record|artifact)$/.test(info ?? "")) continue;
      if (records.some((record) => record.span.start === span.start)) continue;
      if (lossTagsOf(text.slice(span.start, span.end)).length === 0)
        yield { span: firstLine(span, text), message: NONE };
    }
  },
};

const NONE = "this record has no loss class and counts as LOSSY_LITERAL";

/** Tags outside of records that can be read; what is known of the rewrite is what they should say. */
function* inProse(text: string, records: readonly EmbeddedRecord[], fact: string): Iterable<Found> {
  for (const { span, value, lossClass } of lossTagsOf(text)) {
    if (lossClass !== undefined || records.some((record) => inside(span, record.span))) continue;
    const message = `\`${text.slice(span.start, span.end)}\` names no loss class and counts as LOSSY_LITERAL`;
    yield { span, message, fixes: [setting(fact, [{ span: value, text: fact }])] };
  }
}

function inRecord(record: EmbeddedRecord, text: string): Found {
  const edits = fieldEdit(record.span, text, "lossClass", '"LOSSY_LITERAL"');
  const fixes = edits.length === 0 ? [] : [setting("LOSSY_LITERAL", edits)];
  return { span: placeInRecord(record, '"lossClass"', text), message: NONE, fixes };
}

function firstLine({ start, end }: Span, text: string): Span {
  const line = text.indexOf("\n", start);
  return { start, end: line < 0 ? end : Math.min(line, end) };
}

const setting = (fact: string, edits: Fix["edits"]): Fix => ({
  title: `Set the loss class to ${fact}`,
  safe: true,
  edits,
});
