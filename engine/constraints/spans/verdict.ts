/** Verdicts that name nothing themselves, and what they are verdicts on. */
import type { Span } from "../../text.ts";
import type { ClauseCue } from "../clause.ts";
import { languagesOf } from "../compiled.ts";
import { isName, NEAR, neighboursOf, type Surroundings, wordsIn } from "./surroundings.ts";

/**
 * Where a fact begins that is a verdict on what stands before it: "Evaluated both; rejected, too heavy" takes in what was tried.
 * Offsets count in the shadow.
 */
export function withTheTry(around: Surroundings, { start, end }: Span, cue: ClauseCue): number {
  const { shadow } = around;
  const before = neighboursOf(around).before ?? titleBefore(around);
  if (before === undefined || NEAR < start - before.start) return start;
  const said = shadow.slice(start, cue.span.start).trim();
  const after = wordsIn(shadow.slice(cue.span.end, end));
  const isVerdict =
    (cue.as === "failed_attempt" &&
      (said === "" || isPronoun(said) || (!/\p{L}/u.test(said) && endsInArrow(shadow, before, start)))) ||
    (cue.as === "correction" && isPronoun(said)) ||
    (cue.as === "unconfirmed" && said === "" && after < 2) ||
    (NAMED_BEFORE.has(cue.as) &&
      said === "" &&
      wordsIn(beforeColon(shadow.slice(cue.span.start, end))) <= 3 &&
      wordsIn(shadow.slice(before.start, before.end)) <= 6);
  return isVerdict ? before.start : start;
}

/** "**The linear model.** Rejected": the first sentence of a block, where it is a name in bold letters, whose marks are blank here. */
function titleBefore({ shadow, sentences, sentence, clause }: Surroundings): Span | undefined {
  const first = sentence === 1 && clause === 0 ? sentences[0]?.span : undefined;
  if (!first || !isName(shadow.slice(first.start, first.end))) return undefined;
  return /^[.!:]? {3}/.test(shadow.slice(first.end)) ? first : undefined;
}

/** "Width 8 -> 4 (FAIL)": the verdict is on the change, not on what it led to. */
const endsInArrow = (shadow: string, before: Span, start: number): boolean =>
  /^ {1,8}(?:→|->|=>|⇒) {1,8}$/.test(shadow.slice(before.end, start));

/** "Retired: half of it was stale": the verdict without what proves it. */
const beforeColon = (said: string): string => said.split(/[:：]\s/, 1)[0] ?? said;

/** "Dark mode — not started": what is missing or over is named before the dash. */
const NAMED_BEFORE: ReadonlySet<string> = new Set(["absent", "deprecated"]);

/** Whether a word is one that stands for what was named before, in some language. */
export const isPronoun = (word: string): boolean =>
  languagesOf(word).some(({ pronouns }) => pronouns.exec(word)?.[0].length === word.length);
