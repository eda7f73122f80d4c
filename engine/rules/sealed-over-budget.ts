import { estimateTokens } from "../tokens.ts";
import type { Rule } from "./rule.ts";

/** Says when the sealed region alone is more than its budget, and quietly when it is more than half. */
export const sealedOverBudget: Rule = {
  code: "sealed-over-budget",
  severity: "error",

  *pad({ sealed }, { source }, settings) {
    const budget = settings["budget.sealed"];
    const first = sealed[0];
    if (budget === 0 || first === undefined) return;
    const texts = sealed.map(({ span }) => source.text?.slice(span.start, span.end) ?? "");
    const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
    if (tokens * 2 <= budget) return;
    const firstLine = (texts[0] ?? "").split("\n", 1)[0] ?? "";
    yield {
      span: { start: first.span.start, end: first.span.start + firstLine.trimEnd().length },
      severity: budget < tokens ? "error" : "info",
      message: `the sealed region is about ${tokens} tokens, and its budget is ${budget}`,
    };
  },
};
