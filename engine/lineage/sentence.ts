/** One sentence a generation, worst first: "one rule of yours, one value an open task needs; 300 handles, none needed". */

/** What a generation lost, in words. */
export interface Sentence {
  readonly text: string;
  /** `grave` a rule of the user's or a binding went, `notable` something may be missed, `calm` nothing of weight was lost. */
  readonly weight: "grave" | "notable" | "calm";
}
