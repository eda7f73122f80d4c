/** What a pack says of what a rewording does with a rule. */

/**
 * Expressions for the text as it is spelled, in any case; those of all languages are read together. Where the English one says what stands
 * around its words (`\b`), so must the others; where it does not, what reads them sets the bounds.
 */
export interface Rewording {
  /** Words that deny: a failure may be told by denying a success ("not", "without"). */
  readonly denying?: RegExp;
  /** Words that make any rule a mere wish ("if possible", "usually"). */
  readonly softening?: RegExp;
  /** Words of caution, in place of a rule ("careful", "mind"). */
  readonly caution?: RegExp;
  /** An order to keep something begins so, up to the thing, with the blank before it ("keep the "). */
  readonly keeping?: RegExp;
  /** A word behind which the rule begins anew ("note", "therefore"). */
  readonly opensClause?: RegExp;
  /** Words that join one thing to another ("and", "or", "as well as"). */
  readonly joins?: RegExp;
  /** Words that join another thing to what is banned ("or"). */
  readonly alternatives?: RegExp;
  /** Words that join a thing to what is denied ("nor"). */
  readonly joinsNot?: RegExp;
  /** Prepositions of place and time, which limit what stands before them ("on", "during"). */
  readonly placing?: RegExp;
  /** A conjunction of time that limits what stands before it ("when"). */
  readonly timing?: RegExp;
  /** Behind such a preposition: everywhere and at all times ("under no circumstances"). */
  readonly everywhere?: RegExp;
  /** A rule that bans a thing begins so, up to the blank before the thing ("no", "never use"). */
  readonly bans?: RegExp;
  /** Behind the banned thing, the reason begins so ("because"). */
  readonly banReasons?: RegExp;
  /** A thing is made use of, up to the blank before it ("built with", "using the"). */
  readonly using?: RegExp;
  /** Trials that are told of without saying which ("several approaches"). */
  readonly vagueTrials?: RegExp;
  /** Words by which something is told, not planned ("tried", "was"). */
  readonly toldTrials?: RegExp;
  /** Words of trying, or of what went wrong ("attempt", "trouble"). */
  readonly trying?: RegExp;
  /** Before what another thing is set against ("not", "instead of"). */
  readonly setAgainst?: RegExp;
  /** Before what alone is or does something ("only", "nobody but"). */
  readonly onlyOne?: RegExp;
  /** A condition that only says of which things, or when, a rule holds begins so: it may become a word beside the thing ("if", "during"). */
  readonly describing?: RegExp;
  /** All but what is named: "only inside" and "not outside" say the same ("outside", "other than"). */
  readonly allBut?: RegExp;
  /** Right before what is done: that it is not, or never, done ("are not", "no"). */
  readonly refraining?: RegExp;
  /** By these a wording denies, refuses or leaves out, whatever it is of ("ignores", "empty", "rather than"). */
  readonly negating?: RegExp;
  /** By these a wording binds that has no cue of a rule ("are out", "stays as is", "has no"). */
  readonly binding?: RegExp;
  /** A thing is needed for another ("needs", "requires", "only with"). */
  readonly requiring?: RegExp;
  /** A condition that names what must not be missing begins so ("without"). */
  readonly lacking?: RegExp;
  /** Behind a preposition of place: how or why something is done, and neither where nor when ("on purpose", "for now"). */
  readonly noPlace?: RegExp;
  /** Behind what is not done: that it was so once, or need not be done ("was", "needed"). */
  readonly toldOnce?: RegExp;
  /** What is yet to come, and has not happened ("will", "to be"). */
  readonly coming?: RegExp;
  /** Articles that two wordings may differ in and be the same. */
  readonly bareArticles?: RegExp;
}
