import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where an action does what a prohibition forbade that a compaction dropped (spec §8, constraint broken). */
export const constraintBroken: Rule = {
  code: "constraint-broken",
  severity: "error",

  ...afterwards("constraint-broken", ({ was = "" }) => `this breaks a rule that the compaction dropped: ${quote(was)}`),
};
