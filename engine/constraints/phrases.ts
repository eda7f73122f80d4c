/** Phrases of language packs made into regular expressions (the notation is told in language.ts). */

/** What may not stand right before or after a word of a spaced language. */
const WORD = "a-z0-9_\\u00aa\\u00b5\\u00ba\\u00c0-\\u024f\\u0370-\\u052f\\u1e00-\\u1eff";
const LEFT = `(?<![${WORD}/@#$.'\\\\-])`;
const RIGHT = `(?![${WORD}]|[-/'.@\\\\][${WORD}])`;

/** How a pack's phrases are to be read. */
export interface PhraseOptions {
  readonly spaced: boolean;
  /** `whole`: the text must be the phrase and nothing else; `first`: it must begin with it. */
  readonly anchor?: "whole" | "first";
}

/** One expression that finds any of the phrases in a shadow; it never matches where there are none. */
export function phrasesOf(phrases: readonly string[], options: PhraseOptions): RegExp {
  if (phrases.length === 0) return /(?!)/g;
  const any = `(?:${phrases.map((phrase) => sourceOf(phrase, options.spaced)).join("|")})`;
  if (options.anchor === "whole") return new RegExp(`^${any}$`, "g");
  if (options.anchor === "first") return new RegExp(`^${any}`, "g");
  return new RegExp(options.spaced ? LEFT + any : any, "g");
}

/** One sticky expression for any of the phrases, for places where nothing stands to the left that would forbid it. */
export const stickyOf = (phrases: readonly string[], spaced: boolean): RegExp =>
  new RegExp(`(?:${phrases.map((phrase) => sourceOf(phrase, spaced)).join("|")})`, "y");

/** The same for phrases of several languages. */
export const stickyOfAny = (phrases: readonly { readonly phrase: string; readonly spaced: boolean }[]): RegExp =>
  new RegExp(`(?:${[...new Set(phrases.map(({ phrase, spaced }) => sourceOf(phrase, spaced)))].join("|")})`, "y");

/** An expression for a text that is the phrase and nothing else; its groups hold what stands in the gaps and classes of the phrase. */
export const wholeWithOpenParts = (phrase: string, spaced: boolean): RegExp =>
  new RegExp(`^${sourceOf(phrase.replace(/\[[^\]]{1,60}\]\{\d{1,2},\d{1,2}\}[a-z]{0,4}|…/g, "($&)"), spaced)}$`);

/** Whether a unit is part of a word of a spaced language, as phrases see it. */
export const isWordUnit = (code: number): boolean =>
  (97 <= code && code <= 122) ||
  (48 <= code && code <= 57) ||
  code === 95 ||
  code === 0xaa ||
  code === 0xb5 ||
  code === 0xba ||
  (0xc0 <= code && code <= 0x24f) ||
  (0x370 <= code && code <= 0x52f) ||
  (0x1e00 <= code && code <= 0x1eff);

/** Where the word ends that begins at an offset. */
export function wordEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isWordUnit(text.charCodeAt(end))) end++;
  return end;
}

function sourceOf(phrase: string, spaced: boolean): string {
  const open = phrase.endsWith("-");
  const bare = open ? phrase.slice(0, -1) : phrase;
  const source = bare
    .replace(/ … /g, ` (?:${GAP} )?`)
    .replace(/…/g, GAP)
    .replace(/ (?![{?])/g, spaced ? " {1,8}" : " {0,8}");
  return spaced && !open ? `(?:${source})${RIGHT}` : source;
}

/** Up to forty characters of the same clause around up to three code spans, with blanks around them. */
const PLAIN = "(?:[^,;:.!?¤，；：。！？]|[.,:](?=\\d)|\\.(?=[a-z_]))";
const GAP = `${PLAIN}{0,40}(?:¤{1,400}${PLAIN}{1,40}){0,3}(?:¤{1,400} {0,8})?`;
