/** What host and session editor say to each other; types only, so that no LSP code enters the browser. */
import type { HitPage, ItemName, Occurrences, RecordPage, SessionOverview, TextPiece } from "./session.ts";

export type {
  Band,
  HitPage,
  ItemName,
  Occurrences,
  PartLine,
  RecordHit,
  RecordLine,
  RecordPage,
  SessionOverview,
  TextPiece,
} from "./session.ts";

/** What a compaction did, in one sentence, by the id of its generation. */
export interface Verdict {
  readonly id: string;
  readonly text: string;
  readonly weight: "grave" | "notable" | "calm";
}

/** Host → session editor. */
export type ToSession =
  | { readonly type: "overview"; readonly name: string; readonly overview: SessionOverview }
  | { readonly type: "verdicts"; readonly verdicts: readonly Verdict[] }
  | { readonly type: "records"; readonly page: RecordPage }
  | { readonly type: "piece"; readonly record: number; readonly part: number; readonly piece: TextPiece }
  | { readonly type: "raw"; readonly record: number; readonly piece: TextPiece }
  | { readonly type: "hits"; readonly query: string; readonly page: HitPage }
  /** Shows a record: a place that was clicked elsewhere, or a line that was asked for. */
  | { readonly type: "goTo"; readonly record: number }
  /** Every place of an item, to step through: from the record `from` on where that is given, else from where the reader is. */
  | { readonly type: "occurrences"; readonly occurrences: Occurrences; readonly from?: number }
  | { readonly type: "failed"; readonly reason: string };

/** Session editor → host. */
export type FromSession =
  | { readonly type: "ready" }
  | { readonly type: "records"; readonly from: number; readonly count: number }
  | { readonly type: "piece"; readonly record: number; readonly part: number; readonly from: number }
  | { readonly type: "raw"; readonly record: number; readonly from: number }
  | { readonly type: "find"; readonly query: string; readonly from: number }
  | { readonly type: "line"; readonly line: number }
  /** Asks for a list of compactions and items to go to. */
  | { readonly type: "goTo" }
  /** Asks for the places of an item again, after the file grew. */
  | ({ readonly type: "occurrences" } & ItemName)
  /** Opens the readable record in a text editor. */
  | { readonly type: "open"; readonly record: number; readonly line: number }
  | { readonly type: "review"; readonly generation: string }
  | { readonly type: "lineage"; readonly generation?: string };
