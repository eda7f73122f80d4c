/** The user's text as a message shows it. */
import { maskCredentials } from "../handles/credential.ts";

/** Longer texts are shortened in messages, never in what is computed. */
const SHOWN = 96;

/** A text in backticks: on one line, shortened in its middle, masked where it looks secret. */
export function quote(text: string): string {
  const plain = maskCredentials(text).replaceAll("`", "").split(/\s/).filter(Boolean).join(" ");
  if (plain.length <= SHOWN) return `\`${plain}\``;
  return `\`${wholeEnd(plain.slice(0, SHOWN - 24))}…${wholeStart(plain.slice(-20))}\``;
}

/** Several texts, quoted and joined by commas. */
export const quoteAll = (texts: readonly string[]): string => texts.map(quote).join(", ");

const wholeEnd = (text: string): string => text.replace(/[\ud800-\udbff]$/, "");
const wholeStart = (text: string): string => text.replace(/^[\udc00-\udfff]/, "");
