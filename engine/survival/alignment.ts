/**
 * Which piece of the surviving text answers to a piece of the region. Every piece is a set of content words and literals;
 * a word weighs the more the fewer pieces hold it (inverse clause frequency). A piece answers to another by the share of
 * the other's weight that it repeats; the best share wins, and below a threshold nothing answers.
 */
import { addTo, type Group } from "../groups.ts";
import type { Ground } from "./ground.ts";
import type { Piece } from "./pieces.ts";
import { sharedWeight, tellingWords, weightOf } from "./vocabulary.ts";

/** A piece of the surviving text with the share of the asked words' weight that it repeats, 0 to 1. */
export interface Answer {
  readonly piece: Piece;
  readonly share: number;
}

/** Pieces of the surviving text that repeat at least `least` of the weight of the words, best first, at most eight. */
export function answersTo(ground: Ground, words: ReadonlySet<string>, least: number): readonly Answer[] {
  const weights = ground.weights();
  const total = weightOf(words, weights);
  if (total === 0) return [];
  const answers: Answer[] = [];
  for (const piece of candidatesFor(ground, tellingWords(words, least * total, weights))) {
    const share = sharedWeight(words, ground.after.words(piece), weights) / total;
    if (share >= least) answers.push({ piece, share });
  }
  const asked = [...words];
  const firstShared = ({ piece }: Answer): number => {
    const held = ground.after.words(piece);
    return asked.findIndex((word) => held.has(word));
  };
  const { order } = indexOf(ground);
  return answers
    .sort(
      (a, b) =>
        b.share - a.share ||
        a.piece.text.length - b.piece.text.length ||
        firstShared(a) - firstShared(b) ||
        (order.get(a.piece) ?? 0) - (order.get(b.piece) ?? 0),
    )
    .slice(0, 8);
}

/** How well two pieces answer to each other: the weight they share against the lighter of the two, 0 to 1. */
export function likeness(ground: Ground, a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const weights = ground.weights();
  const lighter = Math.min(wholeWeight(a, ground), wholeWeight(b, ground));
  return lighter === 0 ? 0 : sharedWeight(a, b, weights) / lighter;
}

/** The weight of a whole set, worked out once. */
export function wholeWeight(words: ReadonlySet<string>, ground: Ground): number {
  const known = totals.get(ground) ?? new WeakMap<ReadonlySet<string>, number>();
  totals.set(ground, known);
  const weight = known.get(words) ?? weightOf(words, ground.weights());
  known.set(words, weight);
  return weight;
}

const totals = new WeakMap<Ground, WeakMap<ReadonlySet<string>, number>>();

/** Whether one piece of the surviving text holds all of the words. */
export function standTogether(words: ReadonlySet<string>, ground: Ground): boolean {
  const { holders } = indexOf(ground);
  let rarest: readonly Piece[] = [];
  for (const word of words) {
    const pieces = holders.get(word) ?? [];
    if (pieces.length === 0) return false;
    if (rarest.length === 0 || pieces.length < rarest.length) rarest = pieces;
  }
  return rarest.some((piece) => {
    const held = ground.after.words(piece);
    return [...words].every((word) => held.has(word));
  });
}

function candidatesFor(ground: Ground, words: Iterable<string>): ReadonlySet<Piece> {
  const { holders } = indexOf(ground);
  const found = new Set<Piece>();
  for (const word of words) for (const piece of holders.get(word) ?? []) found.add(piece);
  return found;
}

/** The pieces of the surviving text by their words, and the order of the pieces. */
interface Index {
  readonly holders: ReadonlyMap<string, readonly Piece[]>;
  readonly order: ReadonlyMap<Piece, number>;
}

function indexOf(ground: Ground): Index {
  const known = indices.get(ground);
  if (known) return known;
  const holders = new Map<string, Group<Piece>>();
  const pieces = ground.after.all();
  for (const piece of pieces) for (const word of ground.after.words(piece)) addTo(holders, word, piece);
  const index = { holders, order: new Map(pieces.map((piece, at) => [piece, at])) };
  indices.set(ground, index);
  return index;
}

const indices = new WeakMap<Ground, Index>();
