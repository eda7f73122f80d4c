/** How many tokens a text is, about: an estimate that needs no vocabulary. Always shown as an estimate. */
import { estimateTokenCount } from "tokenx";

/** UTF-16 code units up to which a text is estimated as a whole. */
const WHOLE = 200_000;

/** Of a longer one, so many stretches of so many code units, spread evenly, stand for all of it. */
const STRETCHES = 40;
const STRETCH = 2500;

/**
 * Estimated tokens of a text; recorded numbers of the agent go first wherever there are any. A very long text is estimated from stretches of
 * it, so that a tool result of a hundred megabytes costs no more than one of a hundred kilobytes. A text always has the same estimate; of
 * two very long ones that hardly differ the longer may have a slightly smaller one.
 */
export function estimateTokens(text: string): number {
  if (text.length <= WHOLE) return estimateTokenCount(text);
  const apart = (text.length - STRETCH) / (STRETCHES - 1);
  let sum = 0;
  for (let index = 0; index < STRETCHES; index += 1) {
    const start = Math.floor(index * apart);
    sum += estimateTokenCount(text.slice(start, start + STRETCH));
  }
  return Math.round((sum * text.length) / (STRETCHES * STRETCH));
}

/** A number of tokens for people: `940`, `12k`. */
export const thousands = (tokens: number): string => (tokens < 1000 ? `${tokens}` : `${Math.round(tokens / 1000)}k`);
