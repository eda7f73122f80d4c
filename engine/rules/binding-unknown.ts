import { placeOfText } from "./place.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says which literal an obligation claims to need and no text holds. Only the gate, which is given obligations, can know. */
export const bindingUnknown: Rule = {
  code: "binding-unknown",
  severity: "error",

  *rewrite({ obligations, reasons }, inspection) {
    if (!reasons.includes("binding-unknown")) return;
    const texts = [inspection.before?.text ?? "", inspection.source.text ?? ""];
    for (const { text, status, needs } of obligations) {
      if (status !== "open") continue;
      for (const { token, declared } of needs) {
        if (texts.some((whole) => whole.includes(token))) continue;
        const severity = declared ? "error" : "warning";
        const message = `${quote(token)} is needed by ${quote(text)} but stands nowhere`;
        yield { ...placeOfText(text, inspection), severity, message };
      }
    }
  },
};
