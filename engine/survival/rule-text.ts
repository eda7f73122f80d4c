/** The text of a rule, cut at the words that make it one. */
import { analyse } from "../constraints/index.ts";
import type { RuleItem } from "../item.ts";

/** The words that make a rule one, as they are spelled; none where they stand in a header. */
export const cueOf = ({ text, span, cue }: RuleItem): string =>
  text.slice(Math.max(0, cue.start - span.start), Math.max(0, cue.end - span.start));

/** What stands behind those words, up to the end of the rule; all of it where they stand in a header. */
export const behindCue = ({ text, span, cue }: RuleItem): string => text.slice(Math.max(0, cue.end - span.start));

/** The stem of the first word of a text, whatever marks stand before it. */
export const firstWord = (text: string): string | undefined =>
  analyse(text.replace(/^[^\p{L}\p{N}]{1,9}/u, "").split(/\s/, 1)[0] ?? "").words[0];
