/** Many lists of phrases looked up together: one pass over a text tells which of them can begin at which word. */
import { addTo, type Group } from "../groups.ts";
import { type Follower, followersOf, mayFollow, wordAt } from "./followers.ts";
import { lazily } from "./lazily.ts";
import { headOf, openingsOf } from "./openings.ts";
import { isWordUnit, type Phrase, stickyOf, wordEnd } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { CODE } from "./shadow.ts";

/** One list of phrases in a book. */
export interface PhraseList {
  readonly phrases: readonly string[];
  readonly spaced: boolean;
  /** The letters of its language. */
  readonly script: RegExp;
}

/** A list whose phrases may begin at a place: `find` is sticky, and finds the first of them that does. */
export interface Attempt {
  /** Index of the list in the book. */
  readonly list: number;
  readonly find: RegExp;
}

/** A place in a text where phrases may begin. */
export interface Place {
  readonly at: number;
  readonly attempts: readonly Attempt[];
  /** One of them finds something wherever one of several attempts would; most places that look like a beginning are none. */
  readonly any?: readonly RegExp[];
}

/** What is tried at a place. */
type Tried = Omit<Place, "at">;

/** A place where as much is tried as at another. */
export const placeAt = (at: number, { attempts, any }: Tried): Place =>
  any ? { at, attempts, any } : { at, attempts };

/** Tells the places of a text where phrases of a book may begin, in text order. Reads the text once. */
export type Book = (shadow: string) => readonly Place[];

/** Makes a book of lists of phrases in the notation of language.ts. */
export function bookOf(lists: readonly PhraseList[]): Book {
  const made = lazily<{ readonly pages: Pages }>({ pages: () => pagesOf(lists) });
  const findAny = finderOf(lists);
  const anyOf = jointFinderOf();
  const tried: Trying = (free, bound) => {
    const attempts = attemptsOf([...free, ...bound], findAny);
    const any = attempts.length < SEVERAL ? [] : [free, bound].filter(({ length }) => length > 0).map(anyOf);
    return any.length === 0 ? { attempts } : { attempts, any };
  };
  const openedBy = remembered((opening) => openedWith(entriesAt(made.pages, opening), opening, tried), WORDS);
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
        const tried = opened.before ? opened.before(wordAt(shadow, end)) : opened;
        if (tried.attempts.length > 0) places.push(placeAt(at, tried));
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
interface Opened extends Tried {
  readonly before?: (next: string) => Tried;
}

const NONE: Opened = { attempts: [] };

/** What is tried where some phrases may begin whatever follows their word, and others because of what does. */
type Trying = (free: readonly Entry[], bound: readonly Entry[]) => Tried;

function openedWith(entries: readonly Entry[], word: string, tried: Trying): Opened {
  const bound = new Map<Entry, readonly Follower[]>();
  for (const entry of entries) {
    const followers = entry.from.spaced ? followersOf(phraseOf(entry).phrase, word) : undefined;
    if (followers) bound.set(entry, followers);
  }
  const free = entries.filter((entry) => !bound.has(entry));
  const anyway = tried(free, []);
  if (bound.size === 0) return anyway;
  const followers = [...bound.values()].flat();
  const whole = new Set(followers.filter((follower) => follower.whole).map(({ text }) => text));
  const begun = followers.filter((follower) => !follower.whole);
  const led = remembered(
    (next) =>
      tried(
        free,
        [...bound].flatMap(([entry, own]) => (mayFollow(own, next) ? [entry] : [])),
      ),
    FOLLOWERS,
  );
  return { attempts: [], before: (next) => (whole.has(next) || mayFollow(begun, next) ? led(next) : anyway) };
}

/** As many words are remembered that lead on from a word. */
const FOLLOWERS = 500;

/** From so many attempts on it pays to try all of them at once first. */
const SEVERAL = 3;

/** No phrase begins inside a code span. */
const CODE_UNIT = CODE.charCodeAt(0);

/** What joins a word to the one before it, so that no phrase of a spaced language begins there: `/@#$.'\-`. */
const JOINING: ReadonlySet<number> = new Set([47, 64, 35, 36, 46, 39, 45, 92]);

/** One phrase, by its place in the book. */
interface Entry {
  readonly list: number;
  readonly phrase: number;
  /** What a word must begin with; the whole word where `whole`. */
  readonly word: string;
  readonly whole: boolean;
  readonly from: PhraseList;
}

/** Entries by the first character of their word; those that may begin with anything by the letters of their language. */
interface Pages {
  readonly named: ReadonlyMap<string, readonly Entry[]>;
  readonly free: ReadonlyMap<RegExp, readonly Entry[]>;
}

function pagesOf(lists: readonly PhraseList[]): Pages {
  const named = new Map<string, Group<Entry>>();
  const free = new Map<RegExp, Group<Entry>>();
  lists.forEach((from, list) => {
    from.phrases.forEach((source, phrase) => {
      for (const { text, whole } of openingsOf(source)) {
        const word = wordAt(text, 0);
        const entry = { list, phrase, word, whole: (from.spaced && whole) || word.length < text.length, from };
        if (word === "") addTo(free, from.script, entry);
        else addTo(named, word.charAt(0), entry);
      }
    });
  });
  return { named, free };
}

/** A line end before the key marks a sign inside a run, where only languages without blanks begin a phrase. */
function entriesAt({ named, free }: Pages, key: string): readonly Entry[] {
  const inside = key.startsWith("\n");
  const word = inside ? key.slice(1) : key;
  const entries = (named.get(word.charAt(0)) ?? []).filter(
    (entry) => entry.word === word || (!entry.whole && word.startsWith(entry.word)),
  );
  for (const [script, page] of free) {
    if (word === CODE && !script.test(word)) entries.push(...page);
    else if (script.test(word)) entries.push(...page.filter((entry) => mayOpen(word, entry)));
  }
  return inside ? entries.filter(({ from }) => !from.spaced) : entries;
}

/** Whether a phrase that begins with any of some letters of its language may begin with a word. */
function mayOpen(word: string, { from: { phrases, spaced }, phrase }: Entry): boolean {
  const head = spaced && word.length > 1 ? heads(phrases[phrase] ?? "") : undefined;
  return head === undefined || head.test(word);
}

const heads = remembered(headOf, 2_000);

/** The sticky expression for some phrases of a list, by their numbers. */
type Finder = (list: number, phrases: readonly number[]) => RegExp;

/** Words that open the same phrases share an expression. */
function finderOf(lists: readonly PhraseList[]): Finder {
  const known = new Map<string, RegExp>();
  return (list, phrases) => {
    const key = `${list}:${phrases.join()}`;
    const { phrases: all = [], spaced = true } = lists[list] ?? {};
    const find = known.get(key) ?? stickyOf(phrases.map((number) => ({ phrase: all[number] ?? "", spaced })));
    known.set(key, find);
    return find;
  };
}

/** The sticky expression for all phrases of some entries, whatever their lists; it only tells that there is one. */
function jointFinderOf(): (entries: readonly Entry[]) => RegExp {
  const known = new Map<string, RegExp>();
  return (entries) => {
    const own = new Map(entries.map((entry) => [`${entry.list}:${entry.phrase}`, entry]));
    const key = [...own.keys()].sort().join();
    const find = known.get(key) ?? stickyOf([...own.values()].map(phraseOf));
    known.set(key, find);
    return find;
  };
}

const phraseOf = ({ phrase, from: { phrases, spaced } }: Entry): Phrase => ({ phrase: phrases[phrase] ?? "", spaced });

function attemptsOf(entries: readonly Entry[], find: Finder): readonly Attempt[] {
  const byList = new Map<number, Set<number>>();
  for (const { list, phrase } of entries) byList.set(list, (byList.get(list) ?? new Set()).add(phrase));
  return [...byList]
    .sort(([a], [b]) => a - b)
    .map(([list, numbers]) => ({
      list,
      find: find(
        list,
        [...numbers].sort((a, b) => a - b),
      ),
    }));
}
