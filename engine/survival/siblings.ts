/** One new value cannot stand in for several that went: beside siblings it is just another of them. */
import { groupedBy } from "../groups.ts";
import type { Survival } from "../survival.ts";
import { withinEdits } from "./near.ts";

/**
 * Takes and gives back the fates of handles, in order. Where one new value was taken for the near miss of several handles, and is more
 * than two edits away from each of them, they are *lost* instead of *altered* (spec §3): where `autopilot/SKILL.md` and
 * `ultrawork/SKILL.md` went and `launch/SKILL.md` came, neither of the two was misspelled.
 */
export function withoutSiblings(fates: readonly Survival[]): readonly Survival[] {
  const byValue = groupedBy(fates, standInOf);
  return fates.map((fate) => {
    const value = standInOf(fate);
    const group = value === undefined ? [] : (byValue.get(value) ?? []);
    if (group.length < 2 || group.some(isSlip)) return fate;
    const { instead: _, ...lost } = fate;
    return { ...lost, state: "lost" };
  });
}

/** The value that is taken for a handle's near miss. */
const standInOf = ({ state, instead }: Survival): string | undefined =>
  state === "altered" && instead ? instead.text : undefined;

const isSlip = ({ item, instead }: Survival): boolean =>
  instead !== undefined && withinEdits(item.text.toLowerCase(), instead.text.toLowerCase(), 2);
