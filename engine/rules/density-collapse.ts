import type { Rule } from "./rule.ts";
import { signalFound } from "./signal.ts";

/** Warns where the literals that open tasks and the user refer to went faster than the prose around them. */
export const densityCollapse: Rule = {
  code: "density-collapse",
  severity: "warning",

  rewrite: (verdict, inspection) =>
    signalFound(
      verdict.signals.density,
      inspection,
      (before, after) => `of ${before} literals that tasks refer to, ${after} are left, and the prose fell less`,
    ),
};
