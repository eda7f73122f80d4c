/** Of many handles those that may stand in the place of one, without laying every two sentences side by side. */
import type { Item } from "../item.ts";
import { wholeWeight } from "./alignment.ts";
import { type Ground, once, type Pieces } from "./ground.ts";
import { LONGEST, type Standing, standingOf } from "./in-place.ts";
import type { Piece } from "./pieces.ts";

/** Positions of the groups of which a handle may stand in one place with a handle of the other side; `standsInPlaceOf` decides. */
export type PlaceIndex = (other: Standing) => ReadonlySet<number>;

/** Indexes groups of handles of one side by their keys and the words of their sentences; `least` is as in `standsInPlaceOf`. */
export function placeIndexOf(
  groups: readonly (readonly Item[])[],
  side: Pieces,
  ground: Ground,
  least: number,
): PlaceIndex {
  const byKey = new Map<string, number[]>();
  const byScope = new Map<string, number[]>();
  const wordless = new Map<string, number[]>();
  const sentences = new Map<Piece, Sentence>();
  for (const [group, items] of groups.entries()) {
    for (const item of items) {
      const standing = standingOf(item, side);
      if (!standing) continue;
      put(byKey, standing.key, group);
      if (standing.piece.text.length > LONGEST) continue;
      put(byScope, standing.piece.scope, group);
      if (standing.words().size === 0) put(wordless, standing.piece.scope, group);
      addTo(sentences, standing, group, ground);
    }
  }
  const answering = once(() => answeringIn(sentences, side, ground, least));
  return (other) => {
    const words = other.words();
    const { scope } = other.piece;
    return new Set([
      ...(other.key === "" ? [] : (byKey.get(other.key) ?? [])),
      ...((words.size === 0 ? byScope : wordless).get(scope) ?? []),
      ...answering()(words),
    ]);
  };
}

/** A sentence with handles in it: their groups, and the least that its words weigh without one of them. */
interface Sentence {
  readonly groups: number[];
  lightest: number;
}

function addTo(sentences: Map<Piece, Sentence>, { piece, words }: Standing, group: number, ground: Ground): void {
  const sentence = sentences.get(piece) ?? { groups: [], lightest: Number.POSITIVE_INFINITY };
  sentence.groups.push(group);
  sentence.lightest = Math.min(sentence.lightest, wholeWeight(words(), ground));
  sentences.set(piece, sentence);
}

/** The groups in sentences that share enough with some words: no less than what the lighter of both could need. */
function answeringIn(
  sentences: ReadonlyMap<Piece, Sentence>,
  side: Pieces,
  ground: Ground,
  least: number,
): (words: ReadonlySet<string>) => Iterable<number> {
  const holders = new Map<string, Sentence[]>();
  for (const [piece, sentence] of sentences) for (const word of side.words(piece)) put(holders, word, sentence);
  const weights = ground.weights();
  return function* (words) {
    const shares = new Map<Sentence, number>();
    for (const word of words) {
      const weight = weights(word);
      for (const sentence of holders.get(word) ?? []) shares.set(sentence, (shares.get(sentence) ?? 0) + weight);
    }
    const own = wholeWeight(words, ground);
    for (const [{ groups, lightest }, share] of shares)
      if (share >= least * Math.min(own, lightest) * ROUNDING) yield* groups;
  };
}

/** Sums in another order differ in their last digits. */
const ROUNDING = 1 - 1e-9;

function put<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
