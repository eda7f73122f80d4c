import { overstatedIn } from "../claims.ts";
import { placeInRecord, recordsOf } from "../records.ts";
import { isBetter, lossTagsOf } from "./loss-class.ts";
import { fieldEdit } from "./record-edits.ts";
import type { Rule } from "./rule.ts";

/** Says where a pad claims a better loss class than its rewrite has, or a record more than it shows. */
export const lossClassOverstated: Rule = {
  code: "loss-class-overstated",
  severity: "error",

  *rewrite({ lossClass: fact }, { kind, source, pad }) {
    if (kind !== "pad") return;
    const records = pad ? recordsOf(pad, source.text ?? "") : [];
    for (const { span, value, lossClass } of lossTagsOf(source.text ?? "")) {
      if (lossClass === undefined || !isBetter(lossClass, fact)) continue;
      if (records.some((record) => record.span.start <= span.start && span.end <= record.span.end)) continue;
      const fixes = [{ title: `Set the loss class to ${fact}`, safe: true, edits: [{ span: value, text: fact }] }];
      yield { span, message: `${lossClass} is claimed, and the rewrite is ${fact}`, fixes };
    }
  },

  *pad(pad, { source, unresolved }) {
    const text = source.text ?? "";
    const records = recordsOf(pad, text);
    for (const record of records) {
      for (const { field, fact, message } of overstatedIn(record, records, unresolved)) {
        const edits = fieldEdit(record.span, text, field, JSON.stringify(fact));
        const fixes = edits.length === 0 ? [] : [{ title: `Set ${field} to ${fact}`, safe: true, edits }];
        yield { span: placeInRecord(record, `"${field}"`, text), message, fixes };
      }
    }
  },
};
