/** Rules that hold for one task, and rules that stand. */
import { everyLanguage } from "./compiled.ts";

/** Whether the wording (a shadow) binds the rule to one task: "not yet", "for now", "until I say so". */
export const isPassing = (shadow: string): boolean =>
  shadow.search(everyLanguage.passing) !== -1 && !isStanding(shadow);

/** Whether the rule speaks of every, each, always or never: no yes releases it. */
export const isStanding = (shadow: string): boolean => shadow.search(everyLanguage.standing) !== -1;
