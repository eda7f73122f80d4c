/** Tries phrases at a place of a text. */
import { type Phrase, phrasesOf, stickyOf } from "./phrases.ts";

/** Where the first of some phrases ends that stands at an offset of a text; undefined where none does. */
export type Find = (text: string, at: number) => number | undefined;

/** Finds the first of some phrases. Each has one expression, made when it is first tried, whatever others it is tried with. */
export function firstOf(phrases: readonly Phrase[]): Find {
  return (text, at) => {
    for (const phrase of phrases) {
      const find = expressionOf(phrase);
      find.lastIndex = at;
      if (find.test(text) && at < find.lastIndex) return find.lastIndex;
    }
    return undefined;
  };
}

/** Tells whether a text is one of some phrases and nothing else. */
export const anyOf =
  (phrases: readonly Phrase[]) =>
  (text: string): boolean =>
    phrases.some((phrase) => wholeOf(phrase).test(text));

/** Expressions are made once each: some are thousands of characters long, and a page of text tries a few hundred. */
const expressionOf = oncePerPhrase((phrase) => stickyOf([phrase]));

const wholeOf = oncePerPhrase((phrase) => phrasesOf([phrase], "whole"));

function oncePerPhrase(make: (phrase: Phrase) => RegExp): (phrase: Phrase) => RegExp {
  const made = { spaced: new Map<string, RegExp>(), close: new Map<string, RegExp>() };
  return (phrase) => {
    const known = phrase.spaced ? made.spaced : made.close;
    const find = known.get(phrase.phrase) ?? make(phrase);
    known.set(phrase.phrase, find);
    return find;
  };
}
