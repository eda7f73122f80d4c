import { placeInRecord, recordsOf } from "../records.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

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
        fixes: missing.length === 0 ? [] : carryForward(record.span.start, text, missing),
      };
    }
  },
};

/** Adds handles to a record's list, which has to be there. */
function carryForward(
  from: number,
  text: string,
  handles: readonly string[],
): { title: string; safe: boolean; edits: { span: { start: number; end: number }; text: string }[] }[] {
  const list = /"handles"[ \t]{0,4}:[ \t]{0,4}\[/g;
  list.lastIndex = from;
  const found = list.exec(text);
  if (!found) return [];
  const at = found.index + found[0].length;
  const rest = /^\s{0,80}\]/.test(text.slice(at, at + 100)) ? "" : ", ";
  const listed = [...new Set(handles)].map((handle) => JSON.stringify(handle)).join(", ");
  return [
    {
      title: "Carry the ancestor's handles forward",
      safe: true,
      edits: [{ span: { start: at, end: at }, text: `${listed}${rest}` }],
    },
  ];
}
