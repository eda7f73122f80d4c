/** What host and panel say to each other; types only, so that no LSP code enters the browser. */
import type { LineageList } from "../../engine/lineage/list.ts";
import type { ObligationRow, OpenGeneration, Place, SearchHit, SessionHits } from "./answers.ts";
import type { ItemName } from "./session.ts";

export type { RowMishap } from "../../engine/afterwards/rows.ts";
export type { DepthShare } from "../../engine/lineage/by-depth.ts";
export type { Tally } from "../../engine/lineage/generation.ts";
export type { Lanes } from "../../engine/lineage/lanes.ts";
export type { LineageList, ListRow } from "../../engine/lineage/list.ts";
export type { LineageRow, RowItem } from "../../engine/lineage/rows.ts";
export type { Report } from "../../engine/report.ts";

/** Host → panel. */
export type ToPanel =
  | { readonly type: "loading"; readonly uri: string; readonly name: string }
  | {
      readonly type: "lineage";
      readonly uri: string;
      /** The file's name, for the title. */
      readonly name: string;
      readonly list: LineageList;
      readonly obligations: readonly ObligationRow[];
    }
  /** A generation that was looked at; `open` is absent where it is no longer there. */
  | { readonly type: "generation"; readonly generation: string; readonly open?: OpenGeneration }
  | { readonly type: "found"; readonly query: string; readonly hits: readonly SearchHit[] }
  /** What was found so far in the other sessions of the workspace; `looked` of `of` are through. */
  | {
      readonly type: "foundElsewhere";
      readonly query: string;
      readonly sessions: readonly SessionHits[];
      readonly looked: number;
      readonly of: number;
    }
  | { readonly type: "noteCopied"; readonly characters: number }
  /** Selects a generation, for example from a code lens or a toast. */
  | { readonly type: "reveal"; readonly generation: string }
  | { readonly type: "failed"; readonly reason: string };

/** Panel → host. */
export type FromPanel =
  | { readonly type: "ready" }
  /** A generation was selected or unfolded: the rest of it is wanted. */
  | { readonly type: "look"; readonly generation: string }
  /** It is no longer looked at, and its answer need not come. */
  | { readonly type: "leave"; readonly generation: string }
  /** Opens the readable record, or the document, with the span selected. */
  | { readonly type: "open"; readonly place: Place }
  | { readonly type: "openRaw"; readonly place: Place }
  | { readonly type: "review"; readonly generation: string }
  | { readonly type: "search"; readonly query: string }
  /** Looks in the other sessions of the workspace, too. */
  | { readonly type: "searchAll"; readonly query: string }
  /** Opens another session's record, with the span selected. */
  | { readonly type: "openIn"; readonly uri: string; readonly place: Place }
  | { readonly type: "copyNote"; readonly generation?: string }
  /** Opens the session's records. */
  | { readonly type: "read" }
  /** Opens the session's records where an item stood, with its other places to step through. */
  | { readonly type: "readAt"; readonly place: Place; readonly item?: ItemName }
  | { readonly type: "copy"; readonly text: string }
  | { readonly type: "export" };
