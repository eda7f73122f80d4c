/** What a pack says of rules, values and tasks that have had their day. */

/**
 * Expressions for the text as it is spelled, in any case; those of all languages are read together. Where the English one says what stands
 * around its words (`\b`), so must the others; where it does not, what reads them sets the bounds.
 */
export interface Retiring {
  /** Said of a rule, or of any other thing, that has had its day ("void", "withdrawn"). */
  readonly over?: RegExp;
  /** Verbs before such a word ("is", "was", "declared"). */
  readonly overVerbs?: RegExp;
  /** What may stand between the two ("now", "hereby"). */
  readonly overAdverbs?: RegExp;
  /** What may stand before such a word right behind a rule ("now void", "since withdrawn"). */
  readonly overLeads?: RegExp;
  /** By whom it was made so begins so. */
  readonly by?: RegExp;
  /** Since when something is over begins so. */
  readonly since?: RegExp;
  /** Other titles of what is over ("former rules"). */
  readonly overTitles?: RegExp;
  /** Other ways to say that something holds no longer, or is taken back ("no longer applies", "drop the rule"). */
  readonly voids?: RegExp;
  /** Verbs of what takes something else back: the rule that is meant stands behind them ("overrides"). */
  readonly takesBack?: RegExp;
  /** Verbs of what takes the place of a rule that is called by its number ("replaces", "lifts"). */
  readonly retires?: RegExp;
  /** What makes it untrue, before it with at most two words between ("has not been", "never"). */
  readonly untrue?: RegExp;
  /** The same right before it, without a blank. */
  readonly untrueJoined?: RegExp;
  /** Nobody says so. */
  readonly nobody?: RegExp;
  /** Something holds from now on, or was changed ("from now on", "raised to"). */
  readonly holdsNow?: RegExp;
  /** A sentence begins so that puts another value in the place of the last limit ("make it", "no, 45"). */
  readonly amends?: RegExp;
  /** A sentence begins so that takes back what its speaker said last ("scratch that"). */
  readonly takesBackLast?: RegExp;
  /** It replaces entries right above it, whose number may stand in a group ("this replaces the two above"). */
  readonly replacesAbove?: RegExp;
  /** In the title of a section: it takes the place of earlier ones ("replace the old ones", "supersedes the rules above"). */
  readonly replacesOld?: RegExp;
  /** Words of a title by which something is called the newer one ("new", "updated"). */
  readonly newer?: RegExp;
  /** It holds besides, and replaces nothing ("also", "in addition"). */
  readonly adds?: RegExp;
  /** Right before a name that was given up for another ("instead of", "formerly"). */
  readonly inPlaceOf?: RegExp;
  /** A verb of change, with what may stand between it and the old name ("renamed the file from"). */
  readonly changed?: RegExp;
  /** Behind the old name, before the new one ("to"). */
  readonly toAnother?: RegExp;
  /** Before a thing that is no more, of two words around it the first ("no … any more"). */
  readonly noMore?: RegExp;
  /** The second of the two ("any more"). */
  readonly anyMore?: RegExp;
  /** What may stand between a thing and the word for its end ("has been"). */
  readonly finishedLeads?: RegExp;
  /** Something has come to its end ("done", "merged", "torn down"). */
  readonly finished?: RegExp;
  /** Before a value that is another now ("is now", "changed to"). */
  readonly isNow?: RegExp;
  /** The word for now, which is no part of a name. */
  readonly atPresent?: RegExp;
  /** Right behind a thing: another one took its place ("replaced by"). */
  readonly replacedBy?: RegExp;
  /** A sentence begins so that says that the fault before it is gone ("fixed"). */
  readonly putRight?: RegExp;
  /** A text says that something fails as things stand ("`make` fails", "the build is red"); what was tried is none. */
  readonly failsNow?: RegExp;
}
