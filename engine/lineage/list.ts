/** The lineage as a list draws it: of each generation what stands on its line, and nothing that is seen only when it is opened. */
import { type DepthShare, sharesByDepth } from "./by-depth.ts";
import type { Generation } from "./generation.ts";
import type { Lanes } from "./lanes.ts";
import type { LineageRow } from "./rows.ts";
import type { Sentence } from "./sentence.ts";
import { changedIn, survivingIn } from "./tally.ts";

/** One generation on its line. What is none, false or as usual is absent: thousands of these cross to a panel at once. */
export interface ListRow {
  /** The generation's id; the rest of it is asked for by it. */
  readonly id: string;
  /** Number of the row from 1. */
  readonly number: number;
  readonly depth: number;
  readonly kind: Generation["kind"];
  readonly trigger: Generation["trigger"];
  readonly confidence?: Exclude<Generation["confidence"], "exact">;
  /** Absent where there is one chain only, which comes from above and goes on below. */
  readonly lanes?: Lanes;
  readonly sentence: Sentence;
  /** Tokens of the window, recorded ones first; our estimate only where none were recorded. */
  readonly tokens: Partial<Omit<Generation["tokens"], "source">>;
  /** How many of the region's distinct handles survive, and of how many; absent where the summary cannot be read. */
  readonly handles?: { readonly carried: number; readonly of: number };
  /** Constraints, and negative facts, that are lost, weakened or altered. */
  readonly rulesGone?: number;
  readonly factsGone?: number;
  /** Actions that went wrong for want of what it dropped. */
  readonly mishaps?: number;
  /** Items worth a look, which can be asked for. */
  readonly worth?: number;
  readonly reversible?: true;
  readonly degraded?: true;
}

/** All that a list shows of a lineage. */
export interface LineageList {
  readonly rows: readonly ListRow[];
  readonly byDepth: readonly DepthShare[];
}

/** The list of rows, in their order. */
export const listOf = (rows: readonly LineageRow[]): LineageList => ({
  rows: rows.map(listRow),
  byDepth: sharesByDepth(rows),
});

function listRow(row: LineageRow): ListRow {
  const { id, number, depth, kind, trigger, confidence, lanes, sentence, tokens, summary, handles } = row;
  const counts = {
    rulesGone: changedIn(row.constraints),
    factsGone: changedIn(row.negativeFacts),
    mishaps: row.afterwards?.mishaps.length ?? 0,
    worth: row.top.length,
  };
  return {
    id,
    number,
    depth,
    kind,
    trigger,
    ...(confidence === "exact" ? {} : { confidence }),
    ...(isStraight(lanes) ? {} : { lanes }),
    sentence,
    tokens: {
      ...(tokens.before === undefined ? { estimateBefore: tokens.estimateBefore } : { before: tokens.before }),
      ...(tokens.after === undefined ? { estimateAfter: tokens.estimateAfter } : { after: tokens.after }),
    },
    ...(summary.opaque ? {} : { handles: { carried: survivingIn(handles), of: handles.region } }),
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(row.reversible ? { reversible: true } : {}),
    ...(row.degraded ? { degraded: true } : {}),
  };
}

const isStraight = ({ column, through, from, above, below }: Lanes): boolean =>
  column === 0 && through.length === 0 && from === undefined && above && below;
