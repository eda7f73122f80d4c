/** Marks that programs print around what they say: no handle begins or ends in them. */
import { lineBefore } from "./ends.ts";
import type { Token } from "./token.ts";

/** Whether a token is a mark of its surroundings: a place in a log's head, an entity of HTML, a class of characters, a line of a comparison. */
export const isNoise = (token: Token, passage: string): boolean =>
  isLogHead(token, passage) ||
  isEntity(token) ||
  CLASS.test(token.text) ||
  isBlob(token, passage) ||
  isPassed(token, passage) ||
  isHint(token, passage) ||
  (token.text === "--git" && /\bdiff $/.test(passage.slice(Math.max(0, token.start - 6), token.start)));

/** "Use offset=720 to continue": how a reading tool says that there is more. */
const isHint = ({ text, start }: Token, passage: string): boolean =>
  /^(?:offset|start_line|page)=\d{1,9}$/.test(text) && /\bUse $/.test(passage.slice(Math.max(0, start - 5), start));

/** The name of a test that runs or passed, as several runners print it: who needs it looks at the tests. */
function isPassed({ text, start, end }: Token, passage: string): boolean {
  if (!/^\w+(?:(?:::|\/)\w+)*$/.test(text)) return false;
  const before = passage.slice(Math.max(0, start - 16), start);
  return (
    /(?:^|\n) {0,8}(?:=== (?:RUN|CONT|PAUSE) {1,4}|--- PASS: )$/.test(before) ||
    (/(?:^|\n)test $/.test(before) && passage.startsWith(" ... ok", end))
  );
}

/** `E0805 22:02:02.495`: the letter of a level and the day, as one family of loggers writes them. */
const isLogHead = ({ text, end }: Token, passage: string): boolean =>
  text.length === 5 && /^[IWEF][01]\d[0-3]\d$/.test(text) && /^ \d\d:\d\d:\d\d/.test(passage.slice(end, end + 9));

/** `&#9654;` */
const isEntity = ({ text, before, after }: Token): boolean => before === "&" && after === ";" && text.startsWith("#");

/** `a-zA-Z0-9` of a pattern. */
const CLASS = /^\^?(?:(?:a-z|A-Z|0-9|a-f|A-F|_|-|\.){2,8})$/;

/** `index 4c7959b..1677b38 100644`: the contents that a comparison names, which nobody asks for. */
function isBlob({ text, start }: Token, passage: string): boolean {
  if (!/^(?:[0-9a-f]{7,40}\.\.[0-9a-f]{7,40}|1[026][04][0-7]{3})$/.test(text)) return false;
  return /^[ \t]{0,8}(?:index (?:[0-9a-f]{7,40}\.\.[0-9a-f]{7,40} )?|(?:new|deleted) file mode |(?:old|new|create|delete) mode )$/.test(
    lineBefore(passage, start, 100) ?? "",
  );
}
