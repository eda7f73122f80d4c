/** What the packs say together: documents mix languages, so the small words of all of them are read at once. */
import type { Deeds, Grammar, Language } from "./language.ts";
import { languages } from "./languages/index.ts";

/** The words of one kind of every language, as the alternatives of an expression. */
export const wordsFor = (kind: keyof Grammar): string =>
  languages.flatMap(({ grammar }) => grammar?.[kind] ?? []).join("|");

/** The expressions of one kind of deed of every language, as the alternatives of an expression. */
export const deedsOf = (kind: keyof Deeds): string =>
  languages.flatMap(({ deeds }) => deeds?.[kind]?.source ?? []).join("|");

/** The pack of a language by its code; undefined where there is none. */
export const languageOf = (code: string): Language | undefined => languages.find((language) => language.code === code);
