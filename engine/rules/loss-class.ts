/** What a text claims about itself: its loss class, and words that say the same in prose. */
import type { LossClass } from "../gate.ts";
import type { Span } from "../text.ts";

/** A tag that names a loss class, or tries to. */
export interface LossTag {
  readonly span: Span;
  /** The value alone, without quotes. */
  readonly value: Span;
  /** Absent where the value is none of the three; it then counts as `LOSSY_LITERAL`. */
  readonly lossClass?: LossClass;
}

const TAG = /loss[_ -]?class["'`*]{0,3} ?[:=] ?["'`*]{0,3}([A-Za-z_]{1,24})/gi;
const CLASSES: readonly LossClass[] = ["LOSSLESS", "LOSSY_GIST", "LOSSY_LITERAL"];

/** Every tag of a text, in its order. */
export function lossTagsOf(text: string): readonly LossTag[] {
  return Array.from(text.matchAll(TAG), (match) => {
    const lossClass = CLASSES.find((one) => one === match[1]?.toUpperCase());
    const end = match.index + match[0].length;
    const place = { span: { start: match.index, end }, value: { start: end - (match[1]?.length ?? 0), end } };
    return lossClass ? { ...place, lossClass } : place;
  });
}

/** Whether the first class claims more than the second. */
export const isBetter = (claimed: LossClass, fact: LossClass): boolean =>
  CLASSES.indexOf(claimed) < CLASSES.indexOf(fact);
