/** By which words a handle may be called without being written down: its key, its own words, the word before it. */
import { namingOf } from "../constraints/index.ts";
import { lazily } from "../constraints/lazily.ts";
import type { Item } from "../item.ts";
import type { Ground } from "./ground.ts";
import { runTogether } from "./haystack.ts";
import { partsOf } from "./parts.ts";
import type { Piece } from "./pieces.ts";
import { SORTS } from "./substance.ts";
import { UNSPACED, wordsIn } from "./vocabulary.ts";

/** Words by which a handle may be called. */
export interface Name {
  readonly words: ReadonlySet<string>;
  /** It names the thing by itself: the key of an entry, beside which other entries stand. */
  readonly alone: boolean;
  /** What makes one plain word a name: the word for what it names beside it ("blend function"), or an article before it. */
  readonly by?: "sort" | "article" | "both";
  /** The least share of the sentence's other words that must be said there too, by weight, and how many it must have. */
  readonly matter: number;
  readonly beside: number;
}

/** What a handle of a piece may be called: the key of its entry; else the words of its own name; else the word before it. */
export function* namesOf(item: Item, piece: Piece): Iterable<Name> {
  const [key] = /^[\w.-]{1,80} ?[=:]/.test(item.text) ? partsOf(runTogether(item.text)) : [keyBefore(piece, item)];
  const words = wordsIn((key ?? "").replaceAll(/[_.-]/g, " "));
  if (words.size > 0) yield { words, alone: true, ...single(words, "article"), matter: 0.25, beside: 0 };
  if (key !== undefined) return;
  const called = CALLED.exec(item.text)?.[1] ?? item.text;
  const own = new Set([...wordsIn(called.replaceAll(/[_./-]/g, " "))].filter((part) => /^\p{L}{4,}$/u.test(part)));
  if (own.size > 0) yield { words: own, alone: false, ...single(own, "sort"), matter: 0.1, beside: 0 };
  if (own.size === 1) yield { words: own, alone: true, by: "both", matter: 0, beside: 0 };
  const before = wordsIn(labelBefore(piece, item));
  if (before.size > 0) yield { words: before, alone: false, by: "article", matter: 0.5, beside: 2 };
}

const single = (words: ReadonlySet<string>, by: "sort" | "article"): Pick<Name, "by"> =>
  words.size === 1 ? { by } : {};

/** What a signature or call names: `fn blend(a: f32)`, `blend()`. */
const CALLED = /^(?:(?:pub|fn|def|func|function|async|static|void|const) ){0,3}([A-Za-z_]\w{1,60})\(/;

/** The key of an entry `key=value` or `key: value`, whose value the handle is. */
function keyBefore(piece: Piece, item: Item): string | undefined {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return /([\p{L}\p{N}_.-]{2,40})["'`*]{0,3} ?[=:] ?["'`*]{0,3}$/u.exec(before)?.[1];
}

/** The key or word right before a handle. */
export function labelBefore(piece: Piece, item: Item): string {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return nameWords.label.exec(before)?.[1]?.toLowerCase() ?? "";
}

/** Whether the words of a name stand beside each other in a piece of the surviving text, and not within some other literal. */
export function isNamedIn(answer: Piece, { words: name, by }: Name, ground: Ground): boolean {
  const plain = withoutLiterals(answer, ground);
  const words = [...plain.matchAll(/[\p{L}\p{N}]{2,60}/gu)].map(({ 0: word, index }) => ({ word, index }));
  return words.some(({ index }, at) => {
    const near = words.slice(at, at + name.size + BETWEEN).map(({ word }) => word);
    const stems = new Set(near.flatMap((word) => [...wordsIn(word)]));
    if (![...name].every((word) => stems.has(word))) return false;
    const isSorted =
      by === "article" || ground.content(near.join(" ")).some((word) => SORTS.has(word) && !name.has(word));
    if (by === undefined || by === "sort") return by === undefined || isSorted;
    return isSorted && (UNSPACED.test(plain) || nameWords.article.test(plain.slice(Math.max(0, index - 30), index)));
  });
}

/** The text of a piece with a sign in place of each letter of a literal. */
function withoutLiterals({ text, passage, span }: Piece, ground: Ground): string {
  let plain = text;
  for (const { kind, span: other } of ground.after.items(passage, span)) {
    if (kind !== "handle" || other.start < span.start || span.end < other.end) continue;
    const [from, to] = [other.start - span.start, other.end - span.start];
    plain = plain.slice(0, from) + "\u00b7".repeat(to - from) + plain.slice(to);
  }
  return plain;
}

/** So many other words may stand among those of a name. */
const BETWEEN = 2;

/** Expressions for what stands before a name; each is made when it is first asked for. */
export const nameWords = lazily({
  /** A word that says that one certain thing is meant, and perhaps what it is like. */
  article: () =>
    new RegExp(
      `(?:^|[^\\p{L}])(?:${namingOf("articles")}|${namingOf("these")}|${namingOf("certain")}) (?:\\p{L}{1,20} ){0,2}$`,
      "iu",
    ),

  /** The key or word right before a handle. */
  label: () =>
    new RegExp(
      `([\\p{L}\\p{N}_-]{2,40})["'\`*]{0,3}[ \\t]{0,2}(?:[=:]|${namingOf("copulas")})?[ \\t]{0,2}["'\`*]{0,3}$`,
      "u",
    ),
});
