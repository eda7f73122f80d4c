/** One verdict for one rewrite (spec §4). */

import { composedOf } from "./composed.ts";
import { type Address, addressOf } from "./digest.ts";
import { isUnguarded } from "./gate/applicable.ts";
import { decide } from "./gate/decision.ts";
import { heldTexts } from "./gate/held.ts";
import { lossOf } from "./gate/loss.ts";
import { currentObligations } from "./gate/obligations.ts";
import { signalsOf } from "./gate/signals.ts";
import { maskCredentials } from "./handles/credential.ts";
import type { Item, Obligation } from "./item.ts";
import type { Pad } from "./pad.ts";
import type { Session } from "./session.ts";
import type { Settings } from "./settings.ts";
import { type Invention, type Side, type Survival, type SurvivalOptions, survive } from "./survival.ts";
import type { Source, Span } from "./text.ts";

/** What the gate decides. */
export type Decision = "allow" | "allow-with-loss-record" | "refuse";

/** How much was lost; absent or unreadable counts as `LOSSY_LITERAL`. */
export type LossClass = "LOSSLESS" | "LOSSY_GIST" | "LOSSY_LITERAL";

/** A ratio or count with the threshold at which it warns. */
export interface Signal {
  readonly before?: number;
  readonly after?: number;
  readonly ratio?: number;
  readonly threshold?: number;
  readonly warns: boolean;
}

/** The outcome for one rewrite: every item with its fate, and why. */
export interface Verdict {
  readonly decision: Decision;
  readonly lossClass: LossClass;
  readonly reversible: boolean;
  readonly retained: boolean;
  readonly survival: readonly Survival[];
  readonly invented: readonly Invention[];
  readonly obligations: readonly Obligation[];
  readonly signals: { readonly [name: string]: Signal };
  /** Rule codes, or `not-applicable`. */
  readonly reasons: readonly string[];
}

/** One text of a rewrite, read (`read` in reading.ts makes it). */
export interface GateInput extends Side {
  readonly source: Source;
  readonly obligations?: readonly Obligation[];
  readonly pad?: Pad;
  readonly session?: Session;
}

/** A reason besides all texts why there is nothing to guard: spec §4 names the four. */
export type Harmless = "lossless" | "excerpts" | "drop-oldest" | "task-boundary";

/** The record of an earlier compaction whose summary is summarized again. */
export interface Ancestor {
  readonly handles: readonly string[];
  readonly reversible: boolean;
}

/** What the gate may be told besides the two texts. */
export interface GateOptions {
  readonly obligations?: readonly {
    readonly name: string;
    readonly needs: readonly string[];
    readonly regenerable?: boolean;
    readonly status?: "open" | "done" | "cancelled";
  }[];
  /** Markdown; its open steps count like obligations. */
  readonly plan?: string;
  /** Tokens or bytes that `after` may have. */
  readonly budget?: { readonly amount: number; readonly unit: "tokens" | "bytes" };
  /** How many handles the index may hold. */
  readonly indexBudget?: number;
  readonly index?: readonly string[];
  readonly ancestors?: readonly Ancestor[];
  readonly carriers?: readonly { readonly name: string; readonly text: string }[];
  /** Other files rewritten together with this one: name, text before and after. */
  readonly companions?: readonly { readonly name: string; readonly before?: string; readonly after?: string }[];
  /** Texts that a store gave back, verified, for addresses that stand in `after`: what they hold counts as spilled. */
  readonly spilled?: readonly { readonly address: Address; readonly text: string }[];
  /** Addresses that a store was asked for and could not resolve: they lead nowhere, whatever region they name. */
  readonly unresolved?: ReadonlySet<string>;
  readonly cwd?: string;
  /** The source of the region still lies somewhere. */
  readonly retained?: boolean;
  /** The caller has verified that there is nothing to guard, and says why. */
  readonly harmless?: Harmless;
  /** Items retired with a reason: their digests as `shortDigest` makes them of their plain text, or more digits. */
  readonly retired?: readonly string[];
  /** A needed record that is missing refuses. */
  readonly strict?: boolean;
  readonly settings?: Settings;
}

/**
 * Judges one rewrite: what became of every item of `before`, and whether that may be. Without `after` nothing was written yet: every
 * item that no carrier, index or companion holds is then shown as lost, that is at risk, and the decision is `allow`. Never throws.
 */
export function gate(before: GateInput, after: GateInput | undefined, options: GateOptions = {}): Verdict {
  const obligations = currentObligations(before, after, options);
  const region = { passages: before.passages, items: before.items.filter((item) => isGuarded(item, before)) };
  const surviving = after ?? { passages: [], items: [] };
  const found = survive(region, surviving, survivalOptions(before, after, binding(obligations), options));
  const survival = found.survival.map(withInferred(obligations));
  const { invented } = found;
  const scene: GateScene = { before, options, obligations, survival, invented, ...(after ? { after } : {}) };
  const unguarded = isUnguarded(scene);
  const { decision, reasons } = unguarded ? { decision: "allow" as const, reasons: ["not-applicable"] } : decide(scene);
  return {
    decision: after ? decision : "allow",
    ...lossOf(scene),
    survival,
    invented,
    obligations,
    signals: signalsOf(scene),
    reasons,
  };
}

/** What was begun and not ended is only inferred from the words: it warns, and binds nothing until somebody declares it. */
const binding = (obligations: readonly Obligation[]): readonly Obligation[] =>
  obligations.filter(({ abort, needs }) => !abort || needs.some(({ declared }) => declared));

/** Names the thing begun that an id without an obligation of its own may be needed to undo. */
function withInferred(obligations: readonly Obligation[]): (fate: Survival) => Survival {
  const inferred = obligations.filter(({ abort, status }) => abort && status === "open");
  return (fate) => {
    if (fate.item.kind !== "handle" || fate.obligation !== undefined) return fate;
    const literal = composedOf(fate.item.text);
    const begun = inferred.find(({ needs }) =>
      needs.some(({ token, regenerable }) => composedOf(token) === literal && !regenerable),
    );
    return begun ? { ...fate, obligation: begun.text, inferred: true } : fate;
  };
}

/** A rewrite with everything that has been found out about it; what the parts of the gate look at. */
export interface GateScene {
  readonly before: GateInput;
  readonly after?: GateInput;
  readonly options: GateOptions;
  readonly obligations: readonly Obligation[];
  readonly survival: readonly Survival[];
  readonly invented: readonly Invention[];
}

/**
 * Rules of tools and summaries, and our own messages, never refuse: they are left out, their literals and notices are not.
 * Duties are looked at where pads and carriers are rewritten, not in conversations.
 */
function isGuarded({ kind, provenance }: Item, { session }: GateInput): boolean {
  if (kind === "directive" && session) return false;
  if (kind === "handle" || kind === "loss_record") return provenance !== "palimpsest";
  return provenance !== "tool" && provenance !== "summary" && provenance !== "palimpsest";
}

function survivalOptions(
  before: GateInput,
  after: GateInput | undefined,
  obligations: readonly Obligation[],
  options: GateOptions,
): SurvivalOptions {
  const cwd = options.cwd ?? before.session?.cwd;
  const text = before.source.text ?? "";
  return {
    carriers: heldTexts(before, after, options),
    obligations,
    sealed: sealedSpans(after),
    addresses: [...new Set([text, text.trim(), maskCredentials(text)])]
      .filter((one) => one !== "")
      .map(addressOf)
      .filter((address) => options.unresolved?.has(address) !== true),
    ...(options.retired ? { retired: options.retired } : {}),
    ...(cwd === undefined ? {} : { cwd }),
  };
}

const sealedSpans = (after: GateInput | undefined): readonly { readonly passage: number; readonly span: Span }[] =>
  (after?.pad?.sealed ?? []).map(({ span }) => ({ passage: 0, span }));
