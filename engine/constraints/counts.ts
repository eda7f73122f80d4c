/** Numbers that are said in words. */

import { once } from "../once.ts";
import { languages } from "./languages/index.ts";
import { remembered } from "./remembered.ts";

/** The numbers from two to twelve that a text names in words of any language, in the order in which they stand. */
export const countsIn = remembered(
  (text): readonly number[] =>
    [...text.toLowerCase().matchAll(anyCount())].map(
      ([, ...said]) => LOWEST + said.findIndex((word) => word !== undefined),
    ),
  4_000,
);

/** The words of all languages for a number; none where they have no word for it or it is no whole number. */
export const wordsForCount = (count: number): readonly string[] =>
  languages.flatMap(({ grammar, spaced }) =>
    spaced ? (grammar?.counts?.[count - LOWEST] ?? "").split("|").filter((word) => /^\p{L}+$/u.test(word)) : [],
  );

const LOWEST = 2;
const HIGHEST = 12;

/** A group for each number. */
const anyCount = once(
  () =>
    new RegExp(Array.from({ length: HIGHEST + 1 - LOWEST }, (_, at) => `(${wordsOf(at).join("|")})`).join("|"), "gu"),
);

/** The words of all languages for one number; where blanks set words apart, no letter stands beside them. */
const wordsOf = (at: number): readonly string[] =>
  languages.map(({ grammar, spaced }) => {
    const word = grammar?.counts?.[at] ?? "(?!)";
    return spaced ? `(?<!\\p{L})(?:${word})(?!\\p{L})` : word;
  });
