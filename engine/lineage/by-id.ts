/** The generations of a lineage by their id, for whoever has only that. */
import type { Generation } from "./generation.ts";

/** A generation and its number, from 1. */
export interface Numbered {
  readonly generation: Generation;
  readonly number: number;
}

/** The generation with this id; undefined where there is none. A list that is still growing is looked through once, too. */
export function generationById(generations: readonly Generation[], id: string | undefined): Numbered | undefined {
  const index = known.get(generations) ?? { read: 0, byId: new Map() };
  known.set(generations, index);
  for (; index.read < generations.length; index.read += 1) {
    const generation = generations[index.read];
    if (generation && !index.byId.has(generation.id))
      index.byId.set(generation.id, { generation, number: index.read + 1 });
  }
  return id === undefined ? undefined : index.byId.get(id);
}

interface Index {
  read: number;
  readonly byId: Map<string, Numbered>;
}

const known = new WeakMap<readonly Generation[], Index>();
