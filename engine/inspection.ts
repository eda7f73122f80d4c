/** Everything known about one source: the frozen value that every view is drawn from. */

import { withAfterwards } from "./afterwards/index.ts";
import type { GateOptions, Verdict } from "./gate.ts";
import { gate } from "./gate.ts";
import type { Item, Obligation, Passage } from "./item.ts";
import type { Lineage } from "./lineage/generation.ts";
import { type LineageMemory, lineageOf } from "./lineage/index.ts";
import type { Pad } from "./pad.ts";
import { type ReadOptions, type ReadSource, read } from "./reading.ts";
import { runRules } from "./rules/index.ts";
import type { Diagnostic } from "./rules/rule.ts";
import type { Session } from "./session.ts";
import { defaults } from "./settings.ts";
import type { Source } from "./text.ts";

/** A pad is gated, a carrier is re-read by the agent, a transcript is appended to, a record is a JSON file; other Markdown is left alone. */
export type DocumentKind = "pad" | "carrier" | "transcript" | "record" | "markdown";

/** Everything known about one source. Frozen; nothing downstream parses again. */
export interface Inspection {
  readonly source: Source;
  readonly kind: DocumentKind;
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
  readonly obligations: readonly Obligation[];
  readonly session?: Session;
  readonly pad?: Pad;
  readonly lineage?: Lineage;
  /** The earlier version that a pad was compared with. */
  readonly before?: Source;
  /** The verdict on the rewrite from that earlier version. */
  readonly rewrite?: Verdict;
  /** Addresses of spilled texts that the caller's store could not resolve. */
  readonly unresolved?: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What an inspection may be told. */
export interface InspectOptions extends ReadOptions {
  /** The version of a pad to compare with: an explicit file, Git's, or a snapshot. */
  readonly before?: Source;
  readonly gate?: GateOptions;
  /** Addresses named in the text that a store was asked for and could not resolve, or whose content does not match. */
  readonly unresolved?: ReadonlySet<string>;
  /** What an earlier look at the same growing session found. */
  readonly memory?: LineageMemory;
}

/** Inspects one source: reads it, finds its items, follows its compactions, runs the rules. Never throws on any text. */
export function inspect(source: Source, options: InspectOptions = {}): Inspection {
  const settings = options.settings ?? defaults;
  const reading = read(source, options);
  const { before } = options;
  const found = {
    ...reading,
    ...(reading.session ? { lineage: followed(reading, reading.session, options.memory) } : {}),
    ...(before ? { before, rewrite: gate(read(before, { settings }), reading, options.gate ?? {}) } : {}),
    ...(options.unresolved ? { unresolved: options.unresolved } : {}),
    diagnostics: [],
  };
  return Object.freeze({ ...found, diagnostics: Object.freeze(runRules(found, settings)) });
}

/** The compactions of a session, each with what followed it. */
const followed = ({ passages, items }: ReadSource, session: Session, memory?: LineageMemory): Lineage =>
  withAfterwards(lineageOf(session, memory ? { memory } : {}), { session, passages, items });
