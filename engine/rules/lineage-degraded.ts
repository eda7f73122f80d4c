import { type EmbeddedRecord, placeInRecord, recordsOf } from "../records.ts";
import { quote } from "./quote.ts";
import { listEdit } from "./record-edits.ts";
import type { Fix, Rule } from "./rule.ts";

/** Says where an irreversible ancestor was summarized again without its whole handle set. */
export const lineageDegraded: Rule = {
  code: "lineage-degraded",
  severity: "error",

  *pad(pad, { source }) {
    const text = source.text ?? "";
    const records = recordsOf(pad, text).filter(({ kind }) => kind === "compaction-record");
    for (const record of records) {
      const ancestors = records.filter(
        ({ digest, reversible }) => reversible !== true && digest !== undefined && record.ancestors.includes(digest),
      );
      const missing = ancestors.flatMap(({ handles }) => handles).filter((handle) => !record.handles.includes(handle));
      if (missing.length === 0 && record.degraded !== true) continue;
      const gone = [...new Set(missing)].slice(0, 3).map(quote).join(", ");
      yield {
        span: placeInRecord(record, "", text),
        message:
          missing.length === 0
            ? "an irreversible ancestor was summarized again without all its handles"
            : `an irreversible ancestor had ${gone}, this record has not`,
        fixes: missing.length === 0 ? [] : carryForward(record, ancestors, missing, text),
      };
    }
  },
};

/** The ancestors' own entries for some handles, in front of the record's list. */
function carryForward(
  record: EmbeddedRecord,
  ancestors: readonly EmbeddedRecord[],
  missing: readonly string[],
  text: string,
): readonly Fix[] {
  const entries = ancestors.flatMap(({ handles, handlesJson }) =>
    handles.flatMap((handle, index) => (missing.includes(handle) ? [handlesJson[index] ?? ""] : [])),
  );
  const edits = listEdit(record.span, text, "handles", [...new Set(entries)]);
  return edits.length === 0 ? [] : [{ title: "Carry the ancestor's handles forward", safe: true, edits }];
}
