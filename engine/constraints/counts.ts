/** Numbers that are said in words. */

import { once } from "../once.ts";
import type { Language } from "./language.ts";
import { languages } from "./languages/index.ts";
import { remembered } from "./remembered.ts";

/** The numbers from two to twelve that a text names in words of any language, in the order in which they stand. */
export const countsIn = remembered(
  (text): readonly number[] =>
    [...text.toLowerCase().matchAll(anyCount())].map(
      ([, ...said]) => LOWEST + (said.findIndex((word) => word !== undefined) % NUMBERS),
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
const NUMBERS = HIGHEST + 1 - LOWEST;

/** A group for each number, twice: in languages with blanks between words no letter stands beside one, and that is asked once for all. */
const anyCount = once(() => {
  const [spaced, dense] = [languages.filter((one) => one.spaced), languages.filter((one) => !one.spaced)].map(groupsOf);
  return new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${dense}`, "gu");
});

/** The words of some languages for each number. */
const groupsOf = (some: readonly Language[]): string =>
  Array.from({ length: NUMBERS }, (_, at) => {
    const words = some.map(({ grammar }) => grammar?.counts?.[at] ?? "(?!)");
    return `(${words.join("|")})`;
  }).join("|");
