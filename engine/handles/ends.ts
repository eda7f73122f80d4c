/** Cutting characters off the ends of a text in one step each; a regular expression that ends in `+$` would be quadratic. */

/** The text without the given characters at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Where the line that holds `at` ends, at most at `limit`. */
export function lineEnd(text: string, at: number, limit: number): number {
  const newline = text.slice(at, limit).indexOf("\n");
  return newline < 0 ? limit : at + newline;
}
