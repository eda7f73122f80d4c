/** The kinds of lists that an English family of failures has. */

/** Phrases of one family, by how much else has to be seen before they tell of a failure. Notation of language.ts. */
export interface FailureFamily {
  /** They say it alone: "was rolled back". */
  readonly plain: readonly string[];
  /** They say it of a try in the same clause only: "raising the limit gave the same error". */
  readonly afterATry: readonly string[];
  /** They say it where nothing is planned, wished or ordered: "fell apart". */
  readonly settled: readonly string[];
}
