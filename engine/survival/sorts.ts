/** What handles could be taken for one another. */
import { groupedBy } from "../groups.ts";
import type { Item } from "../item.ts";
import { type NearIndex, nearIndexOf } from "./near-index.ts";

/** Whether two handles could be taken for one another. */
export const sameSort = (a: Item, b: Item): boolean => sortOf(a) === sortOf(b);

/** What a handle could be taken for: its subtype, or all those that scanners tell apart by their surroundings only. */
export const sortOf = ({ subtype }: Item): string => (LOOSE.has(subtype) ? "loose" : subtype);

const LOOSE = new Set(["id", "other", "symbol", "host", "hash", "branch"]);

/** Handles of one sort, in order, and those of them that may be near to a text, as positions. */
export interface Sort {
  readonly items: readonly Item[];
  readonly near: NearIndex;
}

/** Handles sorted by what they could be taken for. */
export function sortsOf(handles: readonly Item[]): ReadonlyMap<string, Sort> {
  return new Map(
    [...groupedBy(handles, sortOf)].map(([name, items]) => [
      name,
      { items, near: nearIndexOf(items.map(({ text }) => text)) },
    ]),
  );
}
