import { placeInRecord, recordsOf } from "../records.ts";
import type { Rule } from "./rule.ts";

/** Says where an irreversible record does not say which range it dropped, so that nobody can look there. */
export const rangeMissing: Rule = {
  code: "range-missing",
  severity: "warning",

  *pad(pad, { source, before }) {
    const text = source.text ?? "";
    for (const record of recordsOf(pad, text)) {
      if (record.kind !== "compaction-record" || record.reversible === true || record.droppedRange) continue;
      const edits = before?.text === undefined ? [] : [rangeEdit(record.span.start, text, before.text.length)];
      yield {
        span: placeInRecord(record, "", text),
        message: "this record is irreversible and does not say which range it dropped",
        fixes: edits.length === 0 ? [] : [{ title: "Add the range of the earlier version", safe: true, edits }],
      };
    }
  },
};

/** Puts the range of the whole earlier version behind the record's opening brace. */
function rangeEdit(from: number, text: string, length: number): { span: { start: number; end: number }; text: string } {
  const at = text.indexOf("{", from) + 1;
  return { span: { start: at, end: at }, text: ` "droppedRange": { "start": 0, "end": ${length} },` };
}
