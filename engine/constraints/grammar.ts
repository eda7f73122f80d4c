/** What a pack says of how clauses hang together. */

/**
 * Small words by which it is seen where a rule or a fact begins and ends. Pieces of expressions for the shadow, lower case; the code
 * that reads them says what stands around them, and reads those of all languages together.
 */
export interface Grammar {
  /** Behind a comma they begin a clause with a subject of its own ("and"). */
  readonly clauseJoints?: readonly string[];
  /** Behind a comma they join a finding to the one before as its equal ("and", "while"). */
  readonly findingJoints?: readonly string[];
  /** Behind a comma they begin an order of its own ("and", "but"). */
  readonly orderJoints?: readonly string[];
  /** They join two verbs that are said of one thing ("or", "and"). */
  readonly verbJoints?: readonly string[];
  /** Verbs of what is done to a thing: behind a ban that names none, they are said of what stands before it ("touch", "edit"). */
  readonly handling?: readonly string[];
  /** They join parts of a title, each of which says the same ("and", "or"). */
  readonly titleJoints?: readonly string[];
  /** Parts of a title that only add to another part of it ("known", "notes"). */
  readonly titleAsides?: readonly string[];
  /** What stands behind them is the reason for what stands before ("because"). */
  readonly because?: readonly string[];
  /** They make a finding of its own of a clause ("not", "never"). */
  readonly denials?: readonly string[];
  /** Verbs that make a statement of the words before a comma ("is", "runs"). */
  readonly verbs?: readonly string[];
  /** Verbs of being and having, behind which a condition is no condition ("is", "had"). */
  readonly being?: readonly string[];
  /** Verbs that tell what happened, so that no case is named ("is", "failed"). */
  readonly telling?: readonly string[];
  /** Behind a dash, where the language sets no "is", they begin what is said of the words before it: "`dist` — только чтение". */
  readonly predicates?: readonly string[];
  /** How a verb ends that goes on behind a comma which also parts the items of a list ("…せず、"). */
  readonly goingOn?: readonly string[];
  /** What begins with them behind a full-width comma leans on what was said before ("才", "否则"). */
  readonly leaning?: readonly string[];
  /** How something is done ("manually", "by hand"). */
  readonly manners?: readonly string[];
  /** They begin a remark in brackets that only explains ("by design", "see"). */
  readonly remarks?: readonly string[];
  /** They begin a remark in brackets that belongs to the rule before it ("no", "without"). */
  readonly lacking?: readonly string[];
  /** They begin a wording by which something is not to be there at all ("no"). */
  readonly none?: readonly string[];
  /** Words of a try: what failed of it stays a failure, whatever was done afterwards ("tried", "approach"). */
  readonly tries?: readonly string[];
  /** Words for what is over ("no longer"): in a list of what was fixed, a relief. */
  readonly over?: readonly string[];
  /** Titles of a column that only counts or dates its rows ("no.", "date"). */
  readonly numbering?: readonly string[];
  /** Words behind a time of day ("am", "o'clock"). */
  readonly hours?: readonly string[];
  /** Whoever is spoken to, at the start of a sentence ("you"). */
  readonly addressed?: readonly string[];
  /** Two, three … twelve, in this order, each in all its forms; a word that means something else in another language is left out. */
  readonly counts?: readonly string[];
  /** An entry of a list that only fills its place ("none", "n/a"). */
  readonly empty?: readonly string[];
}
