/** How an English "only" is spelled. */
import type { CueSite } from "../../../../language.ts";

/** The cue as it is spelled; capitals emphasise nothing where everything is in capitals. */
export const spelledOf = ({ spelled, spelledAfter }: CueSite): string => {
  const next = spelledAfter.slice(0, 24);
  return /[A-Z]{2}/.test(next) && !/[a-z]/.test(next) ? "only" : spelled;
};

/** "ONLY": somebody insists. */
export const isShouted = (site: CueSite): boolean => spelledOf(site) === "ONLY";
