/** How English clauses hang together. */
import type { Grammar } from "../../language.ts";

/** Small English words by which it is seen where a rule or a fact begins and ends. */
export const grammar: Grammar = {
  clauseJoints: ["and"],
  findingJoints: ["and|nor|while|whereas"],
  orderJoints: ["and", "but"],
  verbJoints: ["or", "and", "nor"],
  handling: [
    "touch|edit|modify|change|alter|delete|remove|rename|overwrite|replace|rewrite|reformat|refactor|use|move|drop",
  ],
  titleJoints: ["and", "or"],
  titleAsides: [
    "(?:also )?known",
    "(?:and )?why",
    "notes?",
    "misc",
    "other",
    "so far",
    "details",
    "lessons(?: learned)?",
    "caveats",
  ],
  because: ["because", "since"],
  denials: ["not", "no", "never", "cannot", "nothing", "neither", "nor", "[^ ]{1,40}n't"],
  verbs: ["is|are|was|were|has|have|had|does|do|did|can|will|must", "uses?|runs?|works?", "[a-z]{3,14}ed"],
  being: ["is", "are", "was", "were", "has", "have", "had"],
  telling: [
    "is|are|was|were|has|have|had|does|do|did|can|could|there|[a-z]{2,8}n't|cannot",
    "failed|fails|tried|turned|implemented|supported|working|possible|incompatible|unusable|unreliable|unstable",
  ],
  manners: ["manually", "directly", "by hand", "yourself", "in place"],
  remarks: ["by design", "see"],
  lacking: ["no", "zero"],
  none: ["no"],
  tries: ["tried|attempt|attempted|approach", "first|second|initial|earlier|even|after", "[a-z]{3,12}ing"],
  over: ["no longer"],
  numbering: ["no\\.?", "num(?:ber)?", "id", "date", "when"],
  hours: ["am", "pm", "h"],
  addressed: ["you"],
  counts: ["two|twice", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  empty: ["n/a", "none", "nothing", "nil", "tbd"],
};
