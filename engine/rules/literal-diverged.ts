import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where an action uses a near miss of a value that a compaction dropped (spec §8, diverged literal). */
export const literalDiverged: Rule = {
  code: "literal-diverged",
  severity: "error",

  ...afterwards(
    "literal-diverged",
    ({ text, was = "", failed }) =>
      `${quote(text)} was never said; the compaction dropped ${quote(was)}${failed ? ", and the call failed" : ""}`,
  ),
};
