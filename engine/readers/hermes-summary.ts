/** The message that Hermes puts in place of a region: its opening, the summary, and a message's own words where both share a row. */
import type { Part } from "./json.ts";

const OPENING = "[CONTEXT COMPACTION";
const OLD_OPENING = "[CONTEXT SUMMARY]:";
const BELOW = "[END OF PRIOR CONTEXT — COMPACTION SUMMARY BELOW]";
const END = "--- END OF CONTEXT SUMMARY";

/** Whether a message is such a summary, or holds one behind its own words. */
export const isHermesSummary = (text: string): boolean => 0 <= openingOf(text);

/** The parts of a summary's message in order: frame as `injected`, the summary as `prose`, the message's own words under `own`. */
export function summaryParts(text: string): { readonly summary: readonly Part[]; readonly own: readonly Part[] } {
  const opening = openingOf(text);
  const start = opening + headerLength(text.slice(opening));
  const marked = text.indexOf(END, start);
  const end = marked < 0 ? text.length : marked;
  const line = marked < 0 ? -1 : text.indexOf("\n", marked);
  const rest = line < 0 ? text.length : line;
  const own = [ownBefore(text, opening), { start: rest, end: text.length }].filter(
    ({ start: from, end: to }) => text.slice(from, to).trim() !== "",
  );
  return {
    summary: [
      { span: { start: opening, end: start }, use: "injected" },
      { span: { start, end }, use: "prose" },
      { span: { start: end, end: rest }, use: "injected" },
    ],
    own: own.map((span) => ({ span, use: "prose" })),
  };
}

/** Where the summary's opening stands, behind the message's own words where there are some; -1 where it is none. */
function openingOf(text: string): number {
  const blank = text.length - text.trimStart().length;
  if (text.startsWith(OPENING, blank) || text.startsWith(OLD_OPENING, blank)) return blank;
  const below = text.indexOf(BELOW);
  return below < 0 ? -1 : text.indexOf(OPENING, below + BELOW.length);
}

/** The opening is a paragraph of its own; the older one only a label. */
function headerLength(text: string): number {
  if (text.startsWith(OLD_OPENING)) return OLD_OPENING.length;
  const line = text.indexOf("\n");
  return line < 0 ? text.indexOf("]") + 1 : line + 1;
}

/** Words before the summary, without the line that says that they are for reference only. */
function ownBefore(text: string, opening: number): { readonly start: number; readonly end: number } {
  const end = text.lastIndexOf(BELOW, opening);
  if (end < 0) return { start: 0, end: 0 };
  const start = text.startsWith("[PRIOR CONTEXT") ? text.indexOf("]") + 1 : 0;
  return { start, end };
}
