/** What happened to each item of a region in the surviving context (spec §3). */
import type { Item, Obligation, Passage } from "./item.ts";
import type { Span } from "./text.ts";

/** States that mean the item is gone, or no longer what it was. */
export type Gone = "lost" | "weakened" | "altered";

/** States that mean the item lives outside the prose. */
export type Held = "sealed" | "indexed" | "spilled" | "carried" | "moved" | "demoted" | "declared";

/** Every state of an item after a rewrite. */
export type SurvivalState = "kept" | "equivalent" | Gone | Held | "expendable";

/** The fate of one distinct item. */
export interface Survival {
  readonly item: Item;
  /** Every place where the same item stands in the region, the first one included. */
  readonly places: readonly Item[];
  readonly state: SurvivalState;
  /** What stands in its place: the near miss, the softer wording, the other spelling. */
  readonly instead?: Instead;
  /** Name or text of the open obligation that needs it. */
  readonly obligation?: string;
  /** A loss record covers it. */
  readonly declared?: boolean;
}

/** A place in the surviving context. */
export interface Instead {
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
}

/** A literal, rule, approval or instruction of the summary which nothing in the region supports. */
export interface Invention {
  readonly kind: "handle" | "constraint" | "negative_fact" | "directive" | "approval" | "instruction";
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
  /** It stands in the place of something that was lost, weakened or altered, or answers an open question. */
  readonly standsInFor?: string;
}

/** What else is known about the two sides. */
export interface SurvivalOptions {
  /** Working directory against which relative and absolute paths are the same. */
  readonly cwd?: string;
  /** Texts that are re-read whole after every compaction, tool-injected texts, sealed and indexed texts, by name. */
  readonly carriers?: readonly { readonly name: string; readonly text: string; readonly as: Held }[];
  readonly obligations?: readonly Obligation[];
}

/** Both sides of one rewrite, with the items found in them. */
export interface Side {
  readonly passages: readonly Passage[];
  readonly items: readonly Item[];
}
