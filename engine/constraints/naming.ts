/** What a pack says of the words by which things and rules are called. */

/**
 * Expressions for the text as it is spelled, in any case; those of all languages are read together. Where the English one says what stands
 * around its words (`\b`), so must the others; where it does not, what reads them sets the bounds.
 */
export interface Naming {
  /** The names of languages that people write in, with what stands around them. */
  readonly tongues?: RegExp;
  /** What is said besides the name of a language to write in it, or to turn to it ("answer in", "switch back to"). */
  readonly turning?: RegExp;
  /** The definite article. */
  readonly articles?: RegExp;
  /** Words in its place that point at one thing ("this", "our"). */
  readonly these?: RegExp;
  /** Words that point at several things, or at one's own ("those", "my"). */
  readonly ours?: RegExp;
  /** Other words that say that one certain thing is meant ("the agreed", "its"). */
  readonly certain?: RegExp;
  /** Words that point at a rule and say nothing of what it is about ("former", "above"). */
  readonly earlier?: RegExp;
  /** What joins the matter of a rule to the word for it ("the ban on", "the rule for"). */
  readonly about?: RegExp;
  /** The word for a rule, by which one is meant as a whole ("rule", "instruction"). */
  readonly rules?: RegExp;
  /** The word for what a rule does: it may be meant by what it bans or bounds ("ban", "limit"). */
  readonly bans?: RegExp;
  /** The word for a state that passes, in which something is not to be done ("freeze", "lock"). */
  readonly states?: RegExp;
  /** What stands between such a word and the colon behind it ("freeze until Monday:") begins so. */
  readonly stateTimes?: RegExp;
  /** A word by which more than one rule is meant. */
  readonly manyRules?: RegExp;
  /** The word for an entry that is called by its number ("rule", "point"). */
  readonly entries?: RegExp;
  /** Stems of what a note is called, which is no part of what it says ("update", "decision"). */
  readonly notes?: RegExp;
  /** Stems of the names of days and months. */
  readonly days?: RegExp;
  /** A condition that ends with a time begins so: what it holds up may be done one day ("until", "while"). */
  readonly whileTimes?: RegExp;
  /** Such a condition ends so, in a language in which the word stands behind. */
  readonly whileEnds?: RegExp;
  /** Between a name and its value ("is"). */
  readonly copulas?: RegExp;
  /** At the end of a name that a number follows ("of", "at"). */
  readonly links?: RegExp;
  /** A label before the state of something ("status"). */
  readonly stateLabels?: RegExp;
  /** Words by which a measure is a limit ("at most", "no more than"). */
  readonly compared?: RegExp;
  /** Words for where work happens, within a few words of an absolute path ("checked out", "relative to"). */
  readonly workplaces?: RegExp;
}
