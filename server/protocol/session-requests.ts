/** The custom messages about the records of a session file, each declared once. All are answered while the file is still being read. */
import { RequestType } from "vscode-languageserver-protocol";
import type { DocumentParams } from "./requests.ts";
import type {
  Destinations,
  HitPage,
  ItemName,
  Occurrences,
  RecordPage,
  SessionOverview,
  TextPiece,
} from "./session.ts";

/** Client → server: how much there is, and where compactions stand. Ask again while it is `reading`, and after `lineageChanged`. */
export const overviewRequest = new RequestType<DocumentParams, SessionOverview | null, void>("palimpsest/overview");

/** Client → server: at most 200 records from an index on, each text with its beginning only. */
export const recordsRequest = new RequestType<
  DocumentParams & { readonly from: number; readonly count: number },
  RecordPage | null,
  void
>("palimpsest/records");

/** Client → server: a piece of one text of a record, of at most 20,000 characters. */
export const pieceRequest = new RequestType<
  DocumentParams & { readonly record: number; readonly part: number; readonly from: number },
  TextPiece | null,
  void
>("palimpsest/piece");

/** Client → server: a piece of the raw line that a record stands in, of at most 20,000 characters. */
export const rawPieceRequest = new RequestType<
  DocumentParams & { readonly record: number; readonly from: number },
  TextPiece | null,
  void
>("palimpsest/rawPiece");

/**
 * Client → server: one turn of a search for a text, upper and lower case alike, from a record on. Takes a moment at most; whoever wants
 * all asks again from `next`, and whoever wants no more stops asking.
 */
export const findRequest = new RequestType<
  DocumentParams & { readonly query: string; readonly from: number },
  HitPage | null,
  void
>("palimpsest/find");

/** Client → server: the index of the first record at or after a line of the file; null where none is. */
export const recordAtRequest = new RequestType<DocumentParams & { readonly line: number }, number | null, void>(
  "palimpsest/recordAt",
);

/** Client → server: at most 200 items whose text holds the query, those of most weight first; all of them for an empty query. */
export const goToRequest = new RequestType<DocumentParams & { readonly query: string }, Destinations, void>(
  "palimpsest/goTo",
);

/** Client → server: every place of one item; null where the session has none of that name. */
export const occurrencesRequest = new RequestType<DocumentParams & ItemName, Occurrences | null, void>(
  "palimpsest/occurrences",
);
