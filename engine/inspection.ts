/** Everything known about one source: the frozen value that every view is drawn from. */
import type { Verdict } from "./gate.ts";
import type { Item, Obligation, Passage } from "./item.ts";
import type { Lineage } from "./lineage/generation.ts";
import type { Pad } from "./pad.ts";
import type { Diagnostic } from "./rules/rule.ts";
import type { Session } from "./session.ts";
import type { Source } from "./text.ts";

/** A pad is gated, a carrier is re-read by the agent, a transcript is appended to; other Markdown is left alone. */
export type DocumentKind = "pad" | "carrier" | "transcript" | "markdown";

/** Everything known about one source. Deeply frozen; nothing downstream parses again. */
export interface Inspection {
  readonly source: Source;
  readonly kind: DocumentKind;
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  readonly obligations: readonly Obligation[];
  readonly session?: Session;
  readonly pad?: Pad;
  readonly lineage?: Lineage;
  /** The verdict on the rewrite from an earlier version, where one was given. */
  readonly rewrite?: Verdict;
  readonly diagnostics: readonly Diagnostic[];
}
