/** The records of a session file as the session editor shows them: plain data, types only. Texts are masked, and given piece by piece. */
import type { ItemKind } from "../../engine/item.ts";
import type { Compaction, Role, Use } from "../../engine/session.ts";
import type { ItemState } from "./answers.ts";

/** What a file holds, as far as it is read. */
export interface SessionOverview {
  readonly format: string;
  /** Records so far. */
  readonly total: number;
  /** Bytes so far. */
  readonly bytes: number;
  /** Another number than before: the file was cut or replaced, and nothing that was shown of it holds. */
  readonly edition: number;
  /** Bytes done of how many, while the file is being read. */
  readonly reading?: { readonly done: number; readonly size: number };
  readonly bands: readonly Band[];
  /** Kinds of lines that could not be read, or with doubt. */
  readonly problems: number;
  /** Why the file cannot be read. */
  readonly failure?: string;
}

/** A compaction's boundary, drawn above a record. */
export interface Band {
  /** Id of the generation. */
  readonly id: string;
  /** From 1, in file order. */
  readonly number: number;
  /** Index of the record that it is drawn above: the summary, or the first one after what was dropped. */
  readonly record: number;
  readonly kind: Compaction["kind"];
  readonly trigger: Compaction["trigger"];
  readonly line: number;
  readonly time?: string;
  readonly tokens: { readonly before?: number; readonly after?: number };
  /** Records that it dropped. */
  readonly dropped: number;
}

/** One record. */
export interface RecordLine {
  readonly index: number;
  readonly role: Role;
  /** Line of the file from 1, 0 in a format that is one document. */
  readonly line: number;
  readonly time?: string;
  readonly agent?: string;
  /** Bytes of the record in its file. */
  readonly bytes: number;
  readonly parts: readonly PartLine[];
}

/** One text of a record, or its beginning. */
export interface PartLine {
  readonly use: Use;
  /** Tool and argument, where it has them. */
  readonly tool?: string;
  readonly key?: string;
  readonly failed?: boolean;
  readonly text: string;
  /** Characters of the whole text. */
  readonly length: number;
}

/** A stretch of records. */
export interface RecordPage {
  readonly edition: number;
  readonly from: number;
  readonly rows: readonly RecordLine[];
}

/** A piece of a text. */
export interface TextPiece {
  readonly from: number;
  readonly text: string;
  readonly length: number;
}

/** Where a search found something; `start` and `end` count in the text of the part. */
export interface RecordHit {
  readonly record: number;
  readonly part: number;
  readonly start: number;
  readonly end: number;
}

/** What one turn of a search found; it goes on at record `next` until that is the total. */
export interface HitPage {
  readonly edition: number;
  readonly hits: readonly RecordHit[];
  readonly next: number;
  readonly total: number;
}

/** Names one item of a session: its kind, and its text with credentials masked. */
export interface ItemName {
  readonly kind: ItemKind;
  readonly text: string;
}

/** One item that a reader may go to. */
export interface Destination extends ItemName {
  readonly subtype: string;
  /** What became of it in the last compaction whose region held it; absent where none did. */
  readonly fate?: { readonly state: ItemState; readonly number: number };
  /** Line of its first place in the file, 0 in a format that is one document. */
  readonly line: number;
  /** How often it stands in the session. */
  readonly places: number;
}

/** The items that answer to a query, best first. */
export interface Destinations {
  readonly found: readonly Destination[];
  /** How many answer to it in all. */
  readonly total: number;
}

/** Every place of one item, in the order of the records. */
export interface Occurrences extends ItemName {
  readonly hits: readonly RecordHit[];
  /** Records that were looked through. */
  readonly total: number;
}
