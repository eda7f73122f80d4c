/** Every custom message between the client and the server, each declared once. */
import { NotificationType, RequestType, type WorkspaceEdit } from "vscode-languageserver-protocol";
import type { LineageList } from "../../engine/lineage/list.ts";
import type { LineageRow } from "../../engine/lineage/rows.ts";
import type { Span } from "../../engine/text.ts";
import type {
  BlobAnswer,
  EarlierText,
  GateAnswer,
  ItemRow,
  ItemState,
  ObligationRow,
  OpenGeneration,
  RecordText,
  Review,
  SearchHit,
  SessionCounts,
  SessionRow,
  Status,
} from "./answers.ts";

/** Names a document: open in the editor, or a file that the server reads from disk. */
export interface DocumentParams {
  readonly uri: string;
}

/** Names a stored text by its address; or what a record of a document dropped, by the record's digest. */
export type BlobParams = { readonly address: string } | { readonly droppedBy: string; readonly digest: string };

/** Names one compaction of a document; without `generation` the newest. */
export interface GenerationParams extends DocumentParams {
  readonly generation?: string;
}

/** Client → server: the tree of compactions, parents before children, laid out. */
export const lineageRequest = new RequestType<DocumentParams, readonly LineageRow[], void>("palimpsest/lineage");

/** Client → server: the same tree as a list draws it, without what is seen only when a generation is opened. */
export const lineageListRequest = new RequestType<DocumentParams, LineageList, void>("palimpsest/lineageList");

/** Client → server: one generation whole, with its items; null where it is not there. */
export const generationRequest = new RequestType<GenerationParams, OpenGeneration | null, void>(
  "palimpsest/generation",
);

/** Server → client: the lineage of a document is no longer what was last answered; ask again. */
export const lineageChanged = new NotificationType<DocumentParams>("palimpsest/lineageChanged");

/** Server → client: numbers of a document that was inspected afresh. */
export const statusChanged = new NotificationType<Status>("palimpsest/statusChanged");

/** Client → server: the same numbers of a file that no document is open of; reads it. */
export const statusRequest = new RequestType<DocumentParams, Status | null, void>("palimpsest/status");

/** Client → server: the items of one generation, rules before bindings before handles, most needed first. */
export const itemsRequest = new RequestType<
  GenerationParams & { readonly state?: ItemState },
  readonly ItemRow[],
  void
>("palimpsest/items");

/** Client → server: the duties of a session or pad, open ones first, with the values they need. */
export const obligationsRequest = new RequestType<DocumentParams, readonly ObligationRow[], void>(
  "palimpsest/obligations",
);

/** Client → server: one record as readable text, for a virtual document; `undefined` comes as null. */
export const recordRequest = new RequestType<DocumentParams & { readonly record: number }, RecordText | null, void>(
  "palimpsest/record",
);

/** Client → server: region and summary of one compaction as readable text, with findings on both sides. */
export const reviewRequest = new RequestType<GenerationParams, Review | null, void>("palimpsest/review");

/** Client → server: the recovery note, masked and bounded, ready to paste. */
export const recoveryNoteRequest = new RequestType<GenerationParams, string, void>("palimpsest/recoveryNote");

/** Client → server: everywhere this value lives or died. */
export const searchRequest = new RequestType<DocumentParams & { readonly query: string }, readonly SearchHit[], void>(
  "palimpsest/search",
);

/** Client → server: the agents' sessions that belong to a folder, newest first; none is read. */
export const sessionsRequest = new RequestType<{ readonly folder: string }, readonly SessionRow[], void>(
  "palimpsest/sessions",
);

/** Client → server: what one session holds in numbers; reads the file. */
export const sessionCountsRequest = new RequestType<DocumentParams, SessionCounts | null, void>(
  "palimpsest/sessionCounts",
);

/** Client → server: keep watching a file that is not open, and send `lineageChanged` when it grows. */
export const watchNotice = new NotificationType<DocumentParams & { readonly watch: "start" | "stop" }>(
  "palimpsest/watch",
);

/** Client → server: the verdict on a pad against its earlier version; null where there is none to compare with. */
export const gateRequest = new RequestType<DocumentParams, GateAnswer | null, void>("palimpsest/gate");

/** Client → server: the text that the gate compares a pad with. */
export const earlierRequest = new RequestType<DocumentParams, EarlierText | null, void>("palimpsest/earlier");

/**
 * Client → server: the edit that moves rules into the sealed region; one undo step.
 * `all` takes every rule outside it; a span takes those it touches.
 */
export const sealRequest = new RequestType<
  DocumentParams & { readonly what: "all" | Span; readonly how: "move" | "in-place" },
  WorkspaceEdit | null,
  void
>("palimpsest/seal");

/** Client → server: the edit that silences a rule on the line of `at`, with the reason that the user gave. */
export const suppressRequest = new RequestType<
  DocumentParams & { readonly code: string; readonly at: number; readonly reason: string },
  WorkspaceEdit | null,
  void
>("palimpsest/suppress");

/** Client → server: the text at an address, verified and masked, or the text that a record dropped, read again; else why not. */
export const blobRequest = new RequestType<BlobParams, BlobAnswer, void>("palimpsest/blob");

/**
 * Command that the server carries out (`workspace/executeCommand`), arguments `[uri, start, end]`: puts that text into the store and its
 * address in its place, in one step that can be undone. Where start is end, the section around it is meant.
 */
export const spillCommand = "palimpsest.spillAt";

/**
 * Command that the server carries out, arguments `[uri, 0, 0]`: puts the earlier version of a pad into the store, and a sealed loss record
 * with its address into the pad.
 */
export const spillEarlierCommand = "palimpsest.spillEarlierAt";

/** Command that the server carries out, arguments `[uri, start, end]`: moves the rules there into the sealed file beside the pad. */
export const sealToFileCommand = "palimpsest.sealToFileAt";

/**
 * Command in code actions and lenses that the client implements; arguments are `[uri, code, offset]`.
 * Offered only where `InitializationOptions.commands` says so.
 */
export const suppressCommand = "palimpsest.suppressWithReason";

/** Command in lenses: shows a pad against its earlier version; arguments `[uri]`. */
export const showPadDiffCommand = "palimpsest.showPadDiff";

/** Command in lenses: opens the lineage panel of a document; arguments `[uri]`. */
export const showLineageCommand = "palimpsest.showLineage";

/** Command in lenses: opens the review of one compaction; arguments `[uri, generation]`. */
export const reviewCommand = "palimpsest.reviewCompaction";

/** What a client may say at `initialize`. Everything may be absent; any editor works without. */
export interface InitializationOptions {
  /** The client implements the commands above. */
  readonly commands?: boolean;
  /** The workspace is trusted: Git may be run. Absent counts as not trusted. */
  readonly trusted?: boolean;
}

/** Client → server: the user granted trust to the workspace. */
export const trustGranted = new NotificationType<Record<string, never>>("palimpsest/trustGranted");
