/** The tree of compactions laid out for painters: one plain row a generation, text and webview alike (style §3). */
import { maskCredentials } from "../handles/credential.ts";
import type { Item, ItemKind } from "../item.ts";
import type { Provenance } from "../session.ts";
import type { Invention, Survival, SurvivalState } from "../survival.ts";
import type { Span } from "../text.ts";
import type { Generation, Lineage, Tally } from "./generation.ts";
import { type Lanes, lanesOf } from "./lanes.ts";
import { type Sentence, sentenceOf } from "./sentence.ts";

/** Where something stands: a span of one decoded text of a record, so that a click can open it. */
export interface RowPlace {
  /** Index into the session's records. */
  readonly record: number;
  /** Index of the text in that record. */
  readonly textIndex: number;
  /** Line in the file, from 1; 0 in a file that is one JSON document. */
  readonly line: number;
  /** UTF-16 offsets in that decoded text. */
  readonly span: Span;
}

/** One item of a generation, credentials masked. */
export interface RowItem {
  readonly kind: ItemKind | "approval" | "instruction";
  readonly subtype: string;
  readonly text: string;
  readonly state: SurvivalState | "invented" | "unknown";
  readonly provenance: Provenance;
  /** Where it stands in the region (its last place); for inventions in the summary. */
  readonly place: RowPlace;
  /** How often it stands in the region. */
  readonly places: number;
  /** What stands in its place: the near miss, the softer wording, the other spelling. */
  readonly instead?: { readonly text: string; readonly place?: RowPlace };
  /** The open obligation that needs it. */
  readonly obligation?: string;
  /** For lost handles: expected need from 0 to 1, and why. */
  readonly need?: { readonly score: number; readonly reasons: readonly string[]; readonly usedAfter: boolean };
}

/** One generation as it is painted: lanes, sentence, numbers, and the few items worth a look. */
export interface LineageRow {
  /** The generation's id; rows are keyed by it. */
  readonly id: string;
  readonly parent?: string;
  /** Number of the row from 1, as `--generation N` and `recover SESSION#N` count. */
  readonly number: number;
  readonly depth: number;
  readonly kind: Generation["kind"];
  readonly trigger: Generation["trigger"];
  readonly confidence: Generation["confidence"];
  readonly line: number;
  readonly time?: string;
  readonly agent?: string;
  readonly lanes: Lanes;
  readonly sentence: Sentence;
  readonly region: Generation["region"];
  readonly summary: Generation["summary"];
  readonly tokens: Generation["tokens"];
  readonly handles: Tally;
  readonly constraints: Tally;
  readonly negativeFacts: Tally;
  /** Share of the region's distinct handles that survive, held ones included, 0 to 1; absent where there were none or nothing can be said. */
  readonly carried?: number;
  readonly reversible: boolean;
  readonly retained: boolean;
  readonly lossClass: Generation["lossClass"];
  readonly degraded: boolean;
  readonly reasons: readonly string[];
  /** Worst first: rules, bindings, altered handles, then lost handles most likely needed; at most 40. */
  readonly top: readonly RowItem[];
}
