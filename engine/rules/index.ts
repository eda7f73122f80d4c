/** The list of rules, and the run of them all over one inspection. */
import type { Inspection } from "../inspection.ts";
import { once } from "../once.ts";
import type { Settings } from "../settings.ts";
import { approvalInvented } from "./approval-invented.ts";
import { fingerprintOf } from "./baseline.ts";
import { bindingLost } from "./binding-lost.ts";
import { bindingUnknown } from "./binding-unknown.ts";
import { claimsCollapsed } from "./claims-collapsed.ts";
import { constraintBroken } from "./constraint-broken.ts";
import { constraintInvented } from "./constraint-invented.ts";
import { constraintLost } from "./constraint-lost.ts";
import { constraintReworded } from "./constraint-reworded.ts";
import { constraintUnsealed } from "./constraint-unsealed.ts";
import { constraintWeakened } from "./constraint-weakened.ts";
import { densityCollapse } from "./density-collapse.ts";
import { depthExceeded } from "./depth-exceeded.ts";
import { digestMismatch } from "./digest-mismatch.ts";
import { directiveLost } from "./directive-lost.ts";
import { equivalenceClaimed } from "./equivalence-claimed.ts";
import { failureRepeated } from "./failure-repeated.ts";
import { formatDamaged } from "./format-damaged.ts";
import { handleAltered } from "./handle-altered.ts";
import { handleLost } from "./handle-lost.ts";
import { handleUnindexed } from "./handle-unindexed.ts";
import { indexOverBudget } from "./index-over-budget.ts";
import { itemDemoted } from "./item-demoted.ts";
import { lineageDegraded } from "./lineage-degraded.ts";
import { literalDiverged } from "./literal-diverged.ts";
import { literalInvented } from "./literal-invented.ts";
import { lossClassMissing } from "./loss-class-missing.ts";
import { lossClassOverstated } from "./loss-class-overstated.ts";
import { lossRecordLost } from "./loss-record-lost.ts";
import { lossRecordMissing } from "./loss-record-missing.ts";
import { lossRecordUnsealed } from "./loss-record-unsealed.ts";
import { negativeFactLost } from "./negative-fact-lost.ts";
import { negativeFactUnsealed } from "./negative-fact-unsealed.ts";
import { queryFromProse } from "./query-from-prose.ts";
import { rangeMissing } from "./range-missing.ts";
import { restorationUnsound } from "./restoration-unsound.ts";
import { retryDiverged } from "./retry-diverged.ts";
import type { Diagnostic, Fix, Found, Rule } from "./rule.ts";
import { sealedChanged } from "./sealed-changed.ts";
import { sealedOverBudget } from "./sealed-over-budget.ts";
import { sideEffectRepeated } from "./side-effect-repeated.ts";
import { spillUnresolved } from "./spill-unresolved.ts";
import { isSuppressed } from "./suppression.ts";

/** Every rule, by what it speaks of. */
export const rules: readonly Rule[] = [
  constraintUnsealed,
  constraintLost,
  constraintWeakened,
  constraintReworded,
  constraintInvented,
  negativeFactUnsealed,
  negativeFactLost,
  directiveLost,
  handleUnindexed,
  handleLost,
  handleAltered,
  bindingLost,
  bindingUnknown,
  literalInvented,
  approvalInvented,
  itemDemoted,
  sealedChanged,
  sealedOverBudget,
  indexOverBudget,
  lossRecordMissing,
  lossRecordLost,
  lossRecordUnsealed,
  lossClassMissing,
  lossClassOverstated,
  equivalenceClaimed,
  digestMismatch,
  rangeMissing,
  lineageDegraded,
  restorationUnsound,
  spillUnresolved,
  claimsCollapsed,
  densityCollapse,
  depthExceeded,
  literalDiverged,
  retryDiverged,
  constraintBroken,
  failureRepeated,
  sideEffectRepeated,
  queryFromProse,
  formatDamaged,
];

/**
 * Every finding and mark of an inspection, in the order of the text. What the user switched off, suppressed with a reason,
 * or has in the baseline is left out; a severity that the user set goes before the rule's and the finding's own.
 */
export function runRules(inspection: Inspection, settings: Settings): readonly Diagnostic[] {
  return rules
    .filter(({ code }) => settings.severities[code] !== "off")
    .flatMap((rule) =>
      Array.from(findingsOf(rule, inspection, settings), (found) => diagnosticOf(rule, found, settings)),
    )
    .filter(({ severity }) => severity !== "off")
    .filter((diagnostic) => !isSuppressed(diagnostic, inspection.pad))
    .filter((diagnostic) => settings.known.size === 0 || !settings.known.has(fingerprintOf(diagnostic)))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || a.span.start - b.span.start || a.code.localeCompare(b.code));
}

function* findingsOf(rule: Rule, inspection: Inspection, settings: Settings): Iterable<Found> {
  const { kind, items, session, pad, lineage, rewrite } = inspection;
  if (rule.session && session) yield* rule.session(session, inspection, settings);
  if (rule.compaction) {
    for (const generation of lineage?.generations ?? []) yield* rule.compaction(generation, inspection, settings);
  }
  if (rule.rewrite && rewrite) yield* rule.rewrite(rewrite, inspection, settings);
  if (kind !== "pad" && kind !== "carrier" && kind !== "record") return;
  if (rule.pad && pad) yield* rule.pad(pad, inspection, settings);
  if (rule.item) for (const item of items) yield* rule.item(item, inspection, settings);
}

function diagnosticOf(rule: Rule, found: Found, settings: Settings): Diagnostic {
  const { fixes = [], ...said } = found;
  const severity = severityOf(rule, found, settings);
  if (typeof fixes !== "function") return { related: [], fixes, ...said, code: rule.code, severity };
  return withFixes({ related: [], fixes: [], ...said, code: rule.code, severity }, fixes);
}

/** Most findings of a pad are shown and never mended: their fixes are made when they are first read. */
const withFixes = (told: Diagnostic, make: () => readonly Fix[]): Diagnostic =>
  Object.defineProperty(told, "fixes", { enumerable: true, get: once(make) });

/** The user's choice goes first, but it does not make a finding of what weighs nothing. */
function severityOf(rule: Rule, found: Found, settings: Settings): Diagnostic["severity"] {
  const own = found.severity ?? rule.severity;
  return own === "off" ? "off" : (settings.severities[rule.code] ?? own);
}
