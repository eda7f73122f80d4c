import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which approvals and instructions of a summary or rewritten pad nobody gave. */
export const approvalInvented: Rule = {
  code: "approval-invented",
  severity: "error",

  ...bothWays(function* ({ invented, stands }) {
    for (const invention of invented) {
      if (invention.kind !== "approval" && invention.kind !== "instruction") continue;
      yield { ...stands(invention), message: `nobody gave the ${invention.kind} ${quote(invention.text)}` };
    }
  }),
};
