/** How much a rewrite loses: loss class, reversible, retained (spec §1). */
import { composedOf } from "../composed.ts";
import type { GateScene, LossClass } from "../gate.ts";
import { runTogether } from "../survival/haystack.ts";
import type { Survival } from "../survival.ts";

/** What the verdict says about the loss as a whole. Nothing written yet, or nothing that can be read, is the worst class. */
export function lossOf(scene: GateScene): {
  readonly lossClass: LossClass;
  readonly reversible: boolean;
  readonly retained: boolean;
} {
  const { before, after, options, survival } = scene;
  const spilled = survival.some(({ state }) => state === "spilled");
  return {
    lossClass: after ? lossClassOf(scene) : "LOSSY_LITERAL",
    reversible: after !== undefined && survival.every(isFindable),
    retained: options.retained ?? (spilled || (before.session !== undefined && before.session.format !== "plain")),
  };
}

function lossClassOf({ before, after, survival }: GateScene): LossClass {
  const text = runTogether(composedOf(before.source.text ?? ""));
  if (text !== "" && runTogether(composedOf(after?.source.text ?? "")).includes(text)) return "LOSSLESS";
  return survival.every(keepsLiteral) ? "LOSSY_GIST" : "LOSSY_LITERAL";
}

const keepsLiteral = ({ item, state }: Survival): boolean => {
  if (item.kind === "handle") return WORD_FOR_WORD.has(state) || state === "equivalent";
  return item.kind === "directive" || WORD_FOR_WORD.has(state) || state === "equivalent";
};

const WORD_FOR_WORD = new Set<Survival["state"]>(["kept", "sealed", "indexed", "carried", "moved", "spilled"]);

/** Verbatim in what survives, or through an address in it; a duty is no part of it, and what was expendable need not be found. */
const isFindable = ({ item, state }: Survival): boolean =>
  item.kind === "directive" || WORD_FOR_WORD.has(state) || state === "equivalent" || state === "expendable";
