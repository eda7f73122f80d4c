/** Constraints, negative facts, directives and loss records: the room's front door. */
export {
  askedBy,
  consentOf,
  deedsOf,
  endingsOfWords,
  landingWords,
  languageOf,
  listsOf,
  lossesOf,
  namingOf,
  pledgesOf,
  remarksOf,
  retiringOf,
  rewordingOf,
  sharedNames,
  stemsOf,
  toldOf,
  wordsFor,
} from "./all-languages.ts";
export { analyse } from "./analyse.ts";
export type { Clause, ClauseCue, ClauseFacts, Polarity } from "./clause.ts";
export { clausesOf } from "./clauses.ts";
export { countsIn, wordsForCount } from "./counts.ts";
export { findRules } from "./find-rules.ts";
export type {
  CueGroup,
  CueKind,
  CueSite,
  Deeds,
  Grammar,
  Headings,
  Language,
  Provisos,
  Words,
} from "./language.ts";
export { type Retired, retire } from "./retire.ts";
