import { addressOf } from "../digest.ts";
import { breaksDigest, placeInRecord, recordsOf } from "../records.ts";
import type { Rule } from "./rule.ts";

/** Says where a record's digest is not that of the text it speaks of: the text it carries, or the earlier version it says it dropped. */
export const digestMismatch: Rule = {
  code: "digest-mismatch",
  severity: "error",

  *pad(pad, { source, before }) {
    const text = source.text ?? "";
    for (const record of recordsOf(pad, text)) {
      const { digest = "", spill, droppedRange, reversible } = record;
      const span = placeInRecord(record, digest, text);
      // A record that stood there before dropped a range of some older text, and one that names its source a range of that.
      const isNew = record.source === undefined && digest !== "" && before?.text?.includes(digest) !== true;
      const dropped = isNew && droppedRange && before?.text?.slice(droppedRange.start, droppedRange.end);
      if (breaksDigest(record)) yield { span, message: "the digest is not that of the text beside it" };
      else if (
        reversible === true &&
        record.credentialsReplaced !== true &&
        spill !== undefined &&
        digest !== "" &&
        spill !== digest
      ) {
        yield { span: placeInRecord(record, spill, text), message: "what was spilled is not what was dropped" };
      } else if (dropped && addressOf(dropped) !== digest) {
        yield { span, message: "the digest is not that of the range in the earlier version" };
      }
    }
  },
};
