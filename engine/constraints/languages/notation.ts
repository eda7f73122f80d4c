/** Small helps for writing packs: lists of phrases in one string, and tests for words. */

const LETTER = "a-z0-9_\\u00aa\\u00b5\\u00ba\\u00c0-\\u024f\\u0400-\\u052f";

/**
 * Phrases told in one string, set apart by a semicolon with a blank behind it or by line ends. Here an open end ("-") may also stand in the
 * midst of a phrase: "kein- … ohne".
 */
export const phrases = (text: string): readonly string[] =>
  text
    .split(/;(?=\s|$)|\n/)
    .map((phrase) => phrase.trim().replace(/(?<=[\p{L}\])'])-(?=[|) ])/gu, `[${LETTER}]{0,14}`))
    .filter((phrase) => phrase !== "");

/** Finds any of these words (pieces of expressions, set apart by blanks or line ends) as a whole word in a shadow. */
export const anyWord = (words: string): RegExp =>
  new RegExp(`(?<![${LETTER}])(?:${words.trim().split(/\s+/).join("|")})(?![${LETTER}])`);

/** The same right at the start of a text, behind at most eight blanks. */
export const firstWord = (words: string): RegExp =>
  new RegExp(`^[ "'(¿¡«„]{0,8}(?:${words.trim().split(/\s+/).join("|")})(?![${LETTER}])`);

/**
 * Stems under shared names from a table of words in any of their forms; a word behind "=" counts only as it is spelled, where its stem
 * would be another language's word.
 */
export const conceptsBy = (
  stem: (word: string) => string,
  table: { readonly [name: string]: string },
): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(table).map(([name, words]) => [
      name,
      words
        .split(" ")
        .map((word) => (word.startsWith("=") ? word.slice(1) : `${word} ${stem(word)}`))
        .join(" "),
    ]),
  );
