/** What a pack says so that rules can be held against what an agent does. */

/** Expressions for the text as it is spelled, in any case; those of all languages are read together. */
export interface Deeds {
  /** A condition that no transcript shows ("unless", "directly"). */
  readonly conditional?: RegExp;
  /** What is offered in place of what is forbidden begins ("instead", "but"). */
  readonly instead?: RegExp;
  /** Verbs of changing, by their stems. */
  readonly changing?: RegExp;
  /** What is to stay as it is ("alone", "unchanged"). */
  readonly staying?: RegExp;
  /** Verbs of taking away, by their stems. */
  readonly deleting?: RegExp;
  /** Verbs of running a command. */
  readonly running?: RegExp;
  /** Words before the name of a branch ("to", "onto"). */
  readonly onto?: RegExp;
  /** A negation and, as the first group, a sub-command of git behind it ("do not push"); without it a sub-command alone is looked for. */
  readonly git?: RegExp;
  /** What may follow a sub-command of git that is forbidden altogether ("anything", "the changes"). */
  readonly objectless?: RegExp;
}

/** Expressions for a rule as it is spelled. */
export interface Provisos {
  /** An order to ask or tell somebody before something, from the start of the rule to what is not to be done before. */
  readonly askFirst: RegExp;
  /** Such an order that wants no answer ("tell me before"). */
  readonly notice: RegExp;
  /** Want of somebody's word ("without my approval"), to the end of the rule. */
  readonly withoutWord: RegExp;
  /** Want of a step, up to its command ("before running"). */
  readonly stepFirst: RegExp;
  /** What makes a prohibition of a deed, with the blank behind it ("do not "). */
  readonly forbid: string;
  /** Whatever may be meant as a yes in an answer of the user. */
  readonly assent: RegExp;
}
