/** Plain words of a text, for finding which piece of one text answers to which piece of another. */
import { endingsOfWords, stemsOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import { once } from "../once.ts";

/** The content words of a text: lower case, without endings that inflection adds; scripts without blanks give pairs of signs. */
export function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  const small = smallOnes();
  for (const [word] of ungrouped(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}_]{2,60}/gu)) {
    if (UNSPACED.test(word)) addPairs(words, word);
    else if (!small.has(word)) words.add(stemOf(word));
  }
  return words;
}

/** "12,000" is one number. */
const ungrouped = (text: string): string =>
  /\d,\d{3}/.test(text)
    ? text.replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{3}){1,4}(?![\d,])/g, (number) => number.replaceAll(",", ""))
    : text;

function addPairs(words: Set<string>, run: string): void {
  for (let at = 0; at + 2 <= run.length; at++) words.add(run.slice(at, at + 2));
}

/** A rough stem, good enough to tell whether two sentences speak of the same thing. */
export function stemOf(word: string): string {
  if (word.length < 5 || /[0-9_]/.test(word)) return word;
  return word.replace(plainWords.endings, "").replace(/e$/, "");
}

/** Signs of Chinese, Japanese and Korean. */
export const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const smallOnes = once(() => stemsOf("small"));

/** Made when it is first asked for. */
export const plainWords = lazily({
  /** What inflection adds. */
  endings: () => new RegExp(`(?:${endingsOfWords()})$`),
});

/** How telling each word is: the rarer among the pieces, the more. */
export type Weights = (word: string) => number;

/** Inverse frequency over pieces; a word that no piece holds weighs most. */
export function weightsOver(pieces: Iterable<ReadonlySet<string>>): Weights {
  const counts = new Map<string, number>();
  let total = 0;
  for (const words of pieces) {
    total += 1;
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const known = new Map<string, number>();
  return (word) => {
    const weight = known.get(word) ?? Math.log(1 + (total + 1) / (counts.get(word) ?? 1));
    known.set(word, weight);
    return weight;
  };
}

/** The weight of the words that two sets share. */
export function sharedWeight(a: ReadonlySet<string>, b: ReadonlySet<string>, weights: Weights): number {
  let sum = 0;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  for (const word of small) if (large.has(word)) sum += weights(word);
  return sum;
}

/**
 * The words of which a text must hold one if it is to share at least so much weight with the set: all but the lightest that weigh
 * less together.
 */
export function tellingWords(words: ReadonlySet<string>, least: number, weights: Weights): readonly string[] {
  const lightest = [...words].sort((a, b) => weights(a) - weights(b));
  let spared = 0;
  const first = lightest.findIndex((word) => {
    spared += weights(word);
    return spared >= least * ROUNDING;
  });
  return first < 0 ? [] : lightest.slice(first);
}

/** Sums in another order differ in their last digits: a bound that must not cut off what is just enough is this much lower. */
export const ROUNDING = 1 - 1e-9;

/** The weight of a whole set. */
export function weightOf(words: ReadonlySet<string>, weights: Weights): number {
  let sum = 0;
  for (const word of words) sum += weights(word);
  return sum;
}
