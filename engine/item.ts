/** Items: the literals, rules, duties and notices that a compaction may not lose without a word (spec §2). */
import type { Provenance } from "./session.ts";
import type { Span } from "./text.ts";

/** Every kind of item. */
export type ItemKind = "handle" | "constraint" | "negative_fact" | "directive" | "obligation" | "loss_record" | "claim";

/** Subtypes of handles (spec §1). */
export type HandleSubtype =
  | "path"
  | "url"
  | "env"
  | "id"
  | "hash"
  | "version"
  | "host"
  | "branch"
  | "param"
  | "error"
  | "command"
  | "symbol"
  | "other";

/** Subtypes of constraints and negative facts. */
export type RuleSubtype =
  | "prohibition"
  | "restriction"
  | "requirement_negated"
  | "read_only"
  | "failed_attempt"
  | "absent"
  | "deprecated"
  | "unconfirmed"
  | "correction";

/** One item where it stands. Offsets count in the decoded text of its passage. */
export interface Item {
  readonly kind: ItemKind;
  readonly subtype: string;
  /** The exact source text, `passage.text.slice(span.start, span.end)`. */
  readonly text: string;
  readonly span: Span;
  readonly provenance: Provenance;
  /** Index of the passage it stands in. */
  readonly passage: number;
}

/** How strongly a rule speaks: 3 must not / never / forbidden, 2 do not / only / no, 1 avoid / should not. */
export type Strength = 1 | 2 | 3;

/** A constraint, negative fact or directive, taken apart as far as survival needs it. */
export interface RuleItem extends Item {
  readonly kind: "constraint" | "negative_fact" | "directive";
  /** The word or phrase that makes it one; in a header for inherited rules. */
  readonly cue: Span;
  readonly strength: Strength;
  /** Code of the language pack that found it. */
  readonly language: string;
  /** Conditions and exceptions inside the span (unless, except, until, after …). */
  readonly conditions: readonly Span[];
  /** The negation or restriction stands in a header, not in the span. */
  readonly inherited: boolean;
  /** Headings above it, outermost first. */
  readonly scope: readonly string[];
  /** Holds for one task only ("don't commit yet"): retired when that task closes or the user releases it. */
  readonly passing: boolean;
}

/** A literal that an obligation needs word for word. */
export interface Binding {
  readonly token: string;
  readonly regenerable: boolean;
  /** Named by the user or an annotation, not inferred from the obligation's text. */
  readonly declared: boolean;
}

/** What is still to be done, or must be possible to undo. */
export interface Obligation extends Item {
  readonly kind: "obligation";
  readonly status: "open" | "done" | "cancelled";
  /** Something was created, started, locked or migrated and is not undone yet. */
  readonly abort: boolean;
  readonly needs: readonly Binding[];
}

/** A stretch of text with one author: a pad, a message, an argument, a tool result. Items are found passage by passage. */
export interface Passage {
  readonly text: string;
  readonly provenance: Provenance;
  /** `markdown` is cut into blocks; `plain` is read line by line (tool results, logs); `command` is one shell command line; `value` one literal. */
  readonly form: "markdown" | "plain" | "command" | "value";
  /** Index into `Session.records` and of the text in it, where the source is a transcript. */
  readonly record?: number;
  readonly textIndex?: number;
  /** UTF-16 offset of the passage in its document, where text and document run alike (pads, the plain notation). */
  readonly at?: number;
  /** For arguments and results: the tool and the key. */
  readonly tool?: string;
  readonly key?: string;
  /** The id under which the call and its result know each other, where the format has one. */
  readonly call?: string;
  /** For results: the call failed. */
  readonly failed?: true;
}
