/** Handles in whose place a mere label stands (spec §3, weakened). */
import type { Item } from "../item.ts";
import type { Instead } from "../survival.ts";
import { answersTo, standTogether } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import { occurrences, runTogether } from "./haystack.ts";
import { partsOf } from "./parts.ts";
import type { Piece } from "./pieces.ts";
import { wordsIn } from "./vocabulary.ts";

/** A piece that names the thing without its value: "the agreed window", "the sensor flags column". */
export function labelOf(item: Item, ground: Ground): Instead | undefined {
  if (ground.region.passages[item.passage]?.form !== "markdown") return undefined;
  const piece = ground.before.at(item.passage, item.span.start);
  if (!piece || piece.text.length > LONGEST) return undefined;
  const [key] = /^[\w.-]{1,80} ?[=:]/.test(item.text) ? partsOf(runTogether(item.text)) : [keyBefore(piece, item)];
  const names = key === undefined ? wordsIn(labelBefore(piece, item)) : wordsIn(key.replaceAll(/[_.-]/g, " "));
  const parts = [...wordsIn(item.text.replaceAll(/[_./-]/g, " "))].filter((part) => /^\p{L}{4,}$/u.test(part));
  const telling = names.size > 0 ? names : new Set(parts);
  const isPath = /[/\\]/.test(item.text);
  // One word of a path or name is in every other sentence.
  if (telling.size === 0 || (names.size === 0 && telling.size < 2 && isPath)) return undefined;
  if (!standTogether(telling, ground)) return undefined;
  const context = key === undefined ? without(wordsIn(piece.text), item) : [];
  const least = key === undefined ? 0.25 : 0.9;
  for (const { piece: answer } of answersTo(ground, new Set([...context, ...telling]), least)) {
    const words = ground.after.words(answer);
    const others = ground.after.items(answer.passage, answer.span).filter((other) => other.subtype === item.subtype);
    if ((others.length === 0 || !isPath) && [...telling].every((word) => words.has(word)) && !stood(answer, ground))
      return { text: answer.text, passage: answer.passage, span: answer.span };
  }
  return undefined;
}

/** A sentence that stood in the region as it stands now has taken nothing's place. */
function stood({ text }: Piece, ground: Ground): boolean {
  for (const _ of occurrences(ground.regionHay(), runTogether(text))) return true;
  return false;
}

/** A line longer than this is data, not a sentence. */
const LONGEST = 2000;

/** The key of an entry `key=value` or `key: value`, whose value the handle is. */
function keyBefore(piece: Piece, item: Item): string | undefined {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return /([\p{L}\p{N}_.-]{2,40})["'`*]{0,3} ?[=:] ?["'`*]{0,3}$/u.exec(before)?.[1];
}

/** The key or word right before a handle. */
export function labelBefore(piece: Piece, item: Item): string {
  const before = piece.text.slice(0, Math.max(0, item.span.start - piece.span.start));
  return (
    /([\p{L}\p{N}_-]{2,40})["'`*]{0,3}[ \t]{0,2}(?:[=:]|is|are)?[ \t]{0,2}["'`*]{0,3}$/u
      .exec(before)?.[1]
      ?.toLowerCase() ?? ""
  );
}

/** Words without those of the handle itself. */
export function without(words: ReadonlySet<string>, item: Item): ReadonlySet<string> {
  const own = wordsIn(item.text);
  return new Set([...words].filter((word) => !own.has(word) && word !== item.text.toLowerCase()));
}
