import fc from "fast-check";
import { expect, test } from "vitest";
import { compiled } from "../../engine/constraints/compiled.ts";
import { analyse, clausesOf, findRules, languages } from "../../engine/constraints/index.ts";
import { bestOf, requiredBy } from "../../engine/constraints/literals.ts";
import { codesIn, shadowOf } from "../../engine/constraints/shadow.ts";
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

test("every phrase of every language names a word by which it can be looked for", () => {
  const blind = languages.flatMap(({ code, cues }) =>
    cues.flatMap(({ find }) =>
      find.filter((phrase) => !bestOf(requiredBy(phrase))).map((phrase) => `${code}: ${phrase}`),
    ),
  );
  expect(blind).toEqual([]);
});

test("a hint never hides a cue", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const shadow = shadowOf(text, []);
      for (const { groups } of compiled)
        for (const { hint, find } of groups) if (shadow.search(find) !== -1) expect(hint.test(shadow)).toBe(true);
    }),
  );
});
