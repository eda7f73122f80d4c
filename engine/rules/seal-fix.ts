/** The fixes that put items of a pad where no rewrite may touch them. */
import type { Inspection } from "../inspection.ts";
import type { Item } from "../item.ts";
import { sealEdits, sealInPlaceEdits } from "../seal.ts";
import type { Fix } from "./rule.ts";

/** *Move to sealed region*, or *Seal in place* where the section holds nothing but rules; none outside of pads. */
export function sealFix(item: Item, inspection: Inspection): readonly Fix[] {
  const { kind, pad, source, items } = inspection;
  const { text } = source;
  if (kind !== "pad" || pad === undefined || text === undefined) return [];
  const moved = sealEdits([item], { text, pad });
  const inPlace = sealInPlaceEdits(item.span.start, items, { text, pad });
  return [
    ...(moved.length === 0 ? [] : [{ title: "Move to sealed region", safe: true, edits: moved }]),
    ...(inPlace.length === 0 ? [] : [{ title: "Seal this section in place", safe: false, edits: inPlace }]),
  ];
}

/** One fix that seals all the items given in one step. */
export function sealAllFix(items: readonly Item[], { pad, source: { text } }: Inspection): readonly Fix[] {
  const edits = pad === undefined || text === undefined ? [] : sealEdits(items, { text, pad });
  const title = items.length === 1 ? "Move to a sealed region" : `Move all ${items.length} rules to a sealed region`;
  return edits.length === 0 ? [] : [{ title, safe: true, edits }];
}
