/** What a pack says of notices in brackets that stand where text was left out. */

/** Expressions for a notice as it is spelled, in any case; what reads them sets the bounds, and reads those of all languages together. */
export interface Notices {
  /** What was done to a text; a notice begins with it ("condensed", "omitted"). */
  readonly shortened?: RegExp;
  /** The same, as it stands behind a figure anywhere in a notice ("12 messages removed"). */
  readonly removed?: RegExp;
  /** Said of nothing but text; a notice that begins so needs to say no more ("truncated"). */
  readonly textOnly?: RegExp;
  /** What went, or where it is ("messages", "details", "see"). */
  readonly gone?: RegExp;
}
