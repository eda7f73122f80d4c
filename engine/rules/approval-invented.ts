import type { Invention } from "../survival.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays } from "./scene.ts";

/** Says which approvals and instructions of a summary or rewritten pad nobody gave; a summary retells instructions freely. */
export const approvalInvented: Rule = {
  code: "approval-invented",
  severity: "error",

  ...bothWays(function* ({ invented, stands, kind }) {
    for (const invention of invented) {
      if (!counts(invention)) continue;
      const doubtful = kind === "compaction" && invention.kind === "instruction";
      const message = `nobody gave the ${invention.kind} ${quote(invention.text)}`;
      yield { ...stands(invention), ...(doubtful ? { severity: "warning" as const } : {}), message };
    }
  }),
};

/** A reported approval always counts, a reported instruction where it answers what was left open. */
const counts = ({ kind, standsInFor }: Invention): boolean =>
  kind === "approval" || (kind === "instruction" && standsInFor !== undefined);
