/** A Markdown scratchpad: its sections, sealed region, entries and suppressions (spec §6). */
import type { Block } from "./markdown.ts";
import type { Span } from "./text.ts";

/** One entry of a sealed region. */
export interface SealedEntry {
  readonly kind: "constraint" | "negative_fact" | "loss_record";
  /** The list item's content, kind tag included. */
  readonly span: Span;
  /** The text behind the tag. */
  readonly text: string;
  /** The short chained digest at its end, if it carries one. */
  readonly digest?: string;
}

/** The append-only part of a pad. */
export interface SealedRegion {
  /** From the opening to the closing marker, both included; the whole file where front matter says so. */
  readonly span: Span;
  readonly entries: readonly SealedEntry[];
  /** The closing marker is there. */
  readonly closed: boolean;
}

/** A comment that silences one rule on the next line. */
export interface Suppression {
  readonly rule: string;
  /** Absent where the user gave none: the suppression then does not count. */
  readonly reason?: string;
  readonly span: Span;
  /** The line it speaks of. */
  readonly target: Span;
}

/** A pad, read. */
export interface Pad {
  readonly blocks: readonly Block[];
  readonly sealed: readonly SealedRegion[];
  readonly suppressions: readonly Suppression[];
  /** Front matter says `palimpsest: pad`, `palimpsest: external`, or `sealed: true`. */
  readonly declared?: "pad" | "external" | "sealed";
}
