/** One line of source cut to fit, with carets under a span: wide characters count double, as terminals draw them. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Span } from "../../engine/text.ts";

/** Columns that an excerpt may take. */
const WIDTH = 100;

/** Columns shown before the span where the line is cut. */
const LEAD = 30;

/** The excerpt for a span with its credentials masked, the carets as wide as what is shown of it, or undefined where the text is not at hand. A span of several lines is underlined on its first. */
export function excerptOf(
  text: string,
  { start, end }: Span,
): { readonly line: string; readonly carets: string } | undefined {
  if (text === "" || text.length < start) return undefined;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const feed = text.indexOf("\n", start);
  const to = feed < 0 ? text.length : feed;
  const cutFrom = to - from <= WIDTH ? from : whole(text, Math.max(from, start - LEAD));
  const cutTo = whole(text, Math.min(to, cutFrom + WIDTH));
  const before = `${from < cutFrom ? "…" : ""}${plain(text.slice(cutFrom, start))}`;
  const marked = plain(text.slice(start, Math.max(start, Math.min(end, cutTo))));
  const after = `${plain(text.slice(Math.min(Math.max(start, end), cutTo), cutTo))}${cutTo < to ? "…" : ""}`;
  const line = maskCredentials(`${before}${marked}${after}`.trimEnd());
  const left = columns(maskCredentials(before));
  const right = Math.min(columns(maskCredentials(`${before}${marked}`)), columns(line));
  return { line, carets: `${" ".repeat(left)}${"^".repeat(Math.max(1, right - left))}` };
}

/** Never between the halves of a surrogate pair. */
function whole(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return 0xdc00 <= code && code <= 0xdfff ? at + 1 : at;
}

/** What would move the cursor is one space, so that carets stay under their text. */
const plain = (text: string): string => text.replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ");

function columns(text: string): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? 2 : isMark(character) ? 0 : 1;
  return width;
}

const isMark = (character: string): boolean => /\p{Mn}|\p{Me}/u.test(character);

const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
    character,
  );
