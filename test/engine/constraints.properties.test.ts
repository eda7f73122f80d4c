import fc from "fast-check";
import { expect, test } from "vitest";
import { compiled } from "../../engine/constraints/compiled.ts";
import { analyse, clausesOf, findRules } from "../../engine/constraints/index.ts";
import { headOf, openingsOf } from "../../engine/constraints/openings.ts";
import { bookOf } from "../../engine/constraints/phrase-book.ts";
import { isWordUnit, phrasesOf } from "../../engine/constraints/phrases.ts";
import { codesIn, shadowOf } from "../../engine/constraints/shadow.ts";
import { phrasesOfPacks, writeWays } from "../../engine/constraints/ways.ts";
import type { Passage } from "../../engine/item.ts";
import { blocksOf } from "../../engine/markdown.ts";

const scraps = fc.constantFrom(
  "never ",
  "do not ",
  "only ",
  "not ",
  "no ",
  "without approval ",
  "until ",
  "`a; b`",
  "src/a.ts ",
  ". ",
  "; ",
  " — ",
  "(",
  ")",
  "\n",
  "\n- ",
  "## Tried\n",
  "İ",
  "🚀",
  "不要",
  "。",
  "[compacted: ",
  "]",
  "* ",
  "’",
  "\r\n",
  ": ",
  ", ",
  "it ",
  "failed ",
);
const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join("")),
);
const forms = fc.constantFrom("markdown", "plain", "command", "value" as const) as fc.Arbitrary<Passage["form"]>;

test("any text gives rules that lie inside it and are what stands there, and splits no surrogate pair", () => {
  fc.assert(
    fc.property(texts, forms, (text, form) => {
      const passage: Passage = { text, provenance: "user", form };
      const blocks = form === "markdown" ? blocksOf(text) : [];
      for (const { span, text: said } of [...findRules(passage, blocks, 0), ...clausesOf(passage, blocks, 0)]) {
        expect(0 <= span.start && span.start < span.end && span.end <= text.length).toBe(true);
        expect(said).toBe(text.slice(span.start, span.end));
        expect(said).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
      }
    }),
  );
});

test("a shadow is as long as its text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(shadowOf(text, codesIn(text)).length).toBe(text.length);
    }),
  );
});

test("whatever a clause says can be analysed", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { span } of analyse(text).cues) expect(span.start < span.end && span.end <= text.length).toBe(true);
    }),
  );
});

const lists = compiled.flatMap(({ language: { spaced, idle, conditions, conditionEnds, cues, headings }, script }) =>
  [
    idle,
    conditions,
    conditionEnds,
    ...cues.map(({ find }) => find),
    ...Object.values<readonly string[]>({ ...headings }),
  ].map((phrases) => ({
    spaced,
    script,
    phrases,
  })),
);

test("every phrase of languages in Latin letters says how it begins", () => {
  const blind = lists.flatMap(({ phrases, script }) =>
    script.test("a")
      ? phrases.filter((phrase) => !headOf(phrase) && openingsOf(phrase).some(({ text }) => text === ""))
      : [],
  );
  expect(blind).toEqual([]);
});

test("what the build writes of the phrases is a line for each", () => {
  expect(writeWays().split("\n")).toHaveLength(phrasesOfPacks().length);
});

test("a book finds whatever its lists find", () => {
  const book = bookOf(lists);
  const searches = lists.map(({ phrases, spaced }) => phrasesOf(phrases.map((phrase) => ({ phrase, spaced }))));
  const words = fc.constantFrom(...lists.flatMap(({ phrases }) => phrases.flatMap(plainOf)));
  const said = fc.array(fc.oneof(words, scraps), { maxLength: 12 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.oneof(texts, said), (text) => {
      const shadow = shadowOf(text, []);
      const found = new Map<number, { at: number; end: number }[]>();
      for (const { at, attempts } of book(shadow))
        for (const { list, find } of attempts) {
          const own = found.get(list) ?? [];
          const end = (own.at(-1)?.end ?? 0) <= at ? find(shadow, at) : undefined;
          if (end !== undefined) own.push({ at, end });
          found.set(list, own);
        }
      for (const [list, search] of searches.entries()) {
        const wanted = [...shadow.matchAll(search)].map(({ index, 0: all }) => ({
          at: index + all.length - all.trimStart().length,
          end: index + all.length,
        }));
        const insideWord = wanted.some(
          ({ at }) => isWordUnit(shadow.charCodeAt(at)) && isWordUnit(shadow.charCodeAt(at - 1)),
        );
        if (!insideWord) expect(found.get(list) ?? []).toEqual(wanted);
      }
    }),
    { examples: [["no approval is needed"], ["his approval is needed"], ["null results"]] },
  );
});

/** A phrase with its first alternatives, as a text might hold it. */
const plainOf = (phrase: string): readonly string[] => {
  const plain = phrase
    .replace(/\(\?[=!<][^()]*\)/g, "")
    .replace(/\(\?:([^()|]*)[^()]*\)\??/g, "$1")
    .replace(/[…?]|-$/g, "");
  return /[()[\]{}|\\]/.test(plain) ? [] : [plain];
};
