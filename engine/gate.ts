/** One verdict for one rewrite (spec §4). */
import type { Obligation } from "./item.ts";
import type { Invention, Side, Survival } from "./survival.ts";

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

/** What the gate may be told besides the two texts. */
export interface GateOptions {
  readonly obligations?: readonly {
    readonly name: string;
    readonly needs: readonly string[];
    readonly regenerable?: boolean;
    readonly status?: "open" | "done" | "cancelled";
  }[];
  readonly plan?: string;
  /** Tokens or bytes that `after` may have. */
  readonly budget?: { readonly amount: number; readonly unit: "tokens" | "bytes" };
  /** How many handles the index may hold. */
  readonly indexBudget?: number;
  readonly index?: readonly string[];
  readonly carriers?: readonly { readonly name: string; readonly text: string }[];
  /** Other files rewritten together with this one: name, text before and after. */
  readonly companions?: readonly { readonly name: string; readonly before?: string; readonly after?: string }[];
  readonly cwd?: string;
  readonly retained?: boolean;
  readonly strict?: boolean;
}

/** Both texts of a rewrite, read. */
export interface GateSides {
  readonly before: Side;
  readonly after?: Side;
}
