import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where something that was done before a compaction, and may not be done twice, is done again (spec §8, repeated side effect). */
export const sideEffectRepeated: Rule = {
  code: "side-effect-repeated",
  severity: "warning",

  ...afterwards(
    "side-effect-repeated",
    ({ text }) => `${quote(text)} was done before the compaction already, and nobody asked for it again`,
  ),
};
