/** What a pack says of notices: that something went, what it was, and where it lies. */

/** Expressions for the text as it is spelled, in any case; each says itself what stands around its words, and those of all languages are read together. */
export interface Losses {
  /** A place by its number, where a dropped text lies ("lines 12"). */
  readonly places?: RegExp;
  /** A text lies there as it was ("verbatim", "in full"). */
  readonly wordForWord?: RegExp;
  /** The word for all that must stay as it is spelled ("identifiers"). */
  readonly literals?: RegExp;
  /** The word for a path. */
  readonly path?: RegExp;
  /** The word for an address of the web. */
  readonly url?: RegExp;
  /** The word for a variable of the environment. */
  readonly env?: RegExp;
  /** The word for a number by which something is known. */
  readonly id?: RegExp;
  /** The word for a digest or a commit. */
  readonly hash?: RegExp;
  /** The word for a version. */
  readonly version?: RegExp;
  /** The word for a machine or its port. */
  readonly host?: RegExp;
  /** The word for a branch or tag. */
  readonly branch?: RegExp;
  /** The word for a value with a name. */
  readonly param?: RegExp;
  /** The word for a text of an error. */
  readonly error?: RegExp;
  /** The word for a command. */
  readonly command?: RegExp;
  /** The word for a name in a program. */
  readonly symbol?: RegExp;
  /** The word for rules of any sort ("constraints", "gates"). */
  readonly rules?: RegExp;
  /** The word for what was found out or failed ("dead ends", "findings"). */
  readonly facts?: RegExp;
  /** Somebody retired a rule, up to who did ("lifted by the"). */
  readonly retiredBy?: RegExp;
  /** A sentence that begins so says what a rewrite lost of itself ("12 messages were removed"). */
  readonly removal?: RegExp;
}
