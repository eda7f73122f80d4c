/** What a rule is: an object with one method for each thing it looks at (house style §5). */
import type { Verdict } from "../gate.ts";
import type { Inspection } from "../inspection.ts";
import type { Item } from "../item.ts";
import type { Generation } from "../lineage/generation.ts";
import type { Pad } from "../pad.ts";
import type { Session } from "../session.ts";
import type { Settings } from "../settings.ts";
import type { Span } from "../text.ts";

/** `mark` is seen in the editor only; findings are `info` and above. */
export type Severity = "error" | "warning" | "info" | "mark" | "off";

/** One replacement in the document, UTF-16 offsets. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A repair that the user may take; edits only. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Changes no meaning, so it may be applied to many places at once. */
  readonly safe: boolean;
}

/** A second place that belongs to a finding. */
export interface Related {
  readonly message: string;
  readonly span: Span;
  /** Line from 1 in a transcript, for people. */
  readonly line?: number;
}

/** What a rule yields; the span counts in the document (UTF-16). */
export interface Found {
  readonly span: Span;
  readonly message: string;
  readonly severity?: Severity;
  readonly related?: readonly Related[];
  /** As a function where they cost something: they are then worked out when somebody looks at them. */
  readonly fixes?: readonly Fix[] | (() => readonly Fix[]);
  /** Line from 1, for transcripts. */
  readonly line?: number;
}

/** A finding or mark, ready for every view. */
export interface Diagnostic extends Found {
  readonly code: string;
  readonly severity: Severity;
  readonly related: readonly Related[];
  readonly fixes: readonly Fix[];
}

/**
 * One rule. Each method is called with what it looks at, the whole inspection and the settings, and yields what it found.
 * Items are looked at in pads and carriers only: in a transcript they are facts, not findings.
 */
export interface Rule {
  readonly code: string;
  readonly severity: Severity;
  item?(item: Item, inspection: Inspection, settings: Settings): Iterable<Found>;
  compaction?(generation: Generation, inspection: Inspection, settings: Settings): Iterable<Found>;
  pad?(pad: Pad, inspection: Inspection, settings: Settings): Iterable<Found>;
  session?(session: Session, inspection: Inspection, settings: Settings): Iterable<Found>;
  /** A pad against its earlier version. */
  rewrite?(verdict: Verdict, inspection: Inspection, settings: Settings): Iterable<Found>;
}
