import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { sealFix } from "./seal-fix.ts";

/** Marks what is known not to work, not to exist or to be over, where it stands only in a rewritable region of a pad. */
export const negativeFactUnsealed: Rule = {
  code: "negative-fact-unsealed",
  severity: "mark",

  *item(item, inspection) {
    if (inspection.kind !== "pad" || item.kind !== "negative_fact" || item.provenance === "sealed") return;
    const message = `${quote(item.text)} stands where a rewrite may drop it`;
    yield { span: item.span, message, fixes: () => sealFix(item, inspection) };
  },
};
