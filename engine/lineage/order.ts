/** Parents before children, otherwise as they stand in the file. */
import type { Compaction } from "../session.ts";

/** Sorts compactions so that each comes after its parent; a parent that is unknown, or a circle of parents, counts as none. */
export function parentsFirst(compactions: readonly Compaction[]): readonly Compaction[] {
  const byId = new Map(compactions.map((compaction) => [compaction.id, compaction]));
  const placed = new Set<Compaction>();
  for (const compaction of compactions) {
    const waiting: Compaction[] = [];
    let next: Compaction | undefined = compaction;
    while (next && !placed.has(next) && !waiting.includes(next)) {
      waiting.push(next);
      next = next.parent === undefined ? undefined : byId.get(next.parent);
    }
    for (const ready of waiting.reverse()) placed.add(ready);
  }
  return [...placed];
}
