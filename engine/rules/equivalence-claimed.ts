import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Words that claim that a text stands for its source in full. A claim of loss ("nothing but the ids was lost") is none. */
const CLAIM =
  /\b(?:nothing (?:was |has been |is |got )?(?:lost|dropped|omitted|left out)(?! (?:but|except))|no (?:information|detail|data|context)(?: (?:was|has been|is))? (?:lost|dropped|omitted)|without (?:any )?loss of (?:information|detail|context)|(?:lossless|verbatim|word[- ]for[- ]word) (?:summary|copy|record|account) of)\b/gi;

/** Says where a rewritten pad calls itself verbatim or complete while something went. */
export const equivalenceClaimed: Rule = {
  code: "equivalence-claimed",
  severity: "warning",

  *rewrite({ lossClass }, { kind, source, before }) {
    if (kind !== "pad" || lossClass === "LOSSLESS") return;
    for (const match of (source.text ?? "").matchAll(CLAIM)) {
      if (before?.text?.includes(match[0])) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      yield { span, message: `${quote(match[0])} is claimed, and the rewrite is ${lossClass}` };
    }
  },
};
