/** The sentence around a span, as people see it: for moving it whole, never for judging. */
import type { Span } from "./text.ts";

/** A full stop ends a sentence before a blank and something that can begin one; the stops of CJK always do. */
const STOPS = /[.!?]["')\]*_`”’]{0,4}\s{1,4}(?=["'(*_`“[]{0,4}[\p{Lu}\p{Lo}\p{N}`])|[。！？]["')\]*_`”’」』]{0,4}/gu;

/** What ends in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|cf|vs|ca|approx|No|Nr|Fig|z\.B|d\.h|bzw|usw|p\.ej|ej)\.$/;

/** The sentence of `block` that holds `span`, without the blanks around it; code spans are never cut. */
export function sentenceAround(text: string, span: Span, block: Span): Span {
  const body = text.slice(block.start, block.end);
  const cuts = [0];
  for (const stop of body.matchAll(STOPS)) {
    const end = stop.index + stop[0].length;
    const short = ABBREVIATION.test(body.slice(Math.max(0, stop.index - 12), stop.index + 1));
    const inCode = body.slice(cuts.at(-1) ?? 0, stop.index).split("`").length % 2 === 0;
    const inside = block.start + stop.index + 1 < span.end && span.start < block.start + end;
    if (!short && !inCode && !inside) cuts.push(end);
  }
  const start = cuts.findLast((cut) => block.start + cut <= span.start) ?? 0;
  const end = cuts.find((cut) => span.end <= block.start + cut) ?? body.length;
  const sentence = body.slice(start, end);
  return {
    start: block.start + start + (sentence.length - sentence.trimStart().length),
    end: block.start + start + sentence.trimEnd().length,
  };
}
