/** What a pack says of tasks: how an entry of their list says that it is done, called off, or none at all. */

/** Expressions for an entry as it is spelled, in any case; what reads them sets the bounds, and reads those of all languages together. */
export interface States {
  /** It was called off: in brackets, behind a dash, before a colon ("dropped", "won't do"). */
  readonly calledOff?: RegExp;
  /** The same where nothing else stands in the brackets; else it names a sort of thing ("abandoned", but not "abandoned carts"). */
  readonly calledOffAlone?: RegExp;
  /** An entry begins so that was called off. */
  readonly beginsCalledOff?: RegExp;
  /** It is done: in brackets or behind a dash at the end ("merged", "shipped"). */
  readonly finished?: RegExp;
  /** An entry begins so that is done. */
  readonly beginsFinished?: RegExp;
  /** A bracket at the end begins so where an entry is done, whatever else stands in it. */
  readonly bracketFinished?: RegExp;
  /** Words by which a remark on a state goes on ("by", "since", "today"). */
  readonly behindState?: RegExp;
  /** An entry begins so that says there is none ("none", "nothing left to do"). */
  readonly none?: RegExp;
  /** What else such an entry says ("pending", "for now"). */
  readonly behindNone?: RegExp;
  /** States in brackets that make no other task of it ("open", "in progress"). */
  readonly inBrackets?: RegExp;
}
