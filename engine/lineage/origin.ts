/** Who first said what a summary repeats: a rule that an earlier compaction carried on is still its author's. */
import type { Item } from "../item.ts";
import { canonical } from "../seal.ts";
import type { Survival } from "../survival.ts";
import { generationById } from "./by-id.ts";
import type { Generation } from "./generation.ts";

/**
 * An item of a region with the provenance of whoever said it first. What stands only in a summary stays the summary's:
 * it was invented there, or weakened to what it is, and nobody gave it.
 */
export function original<Said extends Item>(
  item: Said,
  { parent }: Pick<Generation, "parent">,
  inspection: { readonly lineage?: { readonly generations: readonly Generation[] } },
): Said {
  if (item.provenance !== "summary" || parent === undefined) return item;
  const before = generationById(inspection.lineage?.generations ?? [], parent)?.generation;
  const carried = before?.survival.find((fate) => isCarriedTo(fate, item));
  if (before === undefined || carried === undefined) return item;
  return { ...item, provenance: original(carried.item, before, inspection).provenance };
}

function isCarriedTo({ item, state, instead }: Survival, later: Item): boolean {
  if (item.kind !== later.kind || (state !== "kept" && state !== "equivalent")) return false;
  if (canonical(item.text).toLowerCase() === canonical(later.text).toLowerCase()) return true;
  if (instead?.passage !== later.passage) return false;
  return instead.span.start < later.span.end && later.span.start < instead.span.end;
}
