/** Literals that the region does not hold as they stand and supports all the same: their parts stand there, or they name no one thing. */
import { namingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item } from "../item.ts";
import { isWord } from "./boundary.ts";
import type { Ground } from "./ground.ts";
import { findFirst, occurrences } from "./haystack.ts";

/** Whether nothing was made up: a pattern, a heading or tag of the text itself, or a literal put together from what was said. */
export function isSupportedLiteral(item: Item, ground: Ground): boolean {
  if (isPattern(item.text) || isOwnLabel(item, ground)) return true;
  return tellingParts(item).every((part) => wasSaid(part, ground));
}

/** Whether a sentence that names a failure quotes what the region says word for word: only the words around it are its own. */
export function quotesOnly({ text, subtype }: Item, ground: Ground): boolean {
  if (subtype !== "error") return false;
  const quoted = [...text.matchAll(QUOTED)].map(([, plain = "", curly = ""]) => plain || curly);
  const around = text.replaceAll(QUOTED, " ");
  return (
    quoted.length > 0 &&
    !(around.match(/[\p{L}\p{N}_]{1,200}/gu) ?? []).some(isHard) &&
    quoted.every((words) => findFirst(ground.regionHay(), words.replace(/[.,;]$/, ""), subtype) !== undefined)
  );
}

const QUOTED = /"([^"\n]{3,200})"|“([^”\n]{3,200})”/g;

/** Whether a literal stands for many: a placeholder, an ellipsis, a wildcard. */
export const isPattern = (text: string): boolean => PATTERN.test(text);

const PATTERN = /<[^<>\s]{1,60}>|\{[^{}\s]{1,60}\}|\.{3}|…|\*/;

/** A literal with its placeholders made alike, so that only what is no placeholder is compared. */
export const withoutPlaceholders = (text: string): string =>
  text.replaceAll(/<[^<>\s]{1,60}>|\{[^{}\s]{1,60}\}|\.{3}|…/g, "<>");

/** A tag, the label that begins a line, or the state behind such a label: the text's own frame, no literal of anybody's. */
function isOwnLabel({ passage, span }: Item, { surviving }: Ground): boolean {
  const text = surviving.passages[passage]?.text ?? "";
  const before = text.slice(text.lastIndexOf("\n", span.start - 1) + 1, span.start);
  const behind = text.slice(span.end, span.end + 3);
  if (/<\/?$/.test(before) && behind.startsWith(">")) return true;
  if (/^[\s>*#_`\d.)-]{0,12}$/.test(before) && /^[*_`]{0,2}:/.test(behind)) return true;
  return labelWords.state.test(before);
}

/** The parts by which a literal can be known: names and numbers; of error texts and command lines only those that are no words. */
function tellingParts({ text, subtype }: Item): readonly string[] {
  const parts = text.match(/\d{1,9}(?:\.\d{1,9}){1,6}|[\p{L}\p{N}_]{1,200}/gu) ?? [];
  return parts.filter((part) => isHard(part) || (!WORDY.has(subtype) && part.length > 2));
}

const WORDY = new Set(["error", "command", "other"]);

/** A part that is no plain word: with a digit, an underscore inside, or a capital inside. */
const isHard = (part: string): boolean => /\d|[^_]_[^_]|\p{Ll}\p{Lu}/u.test(part);

/** Whether a part was said anywhere in the region, in any case, or elsewhere in what the agent could see. */
function wasSaid(part: string, ground: Ground): boolean {
  const spellings = [...new Set([part, part.toLowerCase(), part.toUpperCase()])];
  return spellings.some((spelling) => standsAsPart(spelling, ground)) || ground.options.heard?.(part) === true;
}

/** It stands there between signs that are no letters; of a long hash its beginning is enough. */
function standsAsPart(part: string, ground: Ground): boolean {
  const { text } = ground.regionHay();
  const isHash = /^[0-9a-f]{7,64}$/i.test(part);
  for (const at of occurrences(ground.regionHay(), part)) {
    if (at > 0 && isWord(text.charCodeAt(at - 1))) continue;
    if (isHash || !isWord(text.charCodeAt(at + part.length))) return true;
  }
  return false;
}

/** Made when it is first asked for. */
export const labelWords = lazily({
  /** The label before the state of something. */
  state: () => new RegExp(`^[\\s>*#_\`-]{0,12}(?:${namingOf("stateLabels")})[*_\`]{0,2}:[\\s*_\`]{0,4}$`, "i"),
});
