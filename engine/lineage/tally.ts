/** Counting how items of one kind fared. */
import type { ItemKind } from "../item.ts";
import type { Gone, Invention, Survival, SurvivalState } from "../survival.ts";
import type { Tally } from "./generation.ts";

/** A tally of nothing. */
export const emptyTally: Tally = {
  region: 0,
  kept: 0,
  equivalent: 0,
  altered: 0,
  weakened: 0,
  lost: 0,
  invented: 0,
  held: 0,
  expendable: 0,
};

/** How the distinct items of one kind fared, and how many of that kind were invented. */
export function tallyOf(kind: ItemKind, survival: readonly Survival[], invented: readonly Invention[]): Tally {
  const counts = { ...emptyTally };
  for (const { item, state } of survival) {
    if (item.kind !== kind) continue;
    counts.region += 1;
    counts[columnOf(state)] += 1;
  }
  counts.invented = invented.filter((invention) => invention.kind === kind).length;
  return counts;
}

/** Whether an item is gone from the surviving context, or no longer what it was (spec §3). */
export const isGone = (state: SurvivalState): state is Gone =>
  state === "lost" || state === "weakened" || state === "altered";

/** How many distinct items of a tally still stand in the surviving context, held ones included. */
export const survivingIn = ({ kept, equivalent, held }: Tally): number => kept + equivalent + held;

/** How many distinct items of a tally are lost, weakened or altered. */
export const changedIn = ({ lost, weakened, altered }: Tally): number => lost + weakened + altered;

function columnOf(state: SurvivalState): keyof Omit<Tally, "region" | "invented"> {
  switch (state) {
    case "kept":
    case "equivalent":
    case "altered":
    case "weakened":
    case "lost":
    case "expendable":
      return state;
    case "sealed":
    case "indexed":
    case "spilled":
    case "carried":
    case "moved":
    case "demoted":
    case "declared":
      return "held";
  }
}
