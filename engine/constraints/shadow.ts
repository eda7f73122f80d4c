/** The text as cues are looked for in it: of equal length, so that every offset found holds in the text itself. */
import type { Span } from "../text.ts";

/** What stands for every character of a code span in a shadow. */
export const CODE = "¤";

/**
 * A string as long as `text`: lower case, straight quotes, half-width forms, blanks for emphasis marks and line ends, `¤` for code.
 * `codes` are the contents of code spans in offsets of `text`; their backticks are found beside them.
 */
export function shadowOf(text: string, codes: readonly Span[]): string {
  const plain = withoutQuoteMarks(masked(text, codes));
  const lower = plain.toLowerCase();
  const even = lower.length === plain.length ? lower : loweredOneByOne(plain);
  const plainMarks = even.replace(ODD, (mark) => EVEN[mark] ?? halfWidth(mark));
  return plainMarks.includes("_") ? plainMarks.replace(LONE_UNDERSCORE, " ") : plainMarks;
}

/** The marks before the further lines of a quotation stand in the middle of its sentences. */
const withoutQuoteMarks = (text: string): string =>
  text.includes("\n>") ? text.replace(/\n>[> ]{0,8}/g, (marks) => "\n".padEnd(marks.length)) : text;

/** Code spans of a text that was not cut into blocks: what stands between equal runs of backticks on one line. */
export function codesIn(text: string): readonly Span[] {
  const codes: Span[] = [];
  let open: { readonly at: number; readonly length: number } | undefined;
  for (const tick of text.matchAll(/`{1,8}|\n/g)) {
    const length = tick[0].length;
    if (tick[0] === "\n") open = undefined;
    else if (open && open.length === length) {
      codes.push({ start: open.at + length, end: tick.index });
      open = undefined;
    } else open ??= { at: tick.index, length };
  }
  return codes;
}

function masked(text: string, codes: readonly Span[]): string {
  let out = "";
  let done = 0;
  for (const { start, end } of codes) {
    const from = backticksBefore(text, start);
    const to = backticksAfter(text, end);
    if (from < done || text.length < to) continue;
    out += text.slice(done, from) + CODE.repeat(to - from);
    done = to;
  }
  return out + text.slice(done);
}

function backticksBefore(text: string, at: number): number {
  while (0 < at && (text[at - 1] === "`" || (text[at - 1] === " " && text[at - 2] === "`"))) at--;
  return at;
}

function backticksAfter(text: string, at: number): number {
  while (at < text.length && (text[at] === "`" || (text[at] === " " && text[at + 1] === "`"))) at++;
  return at;
}

function loweredOneByOne(text: string): string {
  let out = "";
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const lower = unit.toLowerCase();
    out += lower.length === 1 ? lower : lower.charAt(0);
  }
  return out;
}

/** Full-width punctuation stays: it ends sentences and clauses without a blank behind it. */
const ODD =
  /[\t\n\r*~\u00a0\u2000-\u200b\u2018\u2019\u201b\u2011\u3000\uff02-\uff07\uff0a\uff0b\uff0d-\uff19\uff1c-\uff1e\uff20-\uff5e]/g;

const EVEN: { readonly [mark: string]: string } = {
  "*": " ",
  "~": " ",
  "\t": " ",
  "\n": " ",
  "\r": " ",
  "\u2018": "'",
  "\u2019": "'",
  "\u201b": "'",
  "\u2011": "-",
};

const halfWidth = (mark: string): string =>
  mark >= "\uff01" && mark <= "\uff5e" ? String.fromCharCode(mark.charCodeAt(0) - 0xfee0).toLowerCase() : " ";

/** Emphasis in underscores; an underscore inside a word stays. */
const LONE_UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
