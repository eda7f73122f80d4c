/** The two things that are compared: a rule of the region, and a wording that may stand for it. */
import type { ClauseFacts } from "../constraints/index.ts";
import type { RuleItem } from "../item.ts";
import type { Span } from "../text.ts";

/** A rule as its region states it. */
export interface Claim {
  readonly item: RuleItem;
  readonly facts: ClauseFacts;
  readonly signature: ReadonlySet<string>;
  /** Its sentence with the headings above it. */
  readonly around: string;
}

/** A wording that may stand for a rule. */
export interface Wording {
  readonly text: string;
  readonly passage: number;
  readonly span: Span;
  readonly scope: string;
}

/** What a wording lacks: the cue or its strength, the polarity, words, literals, conditions; or has too much: an exception, a narrower scope. */
export type Flaw = "flipped" | "softer" | "value" | "object" | "literal" | "condition" | "exception" | "narrowed";
