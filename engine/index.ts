/**
 * The front door: what is true of a context, as pure functions from text to facts.
 * Everything others may name is exported here and nowhere else.
 */

export { type Coming, type ComingOptions, comingOf } from "./coming.ts";
export {
  CONTRACT_BUDGET,
  type Contract,
  type ContractForm,
  type ContractOptions,
  type ContractPart,
  type ContractSection,
  contractOf,
  contractOfComing,
  contractText,
} from "./contract.ts";
export * from "./designs/index.ts";
export { type Address, addressOf, sha256Hex, shortDigest } from "./digest.ts";
export { type DroppedPlaces, type DroppedRange, droppedText, type FoundAgain, parseDropped } from "./dropped.ts";
export { digestOfItem, parseRetirement, parseRetirements, type Retirement } from "./gate/retired.ts";
export {
  type Ancestor,
  type Decision,
  type GateInput,
  type GateOptions,
  gate,
  type Harmless,
  type LossClass,
  type Signal,
  type Verdict,
} from "./gate.ts";
export {
  HAND_BACK_BUDGET,
  type HandBackOptions,
  handBack,
  type Trip,
  tripOf,
  type Wires,
  wiresOf,
} from "./hand-back.ts";
export { maskCredentials } from "./handles/credential.ts";
export { type DocumentKind, type Inspection, type InspectOptions, inspect } from "./inspection.ts";
export type { Binding, Item, ItemKind, Obligation, Passage, RuleItem } from "./item.ts";
export { type Items, itemsOf } from "./items.ts";
export { drawRows } from "./lineage/draw.ts";
export type { AtRisk, Generation, Lineage, Tally } from "./lineage/generation.ts";
export { type LineageOptions, lineageOf } from "./lineage/index.ts";
export { type LineageRow, rowsOf } from "./lineage/rows.ts";
export { lossRecordText } from "./loss-entry.ts";
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
export { DOCUMENT_LIMIT, readDocument, readers, readRecognised, recognise, sniff } from "./readers/index.ts";
export { type Located, parseLocated, rawSpan } from "./readers/json.ts";
export type { Companions, DocumentReader, Head, LineReader, Reader, Reading } from "./readers/reader.ts";
export { read } from "./reading.ts";
export { type EmbeddedRecord, recordsOf } from "./records.ts";
export { recoveryNote } from "./recover.ts";
export { restoreEdits } from "./restore.ts";
export { baselineOf, fingerprintOf, parseBaseline } from "./rules/baseline.ts";
export { rules, runRules } from "./rules/index.ts";
export type { Diagnostic, Edit, Fix, Related, Rule, Severity } from "./rules/rule.ts";
export {
  appendEdit,
  brokenLinks,
  canonical,
  chain,
  compareSealed,
  digestEdits,
  type MovedToFile,
  type SealedChange,
  type SealedFile,
  type SealTarget,
  sealEdits,
  sealedFileOf,
  sealInPlaceEdits,
  sealToFileEdits,
} from "./seal.ts";
export type { NewEntry, ReadPad } from "./seal-append.ts";
export type { Compaction, Problem, RecordText, Session, SessionRecord } from "./session.ts";
export { defaults, parseSettings, type Settings, settings } from "./settings.ts";
export { addressesIn, CorruptBlobError, isAddress, type SpillStore, type StoredSpan } from "./store.ts";
export {
  type Side,
  type Survival,
  type SurvivalOptions,
  type SurvivalState,
  type Survived,
  survive,
} from "./survival.ts";
export type { Line, Source, Span } from "./text.ts";
export { estimateTokens } from "./tokens.ts";
