/** Dates and times that open an entry of a log. Both take shadows. */
import { wordsFor } from "./all-languages.ts";

/** How many characters the time of day takes that a sentence opens with: "14:05 tried …", "[2026-03-01 09:12] never …". */
export const timeBefore = (sentence: string): number => TIME.exec(sentence)?.[0].length ?? 0;

const TIME = new RegExp(
  `^\\[?(?:\\d{4}-\\d\\d-\\d\\d[ t]{1,2})?\\d{1,2}:\\d\\d(?::\\d\\d)?z?\\]?(?: (?:${wordsFor("hours")})(?= ))?(?: ?[-–—|:] | {1,3})(?=[\\p{L}"'¤])`,
  "u",
);

/** What stands before a cue, without a date or time that opens it: "2026-03-01: never …". */
export const withoutStamp = (before: string): string => before.replace(STAMP, "");

const STAMP = /^[\s([]{0,4}(?:\d{4}-\d\d-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?|\d\d:\d\d)[\])]?[:\s]{1,4}/;
