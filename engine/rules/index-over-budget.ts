import { placeOfLine } from "./place.ts";
import type { Rule } from "./rule.ts";

/** Says when more handles must be carried than the index may hold. */
export const indexOverBudget: Rule = {
  code: "index-over-budget",
  severity: "error",

  *rewrite({ reasons, survival }, inspection) {
    if (!reasons.includes("index-over-budget")) return;
    const handles = survival.filter(({ item }) => item.kind === "handle").length;
    yield { ...placeOfLine(inspection, 0), message: `${handles} handles are more than the handle index may hold` };
  },
};
