/** The content words of a stretch of text, under names that wordings and languages share. */
import { type CompiledLanguage, languagesOf } from "./compiled.ts";

/**
 * Content words of a shadow as stems, first occurrence first, without stop words and without anything that holds a digit; words that a pack knows under a shared name
 * come under that name. Runs of Chinese, Japanese or Korean give pairs of characters, cut at particles.
 */
export function contentWords(shadow: string): readonly string[] {
  const packs = languagesOf(shadow);
  const words = new Set<string>();
  for (const [token] of shadow.matchAll(TOKEN)) {
    if (DENSE.test(token)) for (const piece of densePieces(token, packs)) words.add(piece);
    else if (!/\d/.test(token)) addWord(words, token, packs);
  }
  return [...words];
}

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_'-]{0,60}/gu;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function addWord(words: Set<string>, token: string, packs: readonly CompiledLanguage[]): void {
  const bare = token.replace(/['-]{1,8}$/, "");
  if (packs.some(({ language, stop }) => language.spaced && stop.has(bare))) return;
  for (const part of bare.includes("-") ? bare.split("-") : [bare]) {
    if (part.length < 2 || packs.some(({ language, stop }) => language.spaced && stop.has(part))) continue;
    words.add(nameOf(part, packs));
  }
}

/** The shared name of a word in any pack, else its stem in the first pack with spaces. */
function nameOf(word: string, packs: readonly CompiledLanguage[]): string {
  const spaced = packs.filter(({ language }) => language.spaced);
  for (const { language, concepts } of spaced) {
    const name = concepts.get(language.words.stem(word)) ?? concepts.get(word);
    if (name !== undefined) return name;
  }
  return spaced[0]?.language.words.stem(word) ?? word;
}

function densePieces(run: string, packs: readonly CompiledLanguage[]): readonly string[] {
  const dense = packs.filter(({ language }) => language.script !== "latin" && language.script !== "cyrillic");
  const pieces = new Set<string>();
  let rest = run;
  for (const { concepts, stop } of dense) {
    for (const [stem, name] of concepts)
      if (rest.includes(stem)) {
        pieces.add(name);
        rest = rest.replaceAll(stem, " ");
      }
    for (const particle of stop) if (particle !== "") rest = rest.replaceAll(particle, " ");
  }
  for (const piece of rest.split(" ")) for (const pair of pairsOf(piece)) pieces.add(pair);
  return [...pieces];
}

function pairsOf(piece: string): readonly string[] {
  if (piece.length < 2) return piece === "" ? [] : [piece];
  return Array.from({ length: piece.length - 1 }, (_, at) => piece.slice(at, at + 2));
}
