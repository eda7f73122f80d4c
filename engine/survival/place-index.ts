/** Of many handles those that may stand in the place of one, without laying every two sentences side by side. */
import { addTo, type Group } from "../groups.ts";
import type { Item } from "../item.ts";
import { once } from "../once.ts";
import { wholeWeight } from "./alignment.ts";
import type { Ground, Pieces } from "./ground.ts";
import { LONGEST, type Standing, standingOf } from "./in-place.ts";
import type { Piece } from "./pieces.ts";
import { ROUNDING, sharedWeight, tellingWords } from "./vocabulary.ts";

/**
 * Positions of the groups of which a handle may stand in one place with a handle of the other side, in sets that may share some;
 * `standsInPlaceOf` decides.
 */
export type PlaceIndex = (other: Standing) => readonly ReadonlySet<number>[];

/** Indexes groups of handles of one side by their keys and the words of their sentences; `least` is as in `standsInPlaceOf`. */
export function placeIndexOf(
  groups: readonly (readonly Item[])[],
  side: Pieces,
  ground: Ground,
  least: number,
): PlaceIndex {
  const byKey = new Map<string, Set<number>>();
  const byScope = new Map<string, Set<number>>();
  const wordless = new Map<string, Set<number>>();
  const sentences = new Map<Piece, Sentence>();
  for (const [group, items] of groups.entries()) {
    for (const item of items) {
      const standing = standingOf(item, side);
      if (!standing) continue;
      add(byKey, standing.key, group);
      if (standing.piece.text.length > LONGEST) continue;
      add(byScope, standing.piece.scope, group);
      if (standing.words().size === 0) add(wordless, standing.piece.scope, group);
      else noteSentence(sentences, standing, group, ground);
    }
  }
  const answering = once(() => answeringIn(sentences, side, ground, least));
  return (other) => {
    const words = other.words();
    const { scope } = other.piece;
    return [
      (other.key === "" ? undefined : byKey.get(other.key)) ?? NONE,
      (words.size === 0 ? byScope : wordless).get(scope) ?? NONE,
      new Set(answering()(words)),
    ];
  };
}

/** A sentence with handles in it: their groups, and the least that its words weigh without those of one handle. */
interface Sentence {
  readonly groups: number[];
  lightest: number;
}

function noteSentence(
  sentences: Map<Piece, Sentence>,
  { piece, words }: Standing,
  group: number,
  ground: Ground,
): void {
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
  const weights = ground.weights();
  const holders = new Map<string, Group<[Piece, Sentence]>>();
  const tellers = new Map<string, Group<[Piece, Sentence]>>();
  for (const entry of sentences) {
    const [piece, { lightest }] = entry;
    const words = side.words(piece);
    for (const word of words) addTo(holders, word, entry);
    for (const word of tellingWords(words, least * lightest, weights)) addTo(tellers, word, entry);
  }
  return function* (words) {
    const own = wholeWeight(words, ground);
    // They share a word that tells the one or the other, whichever is lighter.
    const heavier = tellingWords(words, least * own, weights).flatMap((word) => holders.get(word) ?? []);
    const lighter = [...words].flatMap((word) => tellers.get(word) ?? []);
    for (const [piece, sentence] of new Set([...heavier, ...lighter])) {
      const share = sharedWeight(words, side.words(piece), weights);
      if (share >= least * Math.min(own, sentence.lightest) * ROUNDING) yield* sentence.groups;
    }
  };
}

const NONE: ReadonlySet<number> = new Set();

function add<Key>(sets: Map<Key, Set<number>>, key: Key, value: number): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
