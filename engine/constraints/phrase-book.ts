/** Many lists of phrases looked up together: one pass over a text tells which of them can begin at which word. */
import { addTo, type Group, groupedBy } from "../groups.ts";
import { lazily } from "./lazily.ts";
import { headOf } from "./openings.ts";
import { isWordUnit, type Phrase, wordEnd } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { CODE } from "./shadow.ts";
import { anyOf, type Find, firstOf } from "./trying.ts";
import { followersIn, mayFollow, waysOf, wordAt } from "./ways.ts";

/** One list of phrases in a book. */
export interface PhraseList {
  readonly phrases: readonly string[];
  readonly spaced: boolean;
  /** The letters of its language. */
  readonly script: RegExp;
}

/** A list whose phrases may begin at a place. */
export interface Attempt {
  /** Index of the list in the book. */
  readonly list: number;
  /** Finds the first of them that does. */
  readonly find: Find;
  /** Whether a text is one of them and nothing else. */
  readonly is: (text: string) => boolean;
}

/** A place in a text where phrases may begin. */
export interface Place {
  readonly at: number;
  readonly attempts: readonly Attempt[];
}

/** Tells the places of a text where phrases of a book may begin, in text order. Reads the text once. */
export type Book = (shadow: string) => readonly Place[];

/** Makes a book of lists of phrases in the notation of language.ts. */
export function bookOf(lists: readonly PhraseList[]): Book {
  const made = lazily<{ readonly pages: Pages }>({ pages: () => pagesOf(lists) });
  const openedBy = remembered((opening) => openedWith(entriesAt(made.pages, opening)), WORDS);
  return (shadow) => {
    const places: Place[] = [];
    let before = 32;
    for (let at = 0; at < shadow.length; ) {
      const code = shadow.charCodeAt(at);
      const end = isWordUnit(code) ? wordEnd(shadow, at) : at + 1;
      if (code !== 32 && !(code === CODE_UNIT && before === CODE_UNIT)) {
        const free = !isWordUnit(before) && !JOINING.has(before);
        const key = free ? shadow.slice(at, end) : end === at + 1 && code >= 0x2e80 ? `\n${shadow.charAt(at)}` : "";
        const opened = key === "" ? NONE : openedBy(key);
        const attempts = opened.before ? opened.before(wordAt(shadow, end)) : opened.attempts;
        if (attempts.length > 0) places.push({ at, attempts });
      }
      before = shadow.charCodeAt(end - 1);
      at = end;
    }
    return places;
  };
}

/** As many different words are remembered. */
const WORDS = 20_000;

/** What is tried at a word, where that depends on the word behind it by that. */
interface Opened {
  readonly attempts: readonly Attempt[];
  readonly before?: (next: string) => readonly Attempt[];
}

const NONE: Opened = { attempts: [] };

function openedWith(entries: readonly Entry[]): Opened {
  const free = entries.filter((entry) => entry.followers === "");
  const bound = entries.filter((entry) => entry.followers !== "");
  const attempts = attemptsOf(free);
  if (bound.length === 0) return { attempts };
  const followers = bound.flatMap((entry) => followersIn(entry.followers));
  const whole = new Set(followers.filter((follower) => follower.whole).map(({ text }) => text));
  const begun = followers.filter((follower) => !follower.whole);
  const led = remembered(
    (next) => attemptsOf([...free, ...bound.filter((entry) => mayFollow(followersIn(entry.followers), next))]),
    FOLLOWERS,
  );
  return { attempts, before: (next) => (whole.has(next) || mayFollow(begun, next) ? led(next) : attempts) };
}

/** As many words are remembered that lead on from a word. */
const FOLLOWERS = 500;

/** No phrase begins inside a code span. */
const CODE_UNIT = CODE.charCodeAt(0);

/** What joins a word to the one before it, so that no phrase of a spaced language begins there: `/@#$.'\-`. */
const JOINING: ReadonlySet<number> = new Set([47, 64, 35, 36, 46, 39, 45, 92]);

/** One way in which a phrase begins, by its place in the book. */
interface Entry {
  readonly list: number;
  readonly phrase: number;
  /** What may stand behind its first word; empty where anything may. */
  readonly followers: string;
  readonly from: PhraseList;
}

/** Entries by their first word, by what that begins with, and those that may begin with anything by the letters of their language. */
interface Pages {
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  readonly begun: ReadonlyMap<string, readonly Entry[]>;
  /** The length of the longest key of `begun`. */
  readonly longest: number;
  readonly free: ReadonlyMap<RegExp, readonly Entry[]>;
}

function pagesOf(lists: readonly PhraseList[]): Pages {
  const whole = new Map<string, Group<Entry>>();
  const begun = new Map<string, Group<Entry>>();
  const free = new Map<RegExp, Group<Entry>>();
  for (const [list, from] of lists.entries())
    for (const [phrase, source] of from.phrases.entries())
      for (const { firsts, followers } of waysOf({ phrase: source, spaced: from.spaced })) {
        const entry = { list, phrase, followers, from };
        for (const first of firsts)
          if (first.text === "") addTo(free, from.script, entry);
          else addTo(first.whole ? whole : begun, first.text, entry);
      }
  return { whole, begun, longest: Math.max(0, ...[...begun.keys()].map(({ length }) => length)), free };
}

/** A line end before the key marks a sign inside a run, where only languages without blanks begin a phrase. */
function entriesAt({ whole, begun, longest, free }: Pages, key: string): readonly Entry[] {
  const inside = key.startsWith("\n");
  const word = inside ? key.slice(1) : key;
  const entries = [...(whole.get(word) ?? [])];
  for (let end = 1; end <= Math.min(word.length, longest); end++)
    entries.push(...(begun.get(word.slice(0, end)) ?? []));
  for (const [script, page] of free) {
    if (word === CODE || script.test(word)) entries.push(...page.filter((entry) => mayOpen(word, entry)));
  }
  return inside ? entries.filter(({ from }) => !from.spaced) : entries;
}

/**
 * Whether a phrase that begins with any of some letters of its language may begin with a word: any word, where the next one tells. Of
 * code only the first sign is known, and of scripts whose letters are looked up one by one nothing is told.
 */
function mayOpen(word: string, { from, phrase, followers }: Entry): boolean {
  if (!from.spaced || followers !== "") return true;
  const head = word === CODE || isWordUnit(word.charCodeAt(0)) ? heads(phraseOf(from, phrase).phrase) : undefined;
  if (head === undefined) return true;
  return word === CODE ? head.source.includes(CODE) : head.test(word);
}

const heads = remembered(headOf, 2_000);

/** What is tried where some entries fit, in the order of lists and of the phrases in them. */
function attemptsOf(entries: readonly Entry[]): readonly Attempt[] {
  return [...groupedBy(entries, ({ list }) => list)]
    .sort(([a], [b]) => a - b)
    .map(([list, group]) => {
      const [{ from }] = group;
      const numbers = [...new Set(group.map(({ phrase }) => phrase))].sort((a, b) => a - b);
      const phrases = numbers.map((number) => phraseOf(from, number));
      return { list, find: firstOf(phrases), is: anyOf(phrases) };
    });
}

const phraseOf = ({ phrases, spaced }: PhraseList, number: number): Phrase => ({
  phrase: phrases[number] ?? "",
  spaced,
});
