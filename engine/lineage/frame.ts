/** The agent's own fixed words around a summary, which are no part of it (spec §1): blanked, so that offsets stay. */

import type { Item, Passage } from "../item.ts";
import type { Items } from "../items.ts";
import { holds, type Span } from "../text.ts";

/** Openings as agents write them; the frame runs to the end of that line. */
const OPENINGS: readonly string[] = [
  "This session is being continued from a previous conversation",
  "Another language model started to solve this problem",
  "The conversation history before this point was compacted",
  "Your context was compacted",
  "Summary of the conversation so far",
  "Context summary:",
  "[CONTEXT COMPACTION",
];

/** Closings; the frame runs from there to the end of the text. */
const CLOSINGS: readonly string[] = [
  "\nIf you need specific details from before compaction",
  "\nPlease continue the conversation from where we left it off",
  "\nContinue the conversation from where it left off",
  "\nContinue with the last task that you were asked to work on",
];

/** Where the frame lies in a summary's text; empty spans where there is none. */
export function frameOf(text: string): { readonly opening: Span; readonly closing: Span } {
  const opens = OPENINGS.some((opening) => text.startsWith(opening));
  const lineEnd = text.indexOf("\n");
  const end = opens ? (lineEnd < 0 ? text.length : lineEnd) : 0;
  const starts = CLOSINGS.map((closing) => text.lastIndexOf(closing)).filter((at) => at >= end);
  return { opening: { start: 0, end }, closing: { start: Math.min(text.length, ...starts), end: text.length } };
}

/** A side whose summaries stand without their frames; indices and offsets stay as they were. */
export function withoutFrame(side: Items): Items {
  const frames = new Map<number, ReturnType<typeof frameOf>>();
  for (const [index, { provenance, text }] of side.passages.entries()) {
    if (provenance === "summary") frames.set(index, frameOf(text));
  }
  if (frames.size === 0) return side;
  const outside = ({ passage, span }: Item): boolean => {
    const frame = frames.get(passage);
    return !frame || !(holds(frame.opening, span.start) || holds(frame.closing, span.start));
  };
  return {
    passages: side.passages.map((passage, index) => blanked(passage, frames.get(index))),
    items: side.items.filter(outside),
    obligations: side.obligations.filter(outside),
  };
}

function blanked(passage: Passage, frame: ReturnType<typeof frameOf> | undefined): Passage {
  if (!frame) return passage;
  const { opening, closing } = frame;
  const { text } = passage;
  const body = text.slice(opening.end, closing.start);
  return { ...passage, text: `${" ".repeat(opening.end)}${body}${" ".repeat(closing.end - closing.start)}` };
}
