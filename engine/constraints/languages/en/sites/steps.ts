/** How a question about an English cue is answered: step by step. */
import type { CueSite } from "../../../language.ts";

/** One step: whether the cue means what it says, or undefined where the next step has to tell. */
export type Step = (site: CueSite) => boolean | undefined;

/** The answer of the first step that has one. */
export function firstAnswer(steps: readonly Step[], site: CueSite): boolean | undefined {
  for (const step of steps) {
    const answer = step(site);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
