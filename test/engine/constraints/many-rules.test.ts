import { expect, test } from "vitest";
import { itemsOf } from "../../../engine/items.ts";
import { passageOfText } from "../../../engine/passages.ts";

test("a paragraph of ten thousand prohibitions gives each of them, in no time that grows with its square", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `Never push to branch${at}.`);
  const rules = itemsOf([passageOfText(lines.join("\n"))]).items.filter(({ kind }) => kind === "constraint");
  expect(rules.map(({ text }) => text)).toEqual(lines.map((line) => line.slice(0, -1)));
});

test("a rule inside another of its kind is a part of it", () => {
  const { items } = itemsOf([passageOfText("Do not push to main (never force a push there at all) before Friday.")]);
  const rules = items.filter(({ kind }) => kind === "constraint");
  for (const rule of rules)
    for (const other of rules)
      if (other !== rule) expect(other.span.start <= rule.span.start && rule.span.end <= other.span.end).toBe(false);
  expect(rules.length).toBeGreaterThan(0);
});
