import type { Invention } from "../survival.ts";
import { birthOf } from "./birth.ts";
import { quote } from "./quote.ts";
import type { Rule } from "./rule.ts";
import { bothWays, type Scene } from "./scene.ts";

/** Says which approvals of a summary, and which approvals and instructions of a rewritten pad, nobody gave. */
export const approvalInvented: Rule = {
  code: "approval-invented",
  severity: "error",

  ...bothWays(function* (scene) {
    for (const invention of scene.invented) {
      if (!counts(invention, scene.kind)) continue;
      const { since, related } = birthOf(invention, scene);
      const message = `nobody gave the ${invention.kind} ${quote(invention.text)}${since}`;
      yield { ...scene.stands(invention), message, related };
    }
  }),
};

/** A reported approval always counts; a reported instruction where it answers what a pad had left open. */
const counts = ({ kind, standsInFor }: Invention, scene: Scene["kind"]): boolean =>
  kind === "approval" || (kind === "instruction" && scene === "rewrite" && standsInFor !== undefined);
