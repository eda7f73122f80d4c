/** Contrasts: "X, not Y" means nothing without both its halves. */
import type { Span } from "../../text.ts";
import { languagesOf, sayingsIn } from "../compiled.ts";

/** Whether a cue is one half of a contrast. */
export function isHalf(shadow: string, cue: Span, end: number): boolean {
  const text = shadow.slice(cue.start, end);
  if (!sayingsIn(text).halves.test(text)) return false;
  return languagesOf(text).some(({ halves }) => halves.exec(text)?.[0].length === cue.end - cue.start);
}

/** Whether a stretch begins with one half of a contrast. */
export function beginsWithHalf(shadow: string, { start, end }: Span): boolean {
  const [first = ""] = /^\S{1,20}/.exec(shadow.slice(start, end)) ?? [];
  return first !== "" && isHalf(shadow, { start, end: start + first.length }, start + first.length);
}
