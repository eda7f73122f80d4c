/** Lines of source code that a tool printed: what their strings would say if the program ran, nobody has said. */
import type { Item } from "../item.ts";

/** Whether a finding of a line, beginning at `from` in it, is code or stands in a string of code. Comments are words all the same. */
export function isOfSource(line: string, from: number, { text }: Pick<Item, "text">): boolean {
  const head = line.slice(Math.max(0, from - FAR), from) + (QUOTE.test(text) ? text.charAt(0) : "");
  return !COMMENT.test(head) && (IN_STRING.test(head) || CODE.test(text));
}

/** How far before a finding the string may begin that it stands in. */
const FAR = 200;

const QUOTE = /^["'`]/;

const COMMENT = /(?:^|[\s→;{])(?:\/\/|\/\*|#|<!--|--)\s/;

/** A quote that opens behind a bracket, an operator or a word of code, and has not closed; `"question"="answer"` is no code. */
const IN_STRING = /(?:[(+]|[^"'=]=|\breturn|\bthrow|\braise)\s{0,4}[fbrLu]?(?:"[^"]{0,200}|'[^']{0,200}|`[^`]{0,200})$/;

/** Signs that no sentence ends or goes on with. */
const CODE = /[;{]\s{0,8}$|=>\s{0,4}[({]|\/>|:=|\bfunction \w{1,60}\(|^\s{0,40}\d{1,6}(?:→|[:.-]\s)\s{0,40}<\w/;
