/** Which handle may stand in the place of another: the sentence of the one answers to that of the other, or both stand under one key. */
import type { Item } from "../item.ts";
import { once } from "../once.ts";
import { likeness } from "./alignment.ts";
import type { Ground, Pieces } from "./ground.ts";
import { without } from "./label.ts";
import { labelBefore } from "./naming.ts";
import type { Piece } from "./pieces.ts";

/** Whether what is now there stands where the other one stood; `least` is the share of common words that two sentences need. */
export function standsInPlaceOf(was: Item, now: Item, ground: Ground, least = IN_PLACE): boolean {
  const [before, after] = [standingOf(was, ground.before), standingOf(now, ground.after)];
  if (!before || !after) return false;
  if (before.key !== "" && before.key === after.key) return true;
  if (before.piece.text.length > LONGEST || after.piece.text.length > LONGEST) return false;
  const [left, right] = [before.words(), after.words()];
  if (left.size === 0 || right.size === 0) return before.piece.scope !== "" && before.piece.scope === after.piece.scope;
  return likeness(ground, left, right) >= least;
}

/** Below this share of common words, two sentences speak of different things. */
export const IN_PLACE = 0.4;

/** What is longer than this, in code units, is data, not a sentence that another one answers to. */
export const LONGEST = 2000;

/** Where a handle stands: its sentence, the key before it, and what else the sentence says. */
export interface Standing {
  readonly piece: Piece;
  readonly key: string;
  readonly words: () => ReadonlySet<string>;
}

/** Where a handle of a side stands; worked out once. */
export function standingOf(item: Item, side: Pieces): Standing | undefined {
  const known = standings.get(side) ?? new Map<Item, Standing | undefined>();
  standings.set(side, known);
  if (known.has(item)) return known.get(item);
  const piece = side.at(item.passage, item.span.start);
  const standing = piece && {
    piece,
    key: labelBefore(piece, item),
    words: once(() => without(side.words(piece), item)),
  };
  known.set(item, standing);
  return standing;
}

const standings = new WeakMap<Pieces, Map<Item, Standing | undefined>>();
