import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a call with an effect is tried again with another value than the attempt that a compaction dropped (spec §9). */
export const retryDiverged: Rule = {
  code: "retry-diverged",
  severity: "error",

  ...afterwards(
    "retry-diverged",
    ({ text, was = "" }) => `tried again with ${quote(text)}; the attempt before the compaction said ${quote(was)}`,
  ),
};
