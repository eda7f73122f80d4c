/**
 * What a reader of one format is. A new format is one file here and one line in `index.ts`.
 *
 * For the author of a reader:
 * - A file of lines (JSONL, Markdown) is a `LineReader`; one JSON value is a `DocumentReader`. A database or a folder is turned into
 *   one JSON document by `engine/node` and then read by the same document reader.
 * - `accepts` looks at parsed values only: `head.rows` for lines, `head.document` for documents. Never search the raw text for a
 *   marker: transcripts about transcript tools hold every marker inside strings. A document of a single line shows up in both, so a line
 *   reader asks for a key that no document of its agent has. The list is tried in order: whatever has roles and contents is accepted by
 *   `messages`, so every format that looks like that stands before it.
 * - JSONL goes through `feedRows` (`rows.ts`): torn, damaged and glued lines are its business; add `feed.problems()` to the session.
 *   `row.at` and `row.bytes` go into the record as they are. In a document `line` and `at` are 0, and `byteCounter` (`bytes.ts`) gives the
 *   bytes of a node's `spanOf`, `mark` included.
 * - Values are walked with `member`, `elements`, `members` (`json.ts`). Places are looked up in the text only when `textOf` or
 *   `cutText` makes a record's text; so reading a row that is not kept costs its parse and nothing else. Collect with `flatMap` or
 *   `push(one)`, not `push(...many)`: lists of 150 000 strings occur. Spreading objects of many fields on every row costs more than parsing it.
 * - Texts come from `content.ts`: `contentTexts` for message blocks of any vendor, `argumentTexts` for a call's input (also of
 *   JSON inside a JSON string, see `parseInside`), `outputTexts` for results. `userTexts` (`wrappers.ts`) tells a user's words from what
 *   tools wrote around them; an agent with tags of its own adds them to the lists there.
 * - Build with `emptyDraft`, `addRecord`, `note`, `sessionOf` (`draft.ts`). `region`, `kept`, `injected` are indices into `records`,
 *   ascending, and no record stands in two of them. What the agent saw before the event is region and kept; what an earlier compaction
 *   kept, and its summary, are in the region of the next one unless kept again.
 * - A system prompt is a record of role `system`; it is kept by every compaction. Text that a tool put into a turn has the use
 *   `injected`; a turn of nothing else is the tool's.
 * - Say what is not known: `confidence`, `regionKnown: false`, `summary.opaque`, a `doubtful` problem. Aborted, failed or merely
 *   requested compactions are no compactions; note an unfinished one as a problem. A compaction in a history that was copied from another
 *   session is `copied`, and the session is `forkedFrom` it.
 * - Encrypted content, signatures, images and base64 never become texts (`isOpaque`).
 * - Tests: a fixture of our own words under `test/fixtures/sessions/`, and what it holds drawn with `test/engine/readers/drawing.ts`.
 *   `offsets.test.ts` checks every fixture by itself: raw places, bytes, byte order mark.
 */
import type { Session } from "../session.ts";
import type { Line } from "../text.ts";
import type { DraftRecord } from "./draft.ts";
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
  /**
   * The records made so far, where they are the session's own and a line's are complete when the line was read: whoever feeds a large file
   * shows them before the end, and puts texts in their place that are read again from disk.
   */
  readonly records?: readonly DraftRecord[];
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
