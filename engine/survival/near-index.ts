/**
 * Of many literals those that may be a near miss of one (near.ts decides), without comparing with all of them: what is equal but for
 * its case, what is equal but for one segment, and what has about the same length and letters.
 */
import { isSign } from "./near.ts";

/** Ascending positions in the indexed list, a list a sort of likeness; one of them holds every near miss of the text. */
export type NearIndex = (text: string) => Iterable<Iterable<number>>;

/** Indexes literals. Linear in their length, and so is a question apart from what it finds. */
export function nearIndexOf(texts: readonly string[]): NearIndex {
  const cases = new Map<string, number[]>();
  const masked = new Map<number, number[]>();
  const lengths = new Map<number, Signed>();
  for (const [position, text] of texts.entries()) {
    put(cases, text.toLowerCase(), position);
    for (const key of maskedKeys(text)) put(masked, key, position);
    const signed = lengths.get(text.length) ?? { positions: [], letters: [] };
    signed.positions.push(position);
    signed.letters.push(lettersOf(text));
    lengths.set(text.length, signed);
  }
  return function* (text) {
    yield cases.get(text.toLowerCase()) ?? [];
    for (const key of maskedKeys(text)) yield masked.get(key) ?? [];
    yield* ofLikeLength(text, lengths);
  };
}

/** The least position of the lists that passes a test; lists ascend. */
export function leastOf(lists: Iterable<Iterable<number>>, passes: (position: number) => boolean): number | undefined {
  let least: number | undefined;
  for (const list of lists) {
    for (const position of list) {
      if (least !== undefined && least <= position) break;
      if (passes(position)) least = position;
    }
  }
  return least;
}

/** Literals of one length: their positions, and which letters each has an odd number of. */
interface Signed {
  readonly positions: number[];
  readonly letters: number[];
}

/** An edit changes the length by one or two letters of the set, never both. */
function* ofLikeLength(text: string, lengths: ReadonlyMap<number, Signed>): Iterable<Iterable<number>> {
  const letters = lettersOf(text);
  for (let length = text.length - MOST_EDITS; length <= text.length + MOST_EDITS; length++) {
    const edits = Math.min(MOST_EDITS, Math.floor(Math.min(text.length, length) / 3));
    const apart = Math.abs(text.length - length);
    const signed = apart <= edits && edits > 0 ? lengths.get(length) : undefined;
    if (signed) yield ofLikeLetters(signed, letters, 2 * edits - apart);
  }
}

function* ofLikeLetters({ positions, letters }: Signed, wanted: number, most: number): Iterable<number> {
  for (let i = 0; i < letters.length; i++) {
    if (bitsIn((letters[i] ?? 0) ^ wanted) <= most) yield positions[i] ?? 0;
  }
}

/** As many edits as a near miss may have. */
const MOST_EDITS = 2;

/** A bit for each of 32 classes of letters, set where the text has an odd number of them. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters ^= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A key for each segment: what stands before and behind it. Two texts that differ in one segment only have one in common. */
function maskedKeys(text: string): readonly number[] {
  const behind = [0];
  let hash = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    hash = mixed(hash, text.charCodeAt(at));
    if (isSign(text.charCodeAt(at))) behind.push(hash);
  }
  if (behind.length === 1) return [];
  const keys = [keyOf(0, behind.pop())];
  hash = 0;
  for (let at = 0; behind.length > 0; at++) {
    hash = mixed(hash, text.charCodeAt(at));
    if (isSign(text.charCodeAt(at))) keys.push(keyOf(hash, behind.pop()));
  }
  return keys;
}

const mixed = (hash: number, code: number): number => Math.imul(hash ^ (code + 1), 0x01000193);

/** Twenty-six bits of either hash, which a number holds exactly. */
const keyOf = (before: number, behind = 0): number => (before >>> 6) * 2 ** 26 + (behind >>> 6);

function put<Key>(lists: Map<Key, number[]>, key: Key, position: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [position]);
  else if (list.at(-1) !== position) list.push(position);
}
