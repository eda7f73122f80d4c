/** How many tokens a text is, about: an estimate that needs no vocabulary. Always shown as an estimate. */
import { estimateTokenCount } from "tokenx";

/** Estimated tokens of a text; recorded numbers of the agent go first wherever there are any. */
export const estimateTokens = (text: string): number => estimateTokenCount(text);
