/** *Move to sealed region* as a fix of the rules that speak of unsealed items (spec §6). */
import type { Inspection } from "../inspection.ts";
import type { Item } from "../item.ts";
import { sealEdits } from "../seal.ts";
import type { Fix } from "./rule.ts";

/** The fix that seals some items of a pad in one step; none where nothing can be sealed. */
export function sealFix(items: readonly Item[], { source, pad }: Inspection): readonly Fix[] {
  if (source.text === undefined || pad === undefined) return [];
  const edits = sealEdits(items, { text: source.text, pad });
  if (edits.length === 0) return [];
  const title = items.length === 1 ? "Move to sealed region" : `Move ${items.length} rules to a sealed region`;
  return [{ title, edits, safe: items.length === 1 }];
}
