/** Phrases of language packs made into regular expressions (the notation is told in language.ts). */

import { bestOf, type Required, requiredBy } from "./literals.ts";

/** What may not stand right before or after a word of a spaced language. */
const WORD = "a-z0-9_\\u00aa-\\u024f\\u0370-\\u052f\\u1e00-\\u1eff";
const LEFT = `(?<![${WORD}/@#$.'-])`;
const RIGHT = `(?![${WORD}]|[-/'.@][${WORD}])`;

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

/**
 * A quick first look: an expression for folded text (lower case, straight quotes) that matches wherever one of the phrases can.
 * It may match where none does.
 */
export function hintOf(phrases: readonly string[], spaced: boolean): RegExp {
  const required = chosen(phrases.map(requiredBy));
  if (!required) return /(?:)/;
  const words = (left: boolean, right: boolean): string => {
    const found = required.filter((each) => (spaced && each.left) === left && (spaced && each.right) === right);
    return [...new Set(found.flatMap(({ anyOf }) => anyOf))].sort().map(escaped).join("|");
  };
  const bounded = [words(true, false), words(true, true) && `(?:${words(true, true)})(?![a-z])`].filter(
    (part) => part !== "",
  );
  const parts = [
    bounded.length === 0 ? "" : `(?<![a-z])(?:${bounded.join("|")})`,
    words(false, true) && `(?:${words(false, true)})(?![a-z])`,
    words(false, false),
  ].filter((part) => part !== "");
  return parts.length === 0 ? /(?!)/ : new RegExp(parts.join("|"));
}

/** One choice a phrase, so that few words are looked for; undefined where a phrase has none and everything must be looked at. */
function chosen(phrases: readonly (readonly Required[])[]): readonly Required[] | undefined {
  const free = new Set<string>();
  const found: Required[] = [];
  for (const choices of [...phrases].sort((a, b) => a.length - b.length)) {
    const best = bestOf(choices, free);
    if (!best) return undefined;
    found.push(best);
    for (const word of best.anyOf) free.add(word);
  }
  return found;
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

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
const PLAIN = "(?:[^,;:.!?¤，；：。！？]|[.,:](?=\\d))";
const GAP = `${PLAIN}{0,40}(?:¤{1,400}${PLAIN}{1,40}){0,3}(?:¤{1,400} {0,8})?`;
