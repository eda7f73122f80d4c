/** Two wordings of one text laid over each other: what counts as the same words (spec §3, kept), and where they stand. */
import { remembered } from "../constraints/remembered.ts";
import { UNSPACED } from "./vocabulary.ts";

/** A text without white space runs, Markdown marks, bullets, quotes and case, with the way back to its offsets. */
export interface Plain {
  readonly text: string;
  /** For each code unit of `text`, its offset in the original. */
  readonly offsets: readonly number[];
}

/** Makes the plain form of a text. Linear. */
export function plainOf(text: string): Plain {
  const signs: string[] = [];
  const offsets: number[] = [];
  let atStart = true;
  for (let at = 0; at < text.length; at++) {
    const skip = atStart ? bulletAt(text, at) : 0;
    if (skip > 0) at += skip - 1;
    else {
      const sign = text.charAt(at);
      if (sign === "\n") atStart = true;
      else if (!isBlank(sign)) atStart = false;
      add(sign, at, signs, offsets);
      continue;
    }
    add(" ", at, signs, offsets);
    atStart = false;
  }
  return { text: signs.join(""), offsets };
}

function add(sign: string, at: number, signs: string[], offsets: number[]): void {
  if (MARKS.has(sign)) return;
  const plain = isBlank(sign) ? " " : sign.toLowerCase();
  if (plain === " " && (signs.length === 0 || signs.at(-1) === " ")) return;
  // A few capitals (İ) become two code units; their length must stay.
  signs.push(plain.length === 1 ? plain : sign);
  offsets.push(at);
}

/** The length of a list marker, quote mark or heading sign that begins a line at `at`. */
function bulletAt(text: string, at: number): number {
  return (
    /^(?:[-*+•>]|#{1,6}|\d{1,3}[.)])[ \t]{1,4}(?:\[[ xX~-]\][ \t]{1,4})?/.exec(text.slice(at, at + 24))?.[0].length ?? 0
  );
}

/** The plain form of a whole item: without closing punctuation. */
export const plainText = remembered(
  (text): string =>
    plainOf(text)
      .text.replace(/[ .,;:!?。、，；：！？…)\]]{1,9}$/, "")
      .trim(),
  4_000,
);

/** Whether a stretch of a plain text ends where words end. */
export function standsWhole(text: string, start: number, end: number): boolean {
  return !(isLetter(text[start - 1]) && isLetter(text[start])) && !(isLetter(text[end - 1]) && isLetter(text[end]));
}

// Scripts without blanks join everything, so there a stretch may begin and end anywhere.
const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !UNSPACED.test(sign);

const isBlank = (sign: string): boolean => /\s/.test(sign);
const MARKS = new Set(["*", "`", '"', "'", "“", "”", "‘", "’", "«", "»", "„", "「", "」", "『", "』", "~", "_"]);
