/** The tree of compactions: what each carried, lost and invented (spec §8). */
import type { Afterwards } from "../afterwards/facts.ts";
import type { LossClass } from "../gate.ts";
import type { Item, Obligation } from "../item.ts";
import type { Problem } from "../session.ts";
import type { Invention, Survival } from "../survival.ts";
import type { Span } from "../text.ts";

/** How many items of one kind fared how; `invented` counts the other way round. */
export interface Tally {
  readonly region: number;
  readonly kept: number;
  readonly equivalent: number;
  readonly altered: number;
  readonly weakened: number;
  readonly lost: number;
  readonly invented: number;
  readonly held: number;
  readonly expendable: number;
}

/** A lost handle with the reasons why it will probably be needed again. */
export interface AtRisk {
  readonly text: string;
  readonly subtype: string;
  /** Expected need, 0 to 1, comparable within one generation only. */
  readonly score: number;
  /** Short reasons for people: "named by the user", "used by 4 edits", "an open task needs it". */
  readonly reasons: readonly string[];
  /** Whether the continuation used it again; known only afterwards and never looked at when ranking. */
  readonly usedAfter: boolean;
  /**
   * How it lives on although the summary does not hold it: "as `x.go`", "in kept messages". Absent where it is lost; what is said
   * to be lost leaves the others out.
   */
  readonly survives?: string;
  readonly item: Item;
}

/** Loss against the originals: what was said before any summary, over all generations up to this one. */
export interface Originals {
  /** Distinct items of the raw turns so far. */
  readonly items: number;
  /** Those that the surviving context still holds. */
  readonly alive: number;
}

/** One compaction in the tree. */
export interface Generation {
  readonly id: string;
  readonly parent?: string;
  readonly depth: number;
  readonly kind: "summary" | "truncate" | "clear" | "branch";
  readonly trigger: "auto" | "manual" | "unknown";
  readonly confidence: "exact" | "derived" | "heuristic";
  readonly line: number;
  readonly time?: string;
  readonly agent?: string;
  /** It stands in a history that was copied from the session this one was forked from. */
  readonly copied?: true;
  readonly region: { readonly bytes: Span; readonly lines: Span; readonly records: number };
  readonly summary: {
    readonly opaque: boolean;
    readonly line: number;
    readonly chars: number;
    readonly record?: number;
  };
  readonly tokens: {
    readonly before?: number;
    readonly after?: number;
    readonly source: string;
    readonly estimateBefore: number;
    readonly estimateAfter: number;
  };
  readonly handles: Tally;
  readonly constraints: Tally;
  readonly negativeFacts: Tally;
  /** The same loss measured transitively, for handles and for rules (constraints and negative facts). */
  readonly originals: { readonly handles: Originals; readonly rules: Originals };
  readonly atRisk: readonly AtRisk[];
  readonly reversible: boolean;
  readonly retained: boolean;
  readonly lossClass: LossClass;
  readonly degraded: boolean;
  /** Why it is not reversible, or degraded, or unverifiable: short clauses. */
  readonly reasons: readonly string[];
  /** Passage indices count in all passages of the session; empty where the summary cannot be read. */
  readonly survival: readonly Survival[];
  readonly invented: readonly Invention[];
  /** Open obligations at the time of the compaction; passage indices count as in `survival`. */
  readonly obligations: readonly Obligation[];
  /** What followed it; absent where nobody looked, and for clears and abandoned branches. */
  readonly afterwards?: Afterwards;
}

/** Parents before children. */
export interface Lineage {
  readonly format: string;
  readonly records: number;
  readonly problems: readonly Problem[];
  readonly generations: readonly Generation[];
}
