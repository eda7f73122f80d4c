/**
 * The front door: what is true of a context, as pure functions from text to facts.
 * Everything others may name is exported here and nowhere else.
 */
export { type Address, addressOf, sha256Hex, shortDigest } from "./digest.ts";
export { type Items, itemsOf } from "./items.ts";
export { type Block, blocksOf } from "./markdown.ts";
export {
  kindOf,
  type Pad,
  type PadProblem,
  readPad,
  type SealedEntry,
  type SealedKind,
  type SealedRegion,
  type Suppression,
} from "./pad.ts";
export { documentSpan, passageOfText, passagesOfRecords, passagesOfSession } from "./passages.ts";
export { HEAD_LENGTH, headOf, opensDocument } from "./readers/head.ts";
export { DOCUMENT_LIMIT, readDocument, readers, recognise, sniff } from "./readers/index.ts";
export { type Located, parseLocated, rawSpan } from "./readers/json.ts";
export type { Companions, DocumentReader, Head, LineReader, Reader, Reading } from "./readers/reader.ts";
export { restoreEdits } from "./restore.ts";
export {
  appendEdit,
  brokenLinks,
  canonical,
  chain,
  compareSealed,
  digestEdits,
  sealEdits,
  sealInPlaceEdits,
} from "./seal.ts";
export type { Compaction, Problem, RecordText, Session, SessionRecord } from "./session.ts";
export { CorruptBlobError, isAddress, type SpillStore, type StoredSpan } from "./store.ts";
export type { Line, Source, Span } from "./text.ts";
export { estimateTokens } from "./tokens.ts";
