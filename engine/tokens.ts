/** How many tokens a text is, about: an estimate that needs no vocabulary. Always shown as an estimate. */
import { estimateTokenCount } from "tokenx";

/** Estimated tokens of a text; recorded numbers of the agent go first wherever there are any. */
export const estimateTokens = (text: string): number => estimateTokenCount(text);

/** A number of tokens for people: `940`, `12k`. */
export const thousands = (tokens: number): string => (tokens < 1000 ? `${tokens}` : `${Math.round(tokens / 1000)}k`);
