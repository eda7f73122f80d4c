/** What the packs say together: documents mix languages, so the small words of all of them are read at once. */
import type { Consent, Deeds, Grammar, Language, Naming, Retiring } from "./language.ts";
import { languages } from "./languages/index.ts";

/** The words of one kind of every language, as the alternatives of an expression; found nowhere where no pack has any. */
export const wordsFor = (kind: keyof Grammar): string =>
  anyOf(languages.flatMap(({ grammar }) => grammar?.[kind] ?? []));

/** The expressions of one kind of deed of every language, as the alternatives of an expression; found nowhere where no pack has any. */
export const deedsOf = (kind: keyof Deeds): string =>
  anyOf(languages.flatMap(({ deeds }) => deeds?.[kind]?.source ?? []));

/** The expressions by which all languages say that something is over, as the alternatives of one. */
export const retiringOf = (kind: keyof Retiring): string =>
  anyOf(languages.flatMap(({ retiring }) => retiring?.[kind]?.source ?? []));

/** The expressions by which all languages call things and rules, as the alternatives of one. */
export const namingOf = (kind: keyof Naming): string =>
  anyOf(languages.flatMap(({ naming }) => naming?.[kind]?.source ?? []));

/** The expressions by which all languages tell of somebody's word, as the alternatives of one. */
export const consentOf = (kind: keyof Consent): string =>
  anyOf(languages.flatMap(({ consent }) => consent?.[kind]?.source ?? []));

const anyOf = (sources: readonly string[]): string => (sources.length === 0 ? "(?!)" : sources.join("|"));

/** The pack of a language by its code; undefined where there is none. */
export const languageOf = (code: string): Language | undefined => languages.find((language) => language.code === code);
