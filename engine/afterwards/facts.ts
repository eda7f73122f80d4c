/** What followed a compaction: what went wrong because of it, and what it cost. Plain facts; rules and rows are views of them (spec §8). */
import type { Span } from "../text.ts";

/** What can go wrong afterwards, by the rule that says it (spec §9). */
export type MishapKind =
  | "literal-diverged"
  | "retry-diverged"
  | "constraint-broken"
  | "failure-repeated"
  | "side-effect-repeated"
  | "literal-invented"
  | "query-from-prose";

/** A stretch of one passage; passage indices count in all passages of the session. */
export interface Spot {
  readonly passage: number;
  readonly span: Span;
}

/** One action that went wrong, tied to what the compaction had dropped. */
export interface Mishap extends Spot {
  readonly kind: MishapKind;
  /** What the action used or did, as it stands there; the tool, where that is what fails. The spot is its place. */
  readonly text: string;
  /** The tool that was called. */
  readonly tool: string;
  /** The call came back as a failure. */
  readonly failed: boolean;
  /** What was dropped: the true value, the rule, the earlier call, the value a query lacked; absent where there is no such text. */
  readonly was?: string;
  /** Where that stood before the compaction. */
  readonly source?: Spot;
}

/** How many calls, and about how many tokens their results have (our estimate). */
export interface Cost {
  readonly calls: number;
  readonly tokens: number;
}

/** Searches that found something, and those that did not. */
export interface Searches {
  readonly hit: number;
  readonly miss: number;
}

/** The first action after a compaction beside the last ones before it: a signal, never a finding. */
export interface NextAction {
  readonly tool: string;
  /** What it aimed at: a path, an address, a command line, shortened; absent where it names none. */
  readonly target?: string;
  /** One of the last actions before the compaction used the same tool. */
  readonly sameTool: boolean;
  /** One of them had the same target, or an open task or the summary names it. */
  readonly sameTarget: boolean;
}

/** What followed one compaction, up to the next of its thread; mishaps also later, where what they show died in this one. */
export interface Afterwards {
  /** Tool calls up to the next compaction of the thread. */
  readonly actions: number;
  /** In the order of the session. */
  readonly mishaps: readonly Mishap[];
  /** Reads of what the region had held already. */
  readonly refetched: Cost;
  /** Those of them whose target nothing had changed since. */
  readonly unchanged: Cost;
  readonly searches: {
    /** Searches for a value that was dropped. */
    readonly byHandle: Searches;
    /** Searches in words of the summary, without any such value. */
    readonly byProse: Searches;
  };
  readonly next?: NextAction;
}
