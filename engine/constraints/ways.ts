/** The ways in which phrases begin: by which words, and what may stand behind those. A phrase is tried only where a text goes so. */
import { addTo, type Group } from "../groups.ts";
import { once } from "../once.ts";
import { languages } from "./languages/index.ts";
import { ANY_WORD, type Opening, openingsOf } from "./openings.ts";
import { isWordUnit, type Phrase, wordEnd } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { CODE } from "./shadow.ts";
import { writtenWays } from "./written-ways.ts";

/** A word or a sign, or what it begins with where it is not `whole`. */
export type Begun = Opening;

/** Words that a phrase begins with, and what may follow each of them, as `followersIn` reads it; empty where anything may. */
export interface Way {
  readonly firsts: readonly Begun[];
  readonly followers: string;
}

/** All ways in which a phrase begins; one with a first word of no letters may begin with anything. */
export function waysOf(phrase: Phrase): readonly Way[] {
  const fields = (linesOf(phrase).get(phrase.phrase) ?? lineOf(phrase)).split("\t");
  const ways: Way[] = [];
  for (let at = 0; at < fields.length; at += 2)
    ways.push({ firsts: readBack(fields[at] ?? ""), followers: fields[at + 1] ?? "" });
  return ways;
}

/** What may follow, of a way that tells. */
export const followersIn = remembered(readBack, 4_000);

/** Whether a word or sign of a text is what may follow. */
export const mayFollow = (followers: readonly Begun[], next: string): boolean =>
  followers.some(({ text, whole }) => (whole ? next === text : next.startsWith(text)));

/** The word or the single sign that stands at an offset, or behind the blanks there; empty at the end of the text. */
export function wordAt(text: string, offset: number): string {
  let at = offset;
  while (text.charCodeAt(at) === BLANK) at++;
  return isWordUnit(text.charCodeAt(at)) ? text.slice(at, wordEnd(text, at)) : text.charAt(at);
}

const BLANK = 32;

/** The ways of every phrase that books are made of, one phrase to a line: what `written-ways.ts` holds in a built program. */
export const writeWays = (): string => phrasesOfPacks().map(lineOf).join("\n");

/** Every phrase that is looked up in books, once. */
export function phrasesOfPacks(): readonly Phrase[] {
  const found = new Map<string, Phrase>();
  for (const { spaced, idle, cues, conditions, conditionEnds, headings } of languages) {
    const lists = [
      idle,
      ...cues.map(({ find }) => find),
      conditions,
      conditionEnds,
      ...Object.values<readonly string[]>({ ...headings }),
    ];
    for (const phrase of lists.flat()) found.set(`${spaced} ${phrase}`, { phrase, spaced });
  }
  return [...found.values()];
}

/** First words and their followers by turns; first words that have the same followers stand together. */
function lineOf({ phrase, spaced }: Phrase): string {
  const followersOf = new Map<string, Group<string>>();
  for (const opening of openingsOf(phrase)) addTo(followersOf, firstWord(opening, spaced), secondWord(opening, spaced));
  const firstsBy = new Map<string, Group<string>>();
  for (const [first, followers] of followersOf)
    addTo(firstsBy, followers.includes("") ? "" : [...new Set(followers)].join(" "), first);
  return [...firstsBy].map(([followers, firsts]) => `${firsts.join(" ")}\t${followers}`).join("\t");
}

/** A blank ends a word only in languages that always set one. */
function firstWord({ text, whole }: Opening, spaced: boolean): string {
  const word = wordAt(text, 0);
  if (word === ANY_WORD) return OPEN;
  const rest = text.charAt(word.length);
  return written({ text: word, whole: spaced ? whole || rest !== "" : rest !== "" && rest !== " " });
}

/**
 * Code may stand where the text holds something else: a clause is searched with its idle words put as code. Of a sign, and in languages
 * without blanks, it is not told what follows.
 */
function secondWord({ text, whole }: Opening, spaced: boolean): string {
  const word = wordAt(text, 0);
  const rest = text.slice(word.length).trimStart();
  const next = wordAt(rest, 0);
  const isWord = word === ANY_WORD || isWordUnit(word.charCodeAt(0));
  if (!spaced || !isWord || next === "" || next === CODE) return "";
  return written({ text: next, whole: whole || next.length < rest.length });
}

/** Stands behind a text that is not whole; no word or sign that a phrase begins with is one. */
const OPEN = "…";

const written = ({ text, whole }: Begun): string => (whole ? text : text + OPEN);

function readBack(texts: string): readonly Begun[] {
  return texts
    .split(" ")
    .map((text) => (text.endsWith(OPEN) ? { text: text.slice(0, -OPEN.length), whole: false } : { text, whole: true }));
}

/** What the build wrote of phrases like this one, by phrase. */
const linesOf = ({ spaced }: Phrase): ReadonlyMap<string, string> => (spaced ? lines().spaced : lines().close);

const lines = once(() => {
  const found = { spaced: new Map<string, string>(), close: new Map<string, string>() };
  if (writtenWays === "") return found;
  const all = writtenWays.split("\n");
  for (const [index, { phrase, spaced }] of phrasesOfPacks().entries())
    (spaced ? found.spaced : found.close).set(phrase, all[index] ?? "");
  return found;
});
