/**
 * Runs of characters without blanks, quotes or unbalanced brackets, with what kinds of characters they hold.
 * One pass over the text, no regular expression: everything that looks for handles starts here.
 */
import type { Span } from "../text.ts";

/** One run of characters. `text` is without surrounding punctuation and emphasis marks. */
export interface Token extends Span {
  readonly text: string;
  /** Which kinds of characters `text` holds: a sum of the constants below. */
  readonly has: number;
  /** The characters right before and after the token: quotes, brackets, marks; "" at an end of the text. */
  readonly before: string;
  readonly after: string;
  /** No other token stands before it on its line. */
  readonly first: boolean;
  /** Punctuation cut off its end: `,`, `.` or `:` close a phrase. */
  readonly closed: string;
}

/** Kinds of characters in a token. */
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 4;
export const SLASH = 8;
export const DOT = 16;
export const UNDERSCORE = 32;
export const DASH = 64;
export const COLON = 128;
export const EQUALS = 256;
export const AT = 512;
export const HASH = 1024;
export const BACKSLASH = 2048;
export const BRACKET = 4096;
export const MARK = 8192;
/** A letter outside ASCII. */
export const LETTER = 16_384;
/** A lower-case letter or digit followed by an upper-case one. */
export const HUMP = 32_768;
/** `://` */
export const SCHEME = 65_536;
/** The whole token is one stretch of a script without blanks (Han, kana, Hangul). */
export const SOLID = 131_072;

/** Tokens longer than this are looked at by their first part only: no handle is that long, and data is. */
export const LONGEST = 2_000;

/** Cuts a stretch of text into tokens, in source order. Linear in its length. */
export function tokensOf(text: string, from = 0, to = text.length): readonly Token[] {
  const tokens: Token[] = [];
  let first = true;
  let at = from;
  let loose = from;
  while (at < to) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 || code === 124) first = true;
    if (isSolid(code)) {
      const end = solidEnd(text, at, to);
      tokens.push(tokenOf(text, at, end, SOLID, first, ""));
      first = false;
      at = end;
      continue;
    }
    if (code === 27) {
      at = colourEnd(text, at);
      continue;
    }
    if (!startsRun(text, at, to, code)) {
      at += code === 92 && isLineEscape(text, at) ? 2 : 1;
      continue;
    }
    const run = runOf(text, at, to, loose);
    loose = Math.max(loose, run.loose);
    const token = run.end - at < LONGEST ? trimmed(text, at, run.end, first) : undefined;
    if (token) {
      tokens.push(token);
      first = false;
    }
    at = token || run.end - at < LONGEST ? run.end : blankAfter(text, run.end, to);
  }
  return tokens;
}

const KINDS = new Int32Array(128);
for (let code = 97; code <= 122; code++) KINDS[code] = LOWER;
for (let code = 65; code <= 90; code++) KINDS[code] = UPPER;
for (let code = 48; code <= 57; code++) KINDS[code] = DIGIT;
for (const mark of "!#$%&*+?^~,;") KINDS[mark.charCodeAt(0)] = MARK;
for (const [mark, kind] of Object.entries({
  "/": SLASH,
  ".": DOT,
  _: UNDERSCORE,
  "-": DASH,
  ":": COLON,
  "=": EQUALS,
  "@": AT,
  "#": HASH,
  "\\": BACKSLASH,
}))
  KINDS[mark.charCodeAt(0)] = kind;

const OPENING = new Map([
  [40, 41],
  [91, 93],
  [123, 125],
  [60, 62],
]);

/** Han, kana, Hangul, full-width letters: scripts that put no blanks around a handle. */
const isSolid = (code: number): boolean =>
  (0x3040 <= code && code <= 0x9fff && code !== 0x30fb) || (0xac00 <= code && code <= 0xd7af) || code === 0x3005;

/** Behind the sequence that sets a terminal's colour or cursor, `ESC[39m`, `ESC[?25h` (ECMA-48); behind the sign alone where none follows. */
function colourEnd(text: string, at: number): number {
  let end = at + 1;
  if (text.charCodeAt(end) !== 91) return end;
  for (end++; isParameter(text.charCodeAt(end)); end++);
  return end + 1;
}

/** `0` to `9`, `:`, `;`, and `<`, `=`, `>`, `?`, which begin what only some terminals know. */
const isParameter = (code: number): boolean => 0x30 <= code && code <= 0x3f;

/** Letters beyond ASCII that are written with blanks between words. */
const isLetter = (code: number): boolean =>
  (0xc0 <= code && code < 0x2000 && code !== 0xd7 && code !== 0xf7) || (0x2c60 <= code && code < 0x2e00);

function solidEnd(text: string, at: number, to: number): number {
  let end = at + 1;
  while (end < to && isSolid(text.charCodeAt(end))) end++;
  return end;
}

function startsRun(text: string, at: number, to: number, code: number): boolean {
  if (code === 92) return !isEscape(text, at);
  if (code >= 128) return isLetter(code);
  if ((KINDS[code] ?? 0) !== 0) return code !== 44 && code !== 59;
  return (code === 91 || code === 123 || code === 60) && opensPlaceholder(text, at, to, code);
}

/** `{name}_x`, `[id].tsx`, `<scope>/y`, `>=1.2`: a bracket that is part of what follows. */
function opensPlaceholder(text: string, at: number, to: number, code: number): boolean {
  const closing = OPENING.get(code);
  const limit = Math.min(to, at + 40);
  for (let end = at + 1; end < limit; end++) {
    const here = text.charCodeAt(end);
    if (here === closing) {
      const next = end + 1 < to ? text.charCodeAt(end + 1) : 32;
      const joins = next === 47 || next === 95 || next === 45 || (next === 46 && isWord(text.charCodeAt(end + 2)));
      return end > at + 1 && joins && !(code === 60 && isElement(text, at + 1, end));
    }
    if (!isWord(here) && here !== 45 && here !== 46) return false;
  }
  return false;
}

/** `<path>/srv/till.ts</path>`: what closes again on the line is a mark around its content, and no part of it. */
function isElement(text: string, from: number, to: number): boolean {
  const line = text.slice(to, to + LONGEST_LINE).split("\n", 1)[0] ?? "";
  return line.includes(`</${text.slice(from, to)}>`);
}

/** How far behind its beginning a mark is looked for that closes it. */
const LONGEST_LINE = 400;

const isQuote = (code: number): boolean => code === 34 || code === 39;
const isWord = (code: number): boolean =>
  code === 95 || (code < 128 && ((KINDS[code] ?? 0) & (LOWER | UPPER | DIGIT)) !== 0);

/**
 * Where the run that begins at `at` ends. Brackets stay in it only where they close again inside it; where one does not,
 * the run ends before it and brackets up to `loose` end every run, so that no stretch is read more than twice.
 */
function runOf(text: string, at: number, to: number, looseUntil: number): { end: number; loose: number } {
  const open: number[] = [];
  let firstOpen = 0;
  let url = false;
  let end = at;
  const limit = Math.min(to, at + LONGEST);
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code >= 128) {
      if (isLetter(code)) continue;
      break;
    }
    if ((KINDS[code] ?? 0) !== 0) {
      if (code === 58 && !url) url = text.charCodeAt(end + 1) === 47 && text.charCodeAt(end + 2) === 47;
      if (code === 92 && end > at && isEscape(text, end)) break;
      if (code === 44 && isThousands(text, end)) continue;
      if ((code === 44 || code === 59) && open.length === 0 && !url) break;
      continue;
    }
    const named = variableEnd(text, end);
    if (end < named && named < limit) {
      end = named;
      continue;
    }
    const closing = OPENING.get(code);
    if (closing !== undefined) {
      if (end < looseUntil || (code === 60 && (url || text.charCodeAt(end + 1) === 47)) || isLinkTarget(text, end, at))
        break;
      if (open.length === 0) firstOpen = end;
      open.push(closing);
      continue;
    }
    if (open.length === 0 || open.at(-1) !== code) break;
    open.pop();
  }
  return open.length === 0
    ? { end: Math.max(end, at + 1), loose: 0 }
    : { end: Math.max(firstOpen, at + 1), loose: end };
}

/** Where the braces of a variable close, `${HOME}`: they are part of its name, whatever brackets stand around; `at` itself if it opens none. */
function variableEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 123 || text.charCodeAt(at - 1) !== 36) return at;
  let end = at + 1;
  while (end - at < 60 && (isWord(text.charCodeAt(end)) || text.charCodeAt(end) === 58)) end++;
  return text.charCodeAt(end) === 125 ? end : at;
}

/** The comma of `10,000`. */
const isThousands = (text: string, at: number): boolean => {
  for (const step of [-1, 1, 2, 3]) if (!isNumeral(text.charCodeAt(at + step))) return false;
  return !isNumeral(text.charCodeAt(at + 4));
};

/** `\n` or `\"` of a text that is still quoted: after closing punctuation, or before what begins a line. */
const isEscape = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at + 1);
  return code === 34 || isLineEscape(text, at);
};

/** The same of a line's end or a tab: its letter is none of the word behind it. */
const isLineEscape = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at + 1);
  if ((code !== 110 && code !== 116 && code !== 114) || isDrive(text, at)) return false;
  return /[\\\s#*>|A-Z`\d-]/.test(text.charAt(at + 2) || " ") || /[.:;)\]}!?,]/.test(text.charAt(at - 1));
};

/** `D:\till`: a single letter and a colon before the sign are a drive. */
const isDrive = (text: string, at: number): boolean =>
  text.charCodeAt(at - 1) === 58 &&
  /^[A-Za-z]$/.test(text.charAt(at - 2)) &&
  !isWord(text.charCodeAt(at - 3)) &&
  /[a-z]/.test(text.charAt(at + 2));

/** `](`: the target of a Markdown link is a run of its own. */
const isLinkTarget = (text: string, at: number, from: number): boolean =>
  at > from && text.charCodeAt(at) === 40 && text.charCodeAt(at - 1) === 93;

function blankAfter(text: string, at: number, to: number): number {
  let end = at;
  while (end < to && text.charCodeAt(end) > 32) end++;
  return end;
}

/** A run without letters and digits, or the number of a list item: nothing that can be a handle or stand before one. */
function isListMark(text: string, start: number, to: number, first: boolean): boolean {
  let at = start;
  while (at < to && isNumeral(text.charCodeAt(at))) at++;
  if (first && at > start && at - start < 4) return /^[.)](?:[ \t]|$)/.test(text.slice(at, at + 2));
  if (at > start) return false;
  while (at < to && !isWord(text.charCodeAt(at)) && text.charCodeAt(at) < 128 && text.charCodeAt(at) !== 42) at++;
  return at === to;
}

const isNumeral = (code: number): boolean => 48 <= code && code <= 57;

const LEADING = new Set("*_~,;:?&%^=)]}|".split(""));
const TRAILING = new Set("*_~,;:?!.&^=|".split(""));

/** The token without the punctuation around it; undefined where nothing is left. */
function trimmed(text: string, from: number, to: number, first: boolean): Token | undefined {
  let start = from;
  let end = to;
  if (text.charCodeAt(end - 1) === 36 && OPENING.has(text.charCodeAt(end))) end--;
  while (end > start && TRAILING.has(text.charAt(end - 1)) && !isGlobEnd(text, start, end)) end--;
  if (text.charCodeAt(end - 1) === 92 && isQuote(text.charCodeAt(end))) end--;
  while (start < end && LEADING.has(text.charAt(start)) && !isGlobStart(text, start, end)) start++;
  if (start > from && text.charCodeAt(start) === 91 && text.charCodeAt(end - 1) === 93) {
    start++;
    end--;
  }
  if (start >= end) return undefined;
  if (isListMark(text, start, to, first)) return undefined;
  let has = 0;
  let previous = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (KINDS[code] ?? 0) || BRACKET : LETTER;
    if (kind === UPPER && (previous === LOWER || previous === DIGIT)) has |= HUMP;
    has |= kind;
    previous = kind;
  }
  if ((has & COLON) !== 0 && text.slice(start, end).includes("://")) has |= SCHEME;
  return tokenOf(text, start, end, has, first, end < to ? text.charAt(end) : "");
}

/** `*.iso`, `**\/x`, `_private`, `~/x`, `%TEMP%\x` keep their first characters. */
function isGlobStart(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at);
  const next = at + 1 < end ? text.charCodeAt(at + 1) : 32;
  if (code === 42) return next === 46 || (next === 42 && text.charCodeAt(at + 2) === 47) || next === 47;
  if (code === 37) return VARIABLE.test(text.slice(at, Math.min(end, at + 60)));
  if (code === 126 || code === 94) return next === 47 || (48 <= next && next <= 57);
  if (code === 95) return text.charCodeAt(end - 1) !== 95 && isWord(next);
  return code === 61 && next === 61;
}

const VARIABLE = /^%[A-Za-z]\w{0,40}%[\\/]/;

/** `src/*`, `src/**`, `result*` keep their last characters, `**bold**` does not. */
function isGlobEnd(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(end - 1) !== 42) return false;
  let at = end - 1;
  while (at > start && text.charCodeAt(at - 1) === 42) at--;
  return at > start && "/.-_".includes(text.charAt(at - 1)) && text.charCodeAt(start) !== 42;
}

const tokenOf = (text: string, start: number, end: number, has: number, first: boolean, closed: string): Token => ({
  start,
  end,
  text: text.slice(start, end),
  has,
  before: start > 0 ? text.charAt(start - 1) : "",
  after: text.charAt(end),
  first,
  closed,
});
