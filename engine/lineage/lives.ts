/** Births, deaths and returns: in which generation each handle was first said, went, and came back; survival by depth. */
import { groupedBy } from "../groups.ts";
import type { Generation } from "./generation.ts";
import { isGone, survivingIn } from "./tally.ts";

/** The life of one handle along a chain of generations. */
export interface Life {
  readonly text: string;
  readonly subtype: string;
  /** The generation whose region said it first. */
  readonly born: string;
  /** The generations that dropped it, in order. */
  readonly died: readonly string[];
  /** The generations whose region held it again after it had gone. */
  readonly returned: readonly string[];
  /** It survives the last generation of the chain that knew it. */
  readonly alive: boolean;
}

/** The life of every handle, in the order of birth. Generations as in a lineage, parents before children. */
export function livesOf(generations: readonly Generation[]): readonly Life[] {
  const lives = new Map<
    string,
    { text: string; subtype: string; born: string; died: string[]; returned: string[]; alive: boolean }
  >();
  for (const { id, survival } of generations) {
    for (const { item, state } of survival) {
      if (item.kind !== "handle") continue;
      const { text, subtype } = item;
      const life = lives.get(text) ?? { text, subtype, born: id, died: [], returned: [], alive: true };
      lives.set(text, life);
      if (!life.alive) life.returned.push(id);
      life.alive = !isGone(state);
      if (!life.alive) life.died.push(id);
    }
  }
  return [...lives.values()];
}

/** How much survived at one depth. */
export interface DepthSurvival {
  readonly depth: number;
  /** How many generations stand at that depth. */
  readonly generations: number;
  /** Share of the window's handles that survive, 0 to 1; absent where none can be judged. */
  readonly carried?: number;
  /** Share of all handles ever said that survive. */
  readonly originals?: number;
}

/** Survival by depth over the generations of one session or of many; clears are left out. */
export function survivalByDepth(generations: readonly Generation[]): readonly DepthSurvival[] {
  const replacing = generations.filter(({ kind }) => kind !== "clear");
  return [...groupedBy(replacing, ({ depth }) => depth)]
    .sort(([a], [b]) => a - b)
    .map(([depth, at]) => depthSurvival(depth, at));
}

function depthSurvival(depth: number, at: readonly Generation[]): DepthSurvival {
  const judged = at.filter(({ survival }) => survival.length > 0);
  const sum = (count: (generation: Generation) => number): number =>
    judged.reduce((total, one) => total + count(one), 0);
  const region = sum(({ handles }) => handles.region);
  const said = sum(({ originals }) => originals.handles.items);
  return {
    depth,
    generations: at.length,
    ...(region === 0 ? {} : { carried: sum(({ handles }) => survivingIn(handles)) / region }),
    ...(said === 0 ? {} : { originals: sum(({ originals }) => originals.handles.alive) / said }),
  };
}
