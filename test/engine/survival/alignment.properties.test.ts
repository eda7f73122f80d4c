import fc from "fast-check";
import { expect, test } from "vitest";
import type { Passage } from "../../../engine/item.ts";
import { itemsOf } from "../../../engine/items.ts";
import { type Answer, answersTo, standTogether } from "../../../engine/survival/alignment.ts";
import { type Ground, groundOf } from "../../../engine/survival/ground.ts";
import { sharedWeight, tellingWords, weightOf } from "../../../engine/survival/vocabulary.ts";

const WORDS = "queue gateway replica ledger reader tenant shard cache batch index".split(" ");
const words = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 });
const text = fc
  .array(words, { minLength: 1, maxLength: 30 })
  .map((lines) => lines.map((line) => `- ${line.join(" ")}`).join("\n"));

const sideOf = (words: string) => {
  const passage: Passage = { text: words, provenance: "user", form: "markdown" };
  return itemsOf([passage]);
};

/** Every piece that shares a word is weighed; those alike stay in the order in which the words lead to them. */
function plainly(ground: Ground, asked: ReadonlySet<string>, least: number): readonly Answer[] {
  const weights = ground.weights();
  const total = weightOf(asked, weights);
  const pieces = ground.after.all();
  const reached = new Set([...asked].flatMap((word) => pieces.filter((piece) => ground.after.words(piece).has(word))));
  return [...reached]
    .map((piece) => ({ piece, share: sharedWeight(asked, ground.after.words(piece), weights) / total }))
    .filter(({ share }) => share >= least)
    .sort((a, b) => b.share - a.share || a.piece.text.length - b.piece.text.length)
    .slice(0, 8);
}

test("the pieces that answer to some words are those that weighing every piece finds, in the same order", () => {
  fc.assert(
    fc.property(text, words, fc.constantFrom(0.15, 0.25, 0.34, 0.9), (after, list, least) => {
      const ground = groundOf(sideOf("- nothing"), sideOf(after), {});
      const asked = ground.content(list.join(" "));
      expect(answersTo(ground, new Set(asked), least)).toEqual(plainly(ground, new Set(asked), least));
    }),
    { numRuns: 200 },
  );
});

test("words stand together where one piece holds them all", () => {
  fc.assert(
    fc.property(text, words, (after, list) => {
      const ground = groundOf(sideOf("- nothing"), sideOf(after), {});
      const asked = ground.content(list.join(" "));
      const together = ground.after.all().some((piece) => asked.every((word) => ground.after.words(piece).has(word)));
      expect(standTogether(new Set(asked), ground)).toBe(together);
    }),
    { numRuns: 200 },
  );
});

test("a text that shares enough weight holds a telling word", () => {
  const weights = (word: string): number => 1 + WORDS.indexOf(word) / 3;
  fc.assert(
    fc.property(words, words, fc.double({ min: 0, max: 1, noNaN: true }), (asked, held, least) => {
      const [set, other] = [new Set(asked), new Set(held)];
      const wanted = least * weightOf(set, weights);
      const shared = sharedWeight(set, other, weights);
      const telling = tellingWords(set, wanted, weights);
      if (shared >= wanted && shared > 0) expect(telling.some((word) => other.has(word))).toBe(true);
    }),
  );
});
