/** What a pack says so that it is known what results, notes and wishes tell of a deed. */

/**
 * Expressions for the text as it is spelled, in any case; each says itself what stands around its words, and those of all languages are
 * read together. Signs and codes that belong to no language ("404", "✅") stand where they are read.
 */
export interface Told {
  /** Of an error: what was named is not there ("no such", "not found"). */
  readonly absent?: RegExp;
  /** Of a search: it found nothing ("no matches"). */
  readonly unfound?: RegExp;
  /** Of a note: something failed, is missing or is wrong ("failed", "cannot"). */
  readonly failed?: RegExp;
  /** Of a note: something was brought about ("sent", "already", "is live"). */
  readonly done?: RegExp;
  /** Of a wish: what was done is to be done once more ("again", "retry"); lower case, with its case. */
  readonly again?: RegExp;
  /** Of a summary: it says all that its source said ("nothing was lost"). A claim of loss ("nothing but the ids was lost") is none. */
  readonly complete?: RegExp;
  /** Other words by which a deed is asked for, by the verb of the command that does it ("ship" for a push); lower case. */
  readonly asked?: { readonly [verb: string]: readonly string[] };
  /** What is asked for where commit, merge and push are only meant ("pull request"); lower case. */
  readonly landing?: readonly string[];
}
