import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const limitsIn = (text: string): readonly string[] =>
  rulesIn(text, "user")
    .filter((rule) => /^(?:prohibition|restriction|requirement_negated|read_only): /.test(rule))
    .map((rule) => rule.slice(rule.indexOf(": ") + 2));

describe("a link that is a clause by itself counts by what it shows", () => {
  test.each([
    ["- [No string, no glue](wrapping.md) — every parcel gets tape.", "No string, no glue"],
    ["- [Never open the kiln early](kiln.md) — it cracks the pots.", "Never open the kiln early"],
    [
      "- [Ledger role — pencil draft, NOT the final copy](ledger.md) — see the shelf.",
      "pencil draft, NOT the final copy",
    ],
  ])("%s", (text, rule) => expect(limitsIn(text)).toEqual([rule]));

  test("a link inside a clause stays as it is", () => {
    const rule = "Never edit [the price list](prices.md) by hand";
    expect(limitsIn(`${rule}.`)).toEqual([rule]);
  });
});

describe("words quoted are the rule where none stands around them", () => {
  test.each([
    ['Report that one crate was moved, per her wish "touch nothing but this crate".', "touch nothing but this crate"],
    ["Her wish stands since May: “never lock the cellar”.", "never lock the cellar"],
  ])("%s", (text, rule) => expect(limitsIn(text)).toEqual([rule]));

  test("a name in quotes does not cut the rule that forbids it", () => {
    const rule = 'Always "Ada Lamps", never "Lamps" or "lamps"';
    expect(limitsIn(`${rule}.`)).toEqual([rule]);
  });
});

test("a condition that names what the pronoun stands for needs no sentence before", () => {
  expect(limitsIn("This went wrong twice. When you find a broken pallet, do not move it.")).toEqual([
    "When you find a broken pallet, do not move it",
  ]);
  expect(limitsIn("The kiln is cooling. When in doubt, do not open it.")).toEqual([
    "The kiln is cooling. When in doubt, do not open it",
  ]);
});

test("a rule that only refers to the one before takes its place to no rule", () => {
  expect(limitsIn("Only use the notes that I gave you. Don't change them to sound better.")).toEqual([
    "Only use the notes that I gave you. Don't change them to sound better",
    "Only use the notes that I gave you",
  ]);
});

test("the marks of a quotation do not part a sentence over two lines", () => {
  const rule = "Your job is packing,\n> not pricing";
  expect(limitsIn(`> The shop is open. ${rule}. Ask Ada.`)).toEqual([rule]);
});
