/** Numbers about a rewrite as a whole, each with its threshold; at most a warning (spec §4). */
import { composedOf, composedPassage } from "../composed.ts";
import { analyse } from "../constraints/index.ts";
import type { GateInput, GateScene, Signal } from "../gate.ts";
import { defaults } from "../settings.ts";
import { piecesOf } from "../survival/pieces.ts";
import { wordsIn } from "../survival/vocabulary.ts";
import { plainText } from "../survival/wording.ts";
import type { Survival } from "../survival.ts";
import { estimateTokens } from "../tokens.ts";
import { sizeOf } from "./size.ts";

/** Every signal by name. */
export function signalsOf(scene: GateScene): { readonly [name: string]: Signal } {
  const known = computed.get(scene);
  if (known) return known;
  const before = statementsOf(scene.before);
  const after = scene.after ? statementsOf(scene.after) : [];
  const signals = {
    density: density(scene),
    asymmetry: asymmetry(scene),
    claims: claims(scene, before, after),
    caution: caution(scene, before, after),
    divergence: divergence(scene),
    fitted: fitted(scene),
  };
  computed.set(scene, signals);
  return signals;
}

const computed = new WeakMap<GateScene, { readonly [name: string]: Signal }>();

/** The rules that speak of a signal that warns; they speak on pads only. */
export function warnings(scene: GateScene): readonly string[] {
  if (!scene.before.pad || !scene.after) return [];
  const { claims, density } = signalsOf(scene);
  return [...(claims?.warns ? ["claims-collapsed"] : []), ...(density?.warns ? ["density-collapse"] : [])];
}

const tokensOf = (side: GateInput | undefined): number =>
  (side?.passages ?? []).reduce((sum, { text }) => sum + estimateTokens(composedOf(text)), 0);

/** Literals that obligations or the user refer to, before and after, against the ratio of the prose. */
function density({ before, after, obligations, options, survival }: GateScene): Signal {
  const needed = new Set(
    obligations.flatMap(({ status, needs }) => (status === "open" ? needs.map(({ token }) => composedOf(token)) : [])),
  );
  const referred = survival.filter(
    ({ item, places }) => item.kind === "handle" && (needed.has(composedOf(item.text)) || places.some(isUsers)),
  );
  const left = referred.filter(isThere).length;
  const threshold = 1 - (options.settings ?? defaults)["density.fall"];
  if (referred.length === 0 || !after) return { before: referred.length, after: left, threshold, warns: false };
  const prose = Math.min(1, tokensOf(after) / Math.max(1, tokensOf(before)));
  const ratio = rounded(left / referred.length / Math.max(prose, 0.01));
  return { before: referred.length, after: left, ratio, threshold, warns: referred.length >= FEW && ratio < threshold };
}

const isUsers = ({ provenance }: { readonly provenance: string }): boolean =>
  provenance === "user" || provenance === "sealed";
const isThere = ({ state }: Survival): boolean => state !== "lost" && state !== "weakened" && state !== "altered";

/** Below a few, a share says nothing. */
const FEW = 4;

/** Bindings that open obligations need, and how many of them still resolve. */
function asymmetry({ obligations, survival }: GateScene): Signal {
  const open = obligations.filter(({ status }) => status === "open");
  const needed = new Set(
    open.flatMap(({ needs }) => needs.filter(({ regenerable }) => !regenerable).map(({ token }) => composedOf(token))),
  );
  const resolved = survival.filter(
    (fate) => fate.item.kind === "handle" && needed.has(composedOf(fate.item.text)) && isThere(fate),
  ).length;
  const ratio = needed.size === 0 ? 1 : rounded(resolved / needed.size);
  return { before: needed.size, after: resolved, ratio, threshold: 1, warns: ratio < 1 };
}

function claims({ before, after, options }: GateScene, old: readonly string[], now: readonly string[]): Signal {
  const { "claims.fall": fall, "claims.tokens": steady } = options.settings ?? defaults;
  if (old.length === 0 || !after) return { before: old.length, after: now.length, threshold: fall, warns: false };
  const fewer = 1 - now.length / old.length;
  const each = tokensOf(before) / old.length;
  const shorter = 1 - tokensOf(after) / Math.max(1, now.length) / Math.max(1, each);
  const warns = old.length >= FEW && fewer >= fall && shorter < steady;
  return { before: old.length, after: now.length, ratio: rounded(1 - fewer), threshold: rounded(1 - fall), warns };
}

/** The share of rules, negative facts and hedges among all statements. */
function caution({ after }: GateScene, old: readonly string[], now: readonly string[]): Signal {
  const share = (statements: readonly string[]): number =>
    statements.length === 0 ? 0 : rounded(statements.filter(isCautious).length / statements.length);
  const [was, is] = [share(old), share(now)];
  if (was === 0 || !after) return { before: was, after: is, threshold: LESS_CAUTIOUS, warns: false };
  const ratio = rounded(is / was);
  return { before: was, after: is, ratio, threshold: LESS_CAUTIOUS, warns: old.length >= FEW && ratio < LESS_CAUTIOUS };
}

const LESS_CAUTIOUS = 0.5;

function isCautious(statement: string): boolean {
  const { polarity, hedged } = analyse(statement);
  return hedged || polarity === "forbids" || polarity === "limits" || polarity === "denies";
}

/** Whether the next open step of both texts speaks of the same: the share of its words that the new one repeats. */
function divergence({ before, after }: GateScene): Signal {
  const [was, is] = [nextStep(before), nextStep(after)];
  if (was === undefined || is === undefined) return { threshold: SAME_STEP, warns: false };
  const old = wordsIn(composedOf(was));
  const now = wordsIn(composedOf(is));
  const ratio = old.size === 0 ? 1 : rounded([...old].filter((word) => now.has(word)).length / old.size);
  return { ratio, threshold: SAME_STEP, warns: ratio < SAME_STEP };
}

const SAME_STEP = 0.2;

const nextStep = (side: GateInput | undefined): string | undefined =>
  side?.obligations?.find(({ status }) => status === "open")?.text;

/** Whether the old text fitted the budget already, so that nothing had to go. */
function fitted({ before, after, options, survival }: GateScene): Signal {
  const { budget } = options;
  const unit = budget?.unit ?? "tokens";
  const sizes = { before: sizeOf(before.source.text ?? "", unit), after: sizeOf(after?.source.text ?? "", unit) };
  if (!budget) return { ...sizes, warns: false };
  const lost = survival.some((fate) => !isThere(fate));
  return { ...sizes, threshold: budget.amount, warns: after !== undefined && lost && sizes.before <= budget.amount };
}

/** Distinct statements: sentences and list items, by their plain form. */
function statementsOf(side: GateInput): readonly string[] {
  const statements = new Set<string>();
  for (const [index, passage] of side.passages.entries()) {
    if (passage.form !== "markdown") continue;
    for (const { text } of piecesOf(composedPassage(passage)?.passage ?? passage, index, []))
      statements.add(plainText(text));
  }
  statements.delete("");
  return [...statements];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
