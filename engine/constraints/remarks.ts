/** What a pack says so that remarks can be told from findings that a later reader would miss. */

/** Expressions for the text as it is spelled, in any case; those of all languages are read together. */
export interface Remarks {
  /** Something failed, failed to help, or keeps failing. */
  readonly failed?: RegExp;
  /** The same, over and done with: how code behaves ("fails later in confusing ways") is told in the present. */
  readonly hadFailed?: RegExp;
  /** Somebody did something to mend it. */
  readonly tried?: RegExp;
  /** Words of no other language: a phrase of another may stand in a sentence of this one. */
  readonly own?: RegExp;
  /** The speaker only supposes it ("probably", "it seems"). */
  readonly guessed?: RegExp;
  /** What would be, if something were ("would", "we could"). */
  readonly supposed?: RegExp;
  /** How the thing to be mended behaves now ("keeps crashing"): that is the task itself. */
  readonly symptom?: RegExp;
  /** What the speaker is about to do, or looks at now ("let me", "I'm going to"). */
  readonly planned?: RegExp;
  /** A report begins: what the speaker has done ("added", "removed"). */
  readonly done?: RegExp;
  /** Nothing is amiss, or no longer ("no failed units", "is fixed"). */
  readonly goodNews?: RegExp;
  /** What is wrong and wanted otherwise ("does not look right"): that is the task itself, too. */
  readonly complaint?: RegExp;
  /** It points at something said before it ("that", "these"). */
  readonly pointing?: RegExp;
  /** It begins with such a word, and tells nothing without what it points at. */
  readonly pointed?: RegExp;
  /** A look at how things stand while a fault is searched for ("I see that"). */
  readonly lookedAt?: RegExp;
  /** A call of a tool came back with nothing, told as such ("the search returned nothing"). */
  readonly callFailed?: RegExp;
  /** The speaker marks it as something to keep ("one caveat", "keep in mind"). */
  readonly marked?: RegExp;
  /** It holds only for the moment ("still", "currently"), or says what became of a thing. */
  readonly passing?: RegExp;
}
