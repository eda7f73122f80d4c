import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a call that failed before a compaction is made again and fails the same way (spec §8, repeated failure). */
export const failureRepeated: Rule = {
  code: "failure-repeated",
  severity: "warning",

  ...afterwards("failure-repeated", ({ text, was }) =>
    was === undefined
      ? `${quote(text)} had failed like this before the compaction, whatever it was asked`
      : `${quote(text)} failed like this before the compaction, and nothing changed since`,
  ),
};
