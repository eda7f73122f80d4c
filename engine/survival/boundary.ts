/** Where a literal ends: `rev-4f` does not stand in `rev-4f9a2c`, nor `v1.2` in `v1.2.3` (spec §3, kept). */

/** Whether `text.slice(start, end)` stands there on token boundaries, for a handle of this subtype; any string is a subtype. */
export function standsAlone(text: string, start: number, end: number, subtype: string): boolean {
  return startsAlone(text, start, subtype) && !joinsAfter(text, end, subtype);
}

/** Whether a token begins at `start`, wherever it ends. */
export const startsAlone = (text: string, start: number, subtype: string): boolean =>
  !joinsBefore(text, start, subtype);

/** Subtypes that stand whole between slashes: `run/7d0c2b9e`, `S00871/S00872`. */
const SLASH_FREE = new Set(["id", "hash", "host", "version", "param", "error", "command", "other", "env"]);

/** Subtypes whose colon belongs to them: `5A:0F:91:C3`, `node:20.1`. */
const COLON_BOUND = new Set(["id", "hash", "version"]);

function joinsBefore(text: string, start: number, subtype: string): boolean {
  if (start === 0) return false;
  const before = text.charCodeAt(start - 1);
  const first = text.charCodeAt(start);
  const beyond = start > 1 ? text.charCodeAt(start - 2) : SPACE;
  if (isWord(before)) return isWord(first) || isOneOf(first, "/\\.-:@");
  if (!isWord(first)) return false;
  if (before === DASH) return isWord(beyond) || beyond === DASH;
  if (before === DOT) return isWord(beyond) && subtype !== "symbol";
  if (before === SLASH || before === BACKSLASH)
    return !SLASH_FREE.has(subtype) && !(subtype === "url" && beyond === before);
  if (before === AT) return subtype !== "host" && subtype !== "version";
  return before === COLON && COLON_BOUND.has(subtype) && isDigit(beyond) && isDigit(first);
}

function joinsAfter(text: string, end: number, subtype: string): boolean {
  if (end >= text.length) return false;
  const next = text.charCodeAt(end);
  const last = text.charCodeAt(end - 1);
  const beyond = end + 1 < text.length ? text.charCodeAt(end + 1) : SPACE;
  if (isWord(next)) return isWord(last) || isOneOf(last, "/\\.-:@=");
  if (!isWord(last) || !isWord(beyond)) return false;
  if (next === DASH || next === DOT) return true;
  if (next === SLASH || next === BACKSLASH) return !SLASH_FREE.has(subtype);
  if (next === COLON) return COLON_BOUND.has(subtype);
  if (next === AT) return subtype === "id" || subtype === "host";
  if (next === QUERY) return subtype === "url";
  return next === COMMA && isDigit(last) && isDigit(beyond);
}

/**
 * Whether a code unit joins with its like to one token: letters and digits of alphabets that put blanks between words,
 * and the underscore. Han, kana and Hangul stand beside a handle without being part of it.
 */
export function isWord(code: number): boolean {
  if (code < 128) return WORD[code] === 1;
  return (code >= 0xc0 && code < 0x700 && code !== 0xd7 && code !== 0xf7) || (code >= 0x1e00 && code < 0x2000);
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isOneOf = (code: number, set: string): boolean => set.includes(String.fromCharCode(code));

const WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[0-9A-Za-z_]/.test(String.fromCharCode(code)) ? 1 : 0));
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
const QUERY = 63;
const AT = 64;
const BACKSLASH = 92;
