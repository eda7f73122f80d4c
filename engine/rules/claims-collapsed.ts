import type { Rule } from "./rule.ts";
import { signalFound } from "./signal.ts";

/** Warns where a pad lost many claims and hardly any words for each: they were dropped, not shortened. */
export const claimsCollapsed: Rule = {
  code: "claims-collapsed",
  severity: "warning",

  rewrite: (verdict, inspection) =>
    signalFound(verdict.signals.claims, inspection, (before, after) => `${before} distinct claims became ${after}`),
};
