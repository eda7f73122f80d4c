import { placeInRecord, recordsOf } from "../records.ts";
import { fieldEdit } from "./record-edits.ts";
import type { Rule } from "./rule.ts";

/** Says where an irreversible record does not say which range it dropped, so that nobody can look there. */
export const rangeMissing: Rule = {
  code: "range-missing",
  severity: "warning",

  *pad(pad, { source, before }) {
    const text = source.text ?? "";
    for (const record of recordsOf(pad, text)) {
      if (record.kind !== "compaction-record" || record.reversible === true || record.droppedRange) continue;
      const range = JSON.stringify({ start: 0, end: before?.text?.length ?? 0 });
      const edits = before?.text === undefined ? [] : fieldEdit(record.span, text, "droppedRange", range);
      yield {
        span: placeInRecord(record, "", text),
        message: "this record is irreversible and does not say which range it dropped",
        fixes: edits.length === 0 ? [] : [{ title: "Add the range of the earlier version", safe: true, edits }],
      };
    }
  },
};
