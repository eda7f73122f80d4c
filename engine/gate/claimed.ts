/** What a rewritten text claims about its own loss, against what was found (spec §7). */
import type { GateScene, LossClass } from "../gate.ts";
import { lossOf } from "./loss.ts";

/** `loss-class-overstated` where a new claim of the rewritten text is better than the facts. */
export function overstatements(scene: GateScene): readonly string[] {
  const { before, after } = scene;
  if (!after) return [];
  const old = new Set(claimsIn(before.source.text ?? ""));
  const facts = lossOf(scene);
  const over = claimsIn(after.source.text ?? "").some((claim) => {
    if (old.has(claim)) return false;
    const value = claim.split(" ")[1] ?? "";
    return claim.startsWith("reversible") ? value === "true" && !facts.reversible : isBetter(value, facts.lossClass);
  });
  return over ? ["loss-class-overstated"] : [];
}

function claimsIn(text: string): readonly string[] {
  return [
    ...text.matchAll(
      /\b(reversible|loss_?-?class)["']?[ \t]{0,4}[=:][ \t]{0,4}["']?(true|LOSSLESS|LOSSY_GIST|LOSSY_LITERAL)\b/gi,
    ),
  ].map(
    ([, key = "", value = ""]) =>
      `${key.toLowerCase()} ${value.toLowerCase() === "true" ? "true" : value.toUpperCase()}`,
  );
}

const ORDER: readonly string[] = ["LOSSY_LITERAL", "LOSSY_GIST", "LOSSLESS"];

const isBetter = (claimed: string, found: LossClass): boolean => ORDER.indexOf(found) < ORDER.indexOf(claimed);
