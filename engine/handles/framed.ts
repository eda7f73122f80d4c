/** Paths as programs print them: with the side of a comparison before them, the line of a search behind them, or their beginning cut off. */
import { changed } from "../changed.ts";
import { lineBefore } from "./ends.ts";
import type { Zone } from "./scanner.ts";
import type { Token } from "./token.ts";

/** The token without what a program put around the path in it; the same token where nothing was. */
export function unframed(token: Token, { passage, style }: Zone): Token {
  if (style !== "output" && style !== "source") return token;
  const start = frameLength(token, passage);
  const end = token.first ? pathLength(token.text) : token.text.length;
  if (start === 0 && end === token.text.length) return token;
  return changed(token, { start: token.start + start, end: token.start + end, text: token.text.slice(start, end) });
}

/** `a/` and `b/` of a comparison, `.../` of a table that had no room for the whole. */
function frameLength({ text, start }: Token, passage: string): number {
  if (text.startsWith(".../")) return 4;
  if (!/^[ab]\/./.test(text)) return 0;
  return COMPARED.test(lineBefore(passage, start, LONGEST_HEAD) ?? "") ? 2 : 0;
}

/** Before the second path of a comparison stands the first one. */
const LONGEST_HEAD = 1000;

const COMPARED = /^[ \t]{0,8}(?:(?:\+\+\+|---) |diff --git |Binary files )/;

/** How long the path is that a search prints with a line: `x.go-104-`, `x.go:8:ARG`; `x.go:8` keeps its line. */
function pathLength(text: string): number {
  const match = FOUND.exec(text);
  return match ? match.index + match[0].length : text.length;
}

const FOUND = /\.[A-Za-z]\w{0,11}(?:(?=-\d{1,7}-)|:\d{1,7}(?=:\D))/;
