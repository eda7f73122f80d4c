/** What the packs say together: documents mix languages, so the small words of all of them are read at once. */
import type { Grammar, Handles, Language } from "./language.ts";
import { languages } from "./languages/index.ts";

/** The words of one kind of every language, as the alternatives of an expression; found nowhere where no pack has any. */
export const wordsFor = (kind: keyof Grammar): string =>
  anyOf(languages.flatMap(({ grammar }) => grammar?.[kind] ?? []));

/** The expressions of one kind of deed of every language, as the alternatives of an expression; found nowhere where no pack has any. */
export const deedsOf = expressionsOf(({ deeds }) => deeds);

/** The expressions by which all languages say that something is over, as the alternatives of one. */
export const retiringOf = expressionsOf(({ retiring }) => retiring);

/** The expressions by which all languages call things and rules, as the alternatives of one. */
export const namingOf = expressionsOf(({ naming }) => naming);

/** The expressions by which all languages tell of somebody's word, as the alternatives of one. */
export const consentOf = expressionsOf(({ consent }) => consent);

/** The expressions by which all languages tell what came of a deed, as the alternatives of one. */
export const toldOf = expressionsOf(({ told }) => told);

/** The expressions by which speakers of all languages bind themselves, as the alternatives of one. */
export const pledgesOf = expressionsOf(({ pledges }) => pledges);

/** The expressions by which speakers of all languages tell what is no finding, as the alternatives of one. */
export const remarksOf = expressionsOf(({ remarks }) => remarks);

/** The expressions by which notices of all languages say that text was left out, as the alternatives of one. */
export const noticesOf = expressionsOf(({ notices }) => notices);

/** The expressions by which tasks of all languages say how they stand, as the alternatives of one. */
export const statesOf = expressionsOf(({ states }) => states);

/** The expressions for what rewordings do in all languages, as the alternatives of one. */
export const rewordingOf = expressionsOf(({ rewording }) => rewording);

/** The expressions by which records of a loss name what went in all languages, as the alternatives of one. */
export const lossesOf = expressionsOf(({ losses }) => losses);

/** The expressions for what stands beside literals in all languages, as the alternatives of one. */
export const besideOf = expressionsOf(({ handles }) => handles);

/** The words of one kind that stand beside literals in all languages. */
export const wordsBeside = (kind: Exclude<keyof Handles, Kind<Handles>>): readonly string[] =>
  languages.flatMap(({ handles }) => handles?.[kind]?.split(" ") ?? []);

/** Other words of all languages for a deed, by the verb of the command that does it. */
export const askedBy = (verb: string): readonly string[] => languages.flatMap(({ told }) => told?.asked?.[verb] ?? []);

/** What is asked for in all languages where commit, merge and push are only meant. */
export const landingWords = (): readonly string[] => languages.flatMap(({ told }) => told?.landing ?? []);

/** The words or stems of one kind of all languages. */
export const stemsOf = (kind: "small" | "light" | "sorts" | "asking" | "bringing"): ReadonlySet<string> =>
  new Set(languages.flatMap(({ words }) => words[kind]?.split(" ") ?? []));

/** The names that the packs share for words of one meaning. */
export const sharedNames = (): ReadonlySet<string> =>
  new Set(languages.flatMap(({ words }) => Object.keys(words.concepts)));

/** The entries of one kind that all languages list for comparing words. */
export const listsOf = (kind: "between" | "units" | "referred"): readonly string[] =>
  languages.flatMap(({ words }) => words[kind] ?? []);

/** What is cut off the ends of words where two texts are only laid side by side, as the alternatives of an expression. */
export const endingsOfWords = (): string => anyOf(languages.flatMap(({ words }) => words.endings?.source ?? []));

/** The pack of a language by its code; undefined where there is none. */
export const languageOf = (code: string): Language | undefined => languages.find((language) => language.code === code);

/** The kinds of a part of a pack that are expressions. */
type Kind<Part> = { [kind in keyof Part]-?: NonNullable<Part[kind]> extends RegExp ? kind : never }[keyof Part];

function expressionsOf<Part extends object>(
  partOf: (pack: Language) => Part | undefined,
): (kind: Kind<Part>) => string {
  return (kind) => anyOf(languages.flatMap((pack) => (partOf(pack)?.[kind] as RegExp | undefined)?.source ?? []));
}

const anyOf = (sources: readonly string[]): string => (sources.length === 0 ? "(?!)" : sources.join("|"));
