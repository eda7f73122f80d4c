/** What the server answers: plain data for the client and its panels. Types only, so that no LSP code enters the browser. */
import type { Decision, LossClass } from "../../engine/gate.ts";
import type { DocumentKind } from "../../engine/inspection.ts";
import type { ItemKind } from "../../engine/item.ts";
import type { ObligationRow as Duty } from "../../engine/lineage/obligation-rows.ts";
import type { LineageRow, RowItem, RowPlace } from "../../engine/lineage/rows.ts";
import type { Severity } from "../../engine/rules/rule.ts";
import type { Role } from "../../engine/session.ts";
import type { SurvivalState } from "../../engine/survival.ts";
import type { Span } from "../../engine/text.ts";

/**
 * Where something stands in a session: a span of one decoded text of one record. `RecordText.starts` says where that text
 * begins in the readable record, which is what an editor should open.
 */
export type Place = RowPlace;

/** States of an item as a panel shows them; `invented` is the other way round: nothing in the region supports it. */
export type ItemState = RowItem["state"];

/** One item of a generation, credentials masked. */
export type ItemRow = RowItem;

/** One generation with all that is known about it. */
export interface OpenGeneration {
  readonly row: LineageRow;
  /** Rules before bindings before handles, most needed first. */
  readonly items: readonly ItemRow[];
}

/** One record of a transcript as readable text. */
export interface RecordText {
  /** All decoded texts of the record, each under a heading line of its own. */
  readonly text: string;
  /** Where each decoded text of the record begins in `text`. */
  readonly starts: readonly number[];
  readonly role: Role;
  readonly line: number;
  readonly time?: string;
  /** Bytes in the file, for *Open Raw Line*. */
  readonly bytes: Span;
}

/** A finding on one side of a review; the span counts in that side's text. */
export interface ReviewFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly span: Span;
  /** The matching place on the other side. */
  readonly other?: Span;
}

/** One side of a review as readable text. */
interface ReviewSide {
  readonly text: string;
  readonly findings: readonly ReviewFinding[];
}

/** A compaction's region and its summary, side by side. */
export interface Review {
  readonly generation: string;
  readonly title: string;
  readonly region: ReviewSide;
  readonly summary: ReviewSide;
}

/** What a session holds in numbers, worst first. */
export interface SessionCounts {
  readonly format: string;
  readonly records: number;
  readonly compactions: number;
  readonly constraintsLost: number;
  readonly negativeFactsLost: number;
  readonly bindingsLost: number;
  readonly handlesLost: number;
  readonly problems: number;
}

/** A session file of a folder, not read yet. */
export interface SessionRow {
  readonly uri: string;
  readonly name: string;
  readonly agent: string;
  /** Last change, milliseconds since 1970. */
  readonly changed: number;
  readonly bytes: number;
}

/** One item of a pad's earlier version, and what became of it; credentials masked. */
export interface GateItem {
  readonly kind: ItemKind | "approval" | "instruction";
  readonly subtype: string;
  readonly text: string;
  readonly state: SurvivalState | "invented";
  /** Where it stood in the earlier text; for inventions, where it stands now. */
  readonly span: Span;
  /** What stands in its place, in the text as it is now. */
  readonly instead?: { readonly text: string; readonly span: Span };
  readonly obligation?: string;
}

/** The verdict on a pad against its earlier version. */
export interface GateAnswer {
  readonly decision: Decision;
  readonly lossClass: LossClass;
  readonly reversible: boolean;
  readonly reasons: readonly string[];
  /** What it was compared with, for people: `HEAD`, `merge base with main`, `as opened`. */
  readonly against: string;
  readonly items: readonly GateItem[];
}

/** A text that had been spilled or dropped, or one clause that says why it cannot be had. */
export type BlobAnswer = { readonly text: string } | { readonly problem: string };

/** An earlier version of a pad. */
export interface EarlierText {
  readonly text: string;
  readonly against: string;
}

/** Where one value lives or died. */
export interface SearchHit {
  readonly text: string;
  readonly kind: ItemKind;
  readonly subtype: string;
  /** Every place in the session, in order. */
  readonly places: readonly Place[];
  /** How it fared in each generation whose region held it; the number counts from 1. */
  readonly fates: readonly { readonly generation: string; readonly number?: number; readonly state: ItemState }[];
}

/** What one session holds of a value that was looked for in many. */
export interface SessionHits {
  readonly uri: string;
  readonly name: string;
  readonly agent: string;
  readonly hits: readonly SearchHit[];
}

/** One obligation with the values it needs, and whether the surviving context still holds each. */
export type ObligationRow = Duty;

/** What a status bar shows of a document. */
export interface Status {
  readonly uri: string;
  readonly version?: number;
  readonly kind: DocumentKind;
  readonly tokens: number;
  readonly handles: number;
  readonly constraints: number;
  readonly negativeFacts: number;
  readonly sealed: number;
  readonly errors: number;
  readonly warnings: number;
  readonly generations?: number;
  readonly decision?: Decision;
  readonly against?: string;
}
