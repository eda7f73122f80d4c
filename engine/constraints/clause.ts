/** Clauses, and what can be said of any clause in any language: the door through which survival compares wordings. */
import type { Span } from "../text.ts";
import type { CueKind } from "./language.ts";

/** A stretch of a passage that can carry one rule: a sentence, or a part of one between semicolons and dashes. */
export interface Clause {
  readonly span: Span;
  readonly passage: number;
  /** Index of the block it stands in; -1 in a passage without blocks. */
  readonly block: number;
  readonly text: string;
}

/** What a clause says, so far as two wordings of one rule can be compared. Offsets count in the text given. */
export interface ClauseFacts {
  /** The strongest cue, absent where the clause neither forbids, limits, denies nor demands anything. */
  readonly cue?: ClauseCue;
  /** Every cue, in text order. */
  readonly cues: readonly ClauseCue[];
  /**
   * `forbids` (do not, never, read-only), `limits` (only, at most), `denies` (failed, absent, deprecated, corrections),
   * `hedges` (suspected, not confirmed), `demands` (must, always), `permits` (may, is allowed), `states` otherwise.
   * A rule whose counterpart permits or demands, or merely states what it forbade, has flipped.
   */
  readonly polarity: Polarity;
  /** 0 where there is no cue. */
  readonly strength: 0 | 1 | 2 | 3;
  /** Conditions and exceptions (unless, until, except, before …). */
  readonly conditions: readonly Span[];
  /** Content words outside cue, conditions and code, as stems under shared names: no cue words, no stop words, no duplicates. */
  readonly words: readonly string[];
  /** The same for the words inside conditions. */
  readonly conditionWords: readonly string[];
  /** Code spans and tokens with digits or signs inside, verbatim: values that must stand in an equivalent wording. */
  readonly literals: readonly string[];
  /** A word of doubt stands in it (suspect, maybe, not confirmed). */
  readonly hedged: boolean;
}

/** See `ClauseFacts.polarity`. */
export type Polarity = "forbids" | "limits" | "denies" | "hedges" | "demands" | "permits" | "states";

/** One cue in a clause. */
export interface ClauseCue {
  readonly span: Span;
  readonly as: CueKind;
  readonly strength: 1 | 2 | 3;
  readonly language: string;
}
