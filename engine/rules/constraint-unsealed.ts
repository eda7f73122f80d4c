import type { Item } from "../item.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { sealAllFix, sealFix } from "./seal-fix.ts";

/**
 * Marks the rules that stand where a rewrite may drop or soften them. In a pad with a sealed region each is worth a line;
 * in one without, the file is; in a carrier they are seen in the editor only.
 */
export const constraintUnsealed: Rule = {
  code: "constraint-unsealed",
  severity: "mark",

  *item(item, inspection) {
    if (!isUnsealed(item)) return;
    const { kind, pad } = inspection;
    const severity = kind === "pad" && pad !== undefined && pad.sealed.length > 0 ? "info" : "mark";
    const fixes = () => sealFix(item, inspection);
    yield { span: item.span, severity, message: `${quote(item.text)} stands where a rewrite may drop it`, fixes };
  },

  *pad({ sealed }, inspection) {
    if (inspection.kind !== "pad" || sealed.length > 0) return;
    const rules = inspection.items.filter(isUnsealed);
    const first = rules[0];
    if (first === undefined) return;
    const what =
      rules.length === 1
        ? "one rule stands where a rewrite may drop it"
        : `${rules.length} rules stand where a rewrite may drop them`;
    yield {
      span: first.span,
      severity: "info",
      message: `${what}, and this file has no sealed region`,
      fixes: () => sealAllFix(rules, inspection),
    };
  },
};

const isUnsealed = ({ kind, provenance }: Item): boolean => kind === "constraint" && provenance !== "sealed";
