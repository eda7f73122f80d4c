/** Survival by depth: how much of what a region held stands in the next window, per generation of summary over summary. */
import { groupedBy } from "../groups.ts";
import type { Tally } from "./generation.ts";
import type { LineageRow } from "./rows.ts";
import { survivingIn } from "./tally.ts";

/** What survives of the regions that were summarized at one depth, as shares from 0 to 1. */
export interface DepthShare {
  readonly depth: number;
  readonly handles: number;
  readonly rules: number;
}

/** The shares of each depth that has a readable summary, from the shallowest on. */
export function sharesByDepth(rows: readonly LineageRow[]): readonly DepthShare[] {
  const judged = rows.filter(({ kind, summary }) => kind === "summary" && !summary.opaque);
  const byDepth = groupedBy(judged, ({ depth }) => depth);
  return [...byDepth]
    .sort(([a], [b]) => a - b)
    .map(([depth, at]) => ({
      depth,
      handles: shareOf(at.map(({ handles }) => handles)),
      rules: shareOf(at.map(({ constraints }) => constraints)),
    }));
}

function shareOf(tallies: readonly Tally[]): number {
  const region = tallies.reduce((sum, tally) => sum + tally.region, 0);
  return region === 0 ? 1 : tallies.reduce((sum, tally) => sum + survivingIn(tally), 0) / region;
}
