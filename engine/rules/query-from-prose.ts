import { afterwards } from "./mishap.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";

/** Says where a search in a summary's words found nothing, while a value that the compaction dropped stood beside them (spec §9). */
export const queryFromProse: Rule = {
  code: "query-from-prose",
  severity: "warning",

  ...afterwards(
    "query-from-prose",
    ({ text, was = "" }) =>
      `${quote(text)} searches in the summary's words and found nothing; ${quote(was)} stood beside them`,
  ),
};
