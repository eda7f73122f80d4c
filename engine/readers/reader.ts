/**
 * What a reader of one format is. A new format is one file here and one line in `index.ts`.
 *
 * For the author of a reader:
 * - A file of lines (JSONL, Markdown) is a `LineReader`; one JSON value is a `DocumentReader`. A database or a folder is turned into
 *   one JSON document by `engine/node` and then read by the same document reader.
 * - `accepts` looks at parsed values only: `head.rows` for lines, `head.document` for documents. Never search the raw text for a
 *   marker: transcripts about transcript tools hold every marker inside strings. A document of a single line shows up in both, so a line
 *   reader asks for a key that no document of its agent has.
 * - JSONL goes through `feedRows` (`rows.ts`): torn, damaged and glued lines are its business; add `feed.problems()` to the session.
 * - Values are walked with `member`, `elements`, `members` (`json.ts`). Places are looked up in the text only when `textOf` or
 *   `cutText` makes a record's text; so reading a row that is not kept costs its parse and nothing else.
 * - Texts come from `content.ts`: `contentTexts` for message blocks of any vendor, `argumentTexts` for a call's input (also of
 *   JSON inside a JSON string, see `parseInside`), `userTexts` to tell a user's words from what the tool wrote around them.
 * - Build with `emptyDraft`, `addRecord`, `note`, `sessionOf` (`draft.ts`). `region`, `kept`, `injected` are indices into `records`.
 *   Every record that the agent was sent stands in exactly one of region, kept, injected or summary of the compaction, or after it.
 * - A system prompt is a record of role `system`; it is kept by every compaction.
 * - Say what is not known: `confidence`, `regionKnown: false`, `summary.opaque`, a `doubtful` problem. Aborted, failed or merely
 *   requested compactions are no compactions; note an unfinished one as a problem.
 * - Encrypted content, signatures, images and base64 never become texts (`isOpaque`).
 */
import type { Session } from "../session.ts";
import type { Line } from "../text.ts";
import type { Located } from "./json.ts";

/** What is known of a source before a reader is chosen. */
export interface Head {
  /** File name, a hint only. */
  readonly name: string;
  /** The first 64 KiB, decoded, without byte order mark. */
  readonly text: string;
  /** The first 20 lines that are JSON objects by themselves. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The whole source, parsed, if it is one JSON document and has been read. */
  readonly document?: unknown;
}

/** A reading in progress. `line` never throws; `session` may be asked at any time, for a live session grows. */
export interface Reading {
  line(line: Line): void;
  session(): Session;
}

/** Reads a format made of lines. */
export interface LineReader {
  readonly unit: "line";
  readonly format: string;
  accepts(head: Head): boolean;
  open(name: string): Reading;
}

/** Other files that a document is read together with, by the names that `companions` asked for. */
export type Companions = ReadonlyMap<string, Located>;

/** What a document reader is told besides the document. */
export interface Surroundings {
  readonly name: string;
  /** Bytes before the document's text in its file: those of a byte order mark. */
  readonly mark: number;
  readonly companions: Companions;
}

/** Reads a format that is one JSON document of at most 64 MB. */
export interface DocumentReader {
  readonly unit: "document";
  readonly format: string;
  accepts(head: Head): boolean;
  /** Names of files in the same folder that belong to it, given its own; each is handed over if it is there and is JSON. */
  companions?(name: string): readonly string[];
  read(document: Located, around: Surroundings): Session;
}

/** One format. */
export type Reader = LineReader | DocumentReader;
