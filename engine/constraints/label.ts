/** The texts of headings and labels. */
import type { Block } from "../markdown.ts";
import { shadowOf } from "./shadow.ts";

/** Longer texts are sentences, no labels. */
export const LONGEST_LABEL = 80;

/** The text of a heading or label without number, emoji, marks, remark in brackets and colon; undefined for anything longer. */
export function labelOf(text: string, block: Block): string | undefined {
  const { start, end } = block.span;
  if (LONGEST_LABEL < end - start) return undefined;
  const said = text.slice(start, end);
  if (block.kind !== "heading" && block.kind !== "cell" && !looksLikeALabel(said, block) && !standsOnAList(text, block))
    return undefined;
  const label = shadowOf(said, [])
    .replace(/[`"“”]/g, " ")
    .replace(/\([^)]{0,60}\)|（[^）]{0,60}）/g, " ");
  return label
    .replace(/^[^\p{L}]{1,20}/u, "")
    .replace(/[^\p{L}]{1,20}$/u, "")
    .replace(/ {2,80}/g, " ");
}

/** It ends in a colon, is nothing but bold, or stands in capitals. */
const looksLikeALabel = (said: string, { kind }: Block): boolean =>
  /[:：]\**$/.test(said) || /^\*\*[^*]{1,80}\*\*$/.test(said) || (kind === "paragraph" && isCapitals(said));

/** "Absolutely forbidden", right above the first item of a list: a line without an end. */
export const standsOnAList = (text: string, { kind, span: { start, end } }: Block): boolean =>
  kind === "paragraph" && LIST_BELOW.test(text.slice(end, end + 24)) && !/[.!?;,…]$|\n/.test(text.slice(start, end));

const LIST_BELOW = /^[ \t]{0,4}\r?\n[ \t]{0,8}(?:[-*+•]|\d{1,3}[.)])[ \t]/;

/** A line in capitals: a label without a colon. */
export const isCapitals = (said: string): boolean => /^[A-Z][A-Z '/-]{2,40}$/.test(said);
