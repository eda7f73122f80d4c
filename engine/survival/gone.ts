/** What is gone, indexed by what could stand in its place. */
import { groupedBy } from "../groups.ts";
import type { Item } from "../item.ts";
import type { Survival } from "../survival.ts";
import type { Ground } from "./ground.ts";
import { standingOf } from "./in-place.ts";
import { overlappingIn } from "./overlapping.ts";
import { type PlaceIndex, placeIndexOf } from "./place-index.ts";
import { sortOf, sortsOf } from "./sorts.ts";

/** Items that are gone, and the ways to those which one of the surviving text may have replaced. */
export interface Gone {
  /** The fates whose replacement shares a place with an item, in order. */
  readonly replacedBy: (item: Item) => readonly Survival[];
  /** Every fate that an item of the surviving text can stand in for, in order, and some more. */
  readonly ownersOf: (item: Item) => readonly Survival[];
}

/** What a sentence has to share with the lost one before a wholly different value counts as standing in its place. */
export const SURE = 0.6;

/** Subtypes of which another one in the same sentence is another value; names of code and texts of errors are just other things. */
export const VALUES = new Set(["id", "hash", "host", "branch", "version", "param", "env", "url"]);

/** Whether the region is made of turns. */
export const isOfTurns = ({ region }: Ground): boolean => region.passages.some(({ record }) => record !== undefined);

/** Indexes the fates of what is gone. */
export function goneOf(fates: readonly Survival[], ground: Ground): Gone {
  const order = new Map([...fates.entries()].map(([at, fate]) => [fate, at]));
  const replaced = overlappingIn(fates, ({ instead }) => instead);
  const replacedBy = ({ passage, span }: Item): readonly Survival[] => replaced(passage, span);
  const altered = groupedBy(fates, ({ state, instead }) => (state === "altered" ? instead?.text : undefined));
  const gone = fates.filter(({ item, state }) => item.kind === "handle" && state !== "altered");
  const turned = isOfTurns(ground) ? ofTurns(gone, ground) : () => [];
  return {
    replacedBy,
    ownersOf: (item) => {
      const owners = new Set([...replacedBy(item), ...(altered.get(item.text) ?? []), ...turned(item)]);
      return [...owners].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    },
  };
}

/** Near misses, and values whose sentence answers to that of the item. */
function ofTurns(gone: readonly Survival[], ground: Ground): (item: Item) => Iterable<Survival> {
  const fates = new Map(gone.map((fate) => [fate.item, fate]));
  const sorts = sortsOf(gone.map(({ item }) => item));
  const values = new Map<string, { readonly fates: readonly Survival[]; readonly inPlace: PlaceIndex }>();
  const valuesOf = (subtype: string) => {
    const known = values.get(subtype);
    if (known) return known;
    const same = gone.filter(({ item }) => item.subtype === subtype);
    const groups = same.map(({ places }) => places);
    const made = { fates: same, inPlace: placeIndexOf(groups, ground.before, ground, SURE) };
    values.set(subtype, made);
    return made;
  };
  return function* (item) {
    const sort = sorts.get(sortOf(item));
    for (const list of sort?.near(item.text) ?? [])
      for (const position of list) yield* here(fates.get(sort?.items[position] ?? item));
    const standing = VALUES.has(item.subtype) ? standingOf(item, ground.after) : undefined;
    if (!standing) return;
    const { fates: same, inPlace } = valuesOf(item.subtype);
    for (const positions of inPlace(standing)) for (const position of positions) yield* here(same[position]);
  };
}

const here = <Thing>(thing: Thing | undefined): readonly Thing[] => (thing === undefined ? [] : [thing]);
