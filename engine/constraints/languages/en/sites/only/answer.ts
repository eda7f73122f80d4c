/** How the question whether an English "only" limits is answered: step by step. */
import type { CueSite } from "../../../../language.ts";

/** One step: whether the cue limits, or undefined where the next step has to say. */
export type Step = (site: CueSite) => boolean | undefined;

/** The answer of the first step that has one. */
export function firstAnswer(steps: readonly Step[], site: CueSite): boolean | undefined {
  for (const step of steps) {
    const answer = step(site);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The cue as it is spelled; capitals emphasise nothing where everything is in capitals. */
export const spelledOf = ({ spelled, spelledAfter }: CueSite): string => {
  const next = spelledAfter.slice(0, 24);
  return /[A-Z]{2}/.test(next) && !/[a-z]/.test(next) ? "only" : spelled;
};

/** "ONLY": somebody insists. */
export const isShouted = (site: CueSite): boolean => spelledOf(site) === "ONLY";
