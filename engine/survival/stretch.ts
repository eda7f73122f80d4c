/** Whether what two texts have in common stands in one place: a long sentence repeats a word of anything. */
import { type Ground, signatureOf } from "./ground.ts";
import { sharedWeight, weightOf } from "./vocabulary.ts";

/**
 * Whether some stretch of a text, about as long as what it may stand for, repeats at least `least` of the weight of the words.
 * `length` is that of the text they come from, in code units; a text that is hardly longer is one stretch.
 */
export function saysInOnePlace(
  text: string,
  words: ReadonlySet<string>,
  length: number,
  least: number,
  ground: Ground,
): boolean {
  const width = Math.max(SHORT, WIDER * length);
  if (text.length <= width) return true;
  const weights = ground.weights();
  const wanted = weightOf(words, weights) * least;
  return stretchesOf(text, width).some(
    (stretch) => sharedWeight(words, signatureOf(stretch, ground.content(stretch)), weights) >= wanted,
  );
}

/** Shorter texts, in code units, are about one thing. */
const SHORT = 200;

/** Another wording takes hardly more room than this many times the rule's. */
const WIDER = 2;

/** Runs of neighbouring parts that together are no longer than the width, each as long as it can be. */
function stretchesOf(text: string, width: number): readonly string[] {
  const parts = partsOf(text);
  return parts.map(({ start }, at) => {
    let end = parts[at]?.end ?? start;
    for (const next of parts.slice(at + 1)) {
      if (next.end - start > width) break;
      end = next.end;
    }
    return text.slice(start, end);
  });
}

/** The parts of a sentence between its signs. */
function partsOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const parts: { readonly start: number; readonly end: number }[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[,;:()、，；：（）。]|[.!?—–→](?=\s)/gu)) {
    if (index > start) parts.push({ start, end: index });
    start = index + sign.length;
  }
  if (start < text.length) parts.push({ start, end: text.length });
  return parts;
}
