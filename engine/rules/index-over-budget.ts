import { placeInRecord, recordsOf } from "../records.ts";
import { placeOfLine } from "./place.ts";
import type { Rule } from "./rule.ts";

/** Says when more handles must be carried than the index may hold. */
export const indexOverBudget: Rule = {
  code: "index-over-budget",
  severity: "error",

  /** The handle index of a record: over its budget it refuses, above half of it is said quietly. */
  *pad(pad, { source }, settings) {
    const budget = settings["budget.index"];
    const text = source.text ?? "";
    if (budget === 0) return;
    for (const record of recordsOf(pad, text)) {
      const count = record.handles.length;
      if (count * 2 <= budget) continue;
      const span = placeInRecord(record, '"handles"', text);
      const severity = budget < count ? "error" : "info";
      yield { span, severity, message: `the index has ${count} handles, and its budget is ${budget}` };
    }
  },

  *rewrite({ reasons, survival }, inspection) {
    if (!reasons.includes("index-over-budget")) return;
    const handles = survival.filter(({ item }) => item.kind === "handle").length;
    yield { ...placeOfLine(inspection, 0), message: `${handles} handles are more than the handle index may hold` };
  },
};
