/** The words around a token. */
import type { Zone } from "./scanner.ts";
import type { Token } from "./token.ts";

/** The word before a token in lower case, "" at the start of its line. */
export function wordBefore(at: number, zone: Zone): string {
  const token = zone.tokens[at];
  const before = zone.tokens[at - 1];
  return !token || token.first || !before ? "" : before.text.toLowerCase();
}

/** The token after another one on the same line. */
export function tokenAfter(at: number, zone: Zone): Token | undefined {
  const next = zone.tokens[at + 1];
  return next && !next.first ? next : undefined;
}

/** The text between two neighbouring tokens. */
export const gap = (zone: Zone, left: Token, right: Token): string => zone.passage.slice(left.end, right.start);

/** Whether a token is a JSON key: quoted, and followed by a colon. */
export function isJsonKey(token: Token, passage: string): boolean {
  if (token.before !== '"' || token.after !== '"') return false;
  let at = token.end + 1;
  while (passage.charCodeAt(at) === 32) at++;
  return passage.charCodeAt(at) === 58;
}

/**
 * The key that a token is the value of, lower-cased: `key=value`, `"key": "value"`, `key: value`.
 * Undefined where it is no value. Looks back at most 80 characters.
 */
export function keyOf(token: Token, passage: string): string | undefined {
  let at = token.start - 1;
  const quoted = isQuote(passage.charCodeAt(at));
  if (quoted) at--;
  while (passage.charCodeAt(at) === 32) at--;
  const mark = passage.charCodeAt(at);
  if (mark !== 58 && mark !== 61) return undefined;
  at--;
  while (passage.charCodeAt(at) === 32) at--;
  if (isQuote(passage.charCodeAt(at))) at--;
  const end = at + 1;
  const limit = Math.max(0, end - 80);
  while (at >= limit && isKeyCharacter(passage.charCodeAt(at))) at--;
  return end - at > 1 ? passage.slice(at + 1, end).toLowerCase() : undefined;
}

const isQuote = (code: number): boolean => code === 34 || code === 39 || code === 96;
const isKeyCharacter = (code: number): boolean =>
  (48 <= code && code <= 57) ||
  (65 <= code && code <= 90) ||
  (97 <= code && code <= 122) ||
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code >= 192;
