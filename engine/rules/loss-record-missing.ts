import { placeOfLine } from "./place.ts";
import { quoteAll } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says when handles went from a pad and nothing written there says that they did. */
export const lossRecordMissing: Rule = {
  code: "loss-record-missing",
  severity: "error",

  *rewrite({ survival }, inspection) {
    if (inspection.kind !== "pad") return;
    const unsaid = survival.filter(
      ({ item, state, declared }) =>
        item.kind === "handle" && (state === "lost" || state === "weakened") && declared !== true,
    );
    if (unsaid.length === 0) return;
    const texts = quoteAll(unsaid.slice(0, 3).map(({ item }) => item.text));
    const more = unsaid.length > 3 ? ` and ${unsaid.length - 3} more` : "";
    yield { ...placeOfLine(inspection, 0), message: `no loss record says that ${texts}${more} went` };
  },
};
