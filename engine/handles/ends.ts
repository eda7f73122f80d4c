/** The ends of texts and lines, found in one step each; a regular expression that ends in `+$` would be quadratic. */

/** The text without the given characters at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/**
 * What stands before `at` on its line; undefined where that is more than `most` characters. It looks no further back, since a text may be
 * one line of a million characters.
 */
export function lineBefore(text: string, at: number, most: number): string | undefined {
  const near = text.slice(Math.max(0, at - most - 1), at);
  const newline = near.lastIndexOf("\n");
  if (newline >= 0) return near.slice(newline + 1);
  return near.length <= most ? near : undefined;
}

/** Where the line that holds `at` ends, at most at `limit`. */
export function lineEnd(text: string, at: number, limit: number): number {
  const newline = text.slice(at, limit).indexOf("\n");
  return newline < 0 ? limit : at + newline;
}
