/** The content words of a stretch of text, under names that wordings and languages share. */
import { type CompiledLanguage, languagesOf } from "./compiled.ts";
import type { Language } from "./language.ts";
import { remembered } from "./remembered.ts";

/**
 * Content words of a shadow as stems, first occurrence first, without stop words and without anything that holds a digit; words that a pack knows under a shared name
 * come under that name. Runs of Chinese or Japanese are cut at particles and hiragana; what is left gives pairs of signs.
 * `around` is the text that shows which language it is, where more of it is known.
 */
export function contentWords(shadow: string, around = shadow): readonly string[] {
  const packs = ledByItsOwn(languagesOf(shadow), around);
  const words = new Set<string>();
  for (const [token] of shadow.matchAll(TOKEN))
    for (const part of DENSE.test(token) ? token.split(RUNS) : [token])
      if (DENSE.test(part)) for (const piece of densePieces(part, packs)) words.add(piece);
      else if (part !== "" && !/\d/.test(part)) addWord(words, part, packs);
  return [...words];
}

/** The packs with the one first that knows the most words of the text; where two know as many, the earlier stays before the later. */
function ledByItsOwn(packs: readonly CompiledLanguage[], shadow: string): readonly CompiledLanguage[] {
  if (packs.length < 2) return packs;
  const known = KNOWN.get(packs) ?? remembered((word) => knowersOf(word, packs), 20_000);
  KNOWN.set(packs, known);
  const counts = packs.map(() => 0);
  for (const [token] of shadow.matchAll(TOKEN)) for (const at of known(token)) counts[at] = (counts[at] ?? 0) + 1;
  const best = counts.indexOf(Math.max(...counts));
  if (best === 0) return packs;
  const orders = ORDERS.get(packs) ?? packs.map((pack) => [pack, ...packs.filter((other) => other !== pack)]);
  ORDERS.set(packs, orders);
  return orders[best] ?? packs;
}

/** Which packs know a word as a stop word or under a shared name. */
const knowersOf = (word: string, packs: readonly CompiledLanguage[]): readonly number[] =>
  packs.flatMap(({ language, stop, concepts }, at) =>
    !isDense(language) && (stop.has(word) || concepts.has(word) || concepts.has(language.words.stem(word))) ? [at] : [],
  );

const KNOWN = new WeakMap<readonly CompiledLanguage[], (word: string) => readonly number[]>();
const ORDERS = new WeakMap<readonly CompiledLanguage[], readonly (readonly CompiledLanguage[])[]>();

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_'-]{0,60}/gu;
/** Signs of the scripts without blanks, alone and as whole runs. */
const DENSE = /[\u3005\u3040-\u30ff\u3400-\u9fff]/;
const RUNS = /([\u3005\u3040-\u30ff\u3400-\u9fff]{1,60})/;

/** Its words stand in runs of signs without blanks. */
const isDense = ({ script }: Language): boolean => script === "han" || script === "kana";

function addWord(words: Set<string>, token: string, packs: readonly CompiledLanguage[]): void {
  const names = NAMES.get(packs) ?? remembered((word) => namesOf(word, packs), 20_000);
  NAMES.set(packs, names);
  for (const name of names(token)) words.add(name);
}

/** The names of words, by the packs that know them. */
const NAMES = new WeakMap<readonly CompiledLanguage[], (word: string) => readonly string[]>();

/** The names of a word, or of the parts of one with dashes. */
function namesOf(token: string, packs: readonly CompiledLanguage[]): readonly string[] {
  const bare = token.replace(/['-]{1,8}$/, "");
  const isStop = (word: string): boolean => packs.some(({ language, stop }) => !isDense(language) && stop.has(word));
  if (isStop(bare)) return [];
  return (bare.includes("-") ? bare.split("-") : [bare])
    .filter((part) => part.length > 1 && !isStop(part))
    .map((part) => nameOf(part, packs))
    .filter((name) => name !== "");
}

/** The shared name of a word in any pack, else its stem in the first pack that writes so; empty for a stop word. */
function nameOf(word: string, packs: readonly CompiledLanguage[]): string {
  // A name of code is one word in every language.
  if (word.includes("_")) return word;
  const own = packs.filter(({ language, script }) => !isDense(language) && script.test(word));
  for (const { language, concepts } of own) {
    const name = concepts.get(language.words.stem(word)) ?? concepts.get(word);
    if (name !== undefined) return name;
  }
  const [first] = own;
  const stem = first?.language.words.stem(word) ?? word;
  return first?.stop.has(stem) && stem !== word ? "" : stem;
}

function densePieces(run: string, packs: readonly CompiledLanguage[]): readonly string[] {
  const pieces = new Set<string>();
  let rest = run;
  const japanese = packs.some(({ language }) => language.script === "kana");
  for (const { language, concepts, stop } of packs) {
    if (!isDense(language) || (japanese && language.script === "han")) continue;
    for (const [stem, name] of concepts)
      if (rest.includes(stem)) {
        pieces.add(name);
        rest = rest.replaceAll(stem, " ");
      }
    for (const particle of stop) if (particle !== "") rest = rest.replaceAll(particle, " ");
  }
  for (const [piece] of rest.matchAll(SAME)) for (const part of partsOf(piece)) pieces.add(part);
  return [...pieces];
}

/** Signs of one kind; hiragana left over is grammar. */
const SAME = /[\u3005\u3400-\u9fff]{1,60}|[\u30a0-\u30ff]{2,60}/g;

/** A katakana word whole, without a last long mark; other signs in pairs, side by side where their number is even. */
function partsOf(piece: string): readonly string[] {
  if (/^[\u30a0-\u30ff]/.test(piece)) return [piece.replace(/ー$/, "")];
  if (piece.length < 2) return [piece];
  const step = piece.length % 2 === 0 ? 2 : 1;
  return Array.from({ length: (piece.length - 2) / step + 1 }, (_, at) => piece.slice(at * step, at * step + 2));
}
