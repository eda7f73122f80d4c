/** Phrases of language packs made into regular expressions (the notation is told in language.ts). */

/** What may not stand right before or after a word of a spaced language. */
const WORD = "a-z0-9_\\u00aa\\u00b5\\u00ba\\u00c0-\\u024f\\u0370-\\u052f\\u1e00-\\u1eff";
const LEFT = `(?<![${WORD}/@#$.'\\\\-])`;
const RIGHT = `(?![${WORD}]|[-/'.@\\\\][${WORD}])`;

/** A phrase of a language whose words are set apart by blanks, or of one whose words are not. */
export interface Phrase {
  readonly phrase: string;
  readonly spaced: boolean;
}

/**
 * One expression that finds any of the phrases in a shadow, global unless it is anchored; it never matches where there are none.
 * `whole`: the text must be the phrase and nothing else; `first`: it must begin with it.
 */
export function phrasesOf(phrases: readonly Phrase[], anchor?: "whole" | "first"): RegExp {
  if (phrases.length === 0) return /(?!)/g;
  if (anchor === "whole") return new RegExp(`^${anySource(phrases)}$`);
  if (anchor === "first") return new RegExp(`^${anySource(phrases)}`);
  const apart = phrases.filter(({ spaced }) => spaced);
  const close = phrases.filter(({ spaced }) => !spaced);
  return new RegExp(
    [...(apart.length > 0 ? [LEFT + anySource(apart)] : []), ...(close.length > 0 ? [anySource(close)] : [])].join("|"),
    "g",
  );
}

/** One sticky expression for any of the phrases, for places where nothing stands to the left that would forbid it. */
export const stickyOf = (phrases: readonly Phrase[]): RegExp => new RegExp(anySource(phrases), "y");

/** An expression for a text that is the phrase and nothing else; its groups hold what stands in the gaps and classes of the phrase. */
export const wholeWithOpenParts = (phrase: string, spaced: boolean): RegExp =>
  new RegExp(
    `^${anySource([{ phrase: phrase.replace(/\[[^\]]{1,60}\]\{\d{1,2},\d{1,2}\}[a-z]{0,4}|…/g, "($&)"), spaced }])}$`,
  );

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

/**
 * The source of an expression for any of the phrases, the first of them that fits. Neighbours that end with their word share what may
 * not follow it: the expression is compiled and run in a fraction of the time.
 */
function anySource(phrases: readonly Phrase[]): string {
  const parts: string[] = [];
  const closed = new Set<string>();
  const close = (): void => {
    if (closed.size > 0) parts.push(`(?:${[...closed].join("|")})${RIGHT}`);
    closed.clear();
  };
  for (const { phrase, spaced } of phrases) {
    if (spaced && !phrase.endsWith("-")) {
      closed.add(sourceOf(phrase, spaced));
      continue;
    }
    close();
    parts.push(sourceOf(phrase, spaced));
  }
  close();
  return `(?:${parts.join("|")})`;
}

function sourceOf(phrase: string, spaced: boolean): string {
  const bare = phrase.endsWith("-") ? phrase.slice(0, -1) : phrase;
  const blank = spaced ? " {1,8}" : " {0,8}";
  return bare
    .replace(/ … /g, ` (?:${GAP} )?`)
    .replace(/…/g, GAP)
    .replace(BLANK, (part) => (part === " " ? blank : part));
}

/** A blank that has no bounds of its own, and a class, whose blank stands for itself. */
const BLANK = /(?<!\\)\[[^\]]{1,200}\]| (?![{?])/g;

/** Up to forty characters of the same clause around up to three code spans, with blanks around them. */
const PLAIN = "(?:[^,;:.!?¤，；：。！？]|[.,:](?=\\d)|\\.(?=[a-z_]))";
const GAP = `${PLAIN}{0,40}(?:¤{1,400}${PLAIN}{1,40}){0,3}(?:¤{1,400} {0,8})?`;
