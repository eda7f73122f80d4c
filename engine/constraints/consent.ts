/** What a pack says of somebody's word: given, awaited, ordered. */

/** Expressions for the text as it is spelled, in any case; each says itself what stands around its words, and those of all languages are read together. */
export interface Consent {
  /** Somebody's word, for which a gate waits, by any name ("approval", "ask", "wait"). */
  readonly word?: RegExp;
  /** A report that somebody allowed something ("approved by", "gave the go-ahead"). */
  readonly approved?: RegExp;
  /** What is asked for, awaited or denied, so that it was not given ("until", "not", "pending"). */
  readonly pending?: RegExp;
  /** A report that somebody ordered something ("the user asked", "as requested by"). */
  readonly instructed?: RegExp;
  /** A sentence that waits for somebody's word ("wait for approval", "not yet confirmed"). */
  readonly waits?: RegExp;
  /** Words of praise, thanks and turn-taking, which people say before an order ("great", "now"). */
  readonly beforeOrders?: RegExp;
}
