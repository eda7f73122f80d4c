/** How English is typed in haste: contractions without their apostrophe. */
import type { CueGroup } from "../../language.ts";

/** Phrases that also match "dont", "isnt", "wont". */
export const typed = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replaceAll("n't", "n'?t"));

/** The same for all phrases of groups. */
export const groupsTyped = (groups: readonly CueGroup[]): readonly CueGroup[] =>
  groups.map((group) => ({
    ...group,
    find: typed(group.find),
    ...(group.unless && { unless: typed(group.unless) }),
  }));
