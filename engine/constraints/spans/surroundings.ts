/** A clause among its neighbours, and how its words are counted. */
import type { Span } from "../../text.ts";
import { wordsFor } from "../all-languages.ts";
import { sayingsIn } from "../compiled.ts";
import type { Sentence } from "../cutting.ts";

/** A clause among its neighbours. All offsets count in the shadow. */
export interface Surroundings {
  readonly shadow: string;
  readonly sentences: readonly Sentence[];
  /** Index of the sentence, and of the clause in it. */
  readonly sentence: number;
  readonly clause: number;
}

/** What belongs to a clause though it stands outside of it is looked for this near, in characters. */
export const NEAR = 200;

/** The clause before, and the one behind, in the same sentence. */
export const neighboursOf = ({ sentences, sentence, clause }: Surroundings): Neighbours => {
  const clauses = sentences[sentence]?.clauses ?? [];
  return { before: clauses[clause - 1], next: clauses[clause + 1] };
};

interface Neighbours {
  readonly before: Span | undefined;
  readonly next: Span | undefined;
}

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s{1,20}/).filter((word) => word !== "").length;

/** How many words stand in a stretch beside a cue. */
export const wordsOutside = (shadow: string, { start, end }: Span, cue: Span): number =>
  wordsIn(`${shadow.slice(start, cue.start)} ${shadow.slice(cue.end, end)}`);

/** Whether a text begins with a word that leads a condition, or with one that gives a reason. */
export const beginsWith = (text: string, what: "leads" | "reasons"): boolean =>
  sayingsIn(text)[what].test(text.trimStart());

/** Whether a text is a few words that tell nothing by themselves. */
export function isName(text: string): boolean {
  const words = wordsIn(text);
  return 2 <= words && words <= LONGEST_NAME && !text.includes(": ") && !hasVerb(text);
}

const LONGEST_NAME = 10;

/** Whether a common verb of some language stands in a text (a shadow), with a word behind it. */
export const hasVerb = (text: string): boolean => HAS_VERB.test(text);

const HAS_VERB = new RegExp(`(?:^| )(?:${wordsFor("verbs")})(?= )`);
