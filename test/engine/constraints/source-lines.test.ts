import { expect, test } from "vitest";
import { itemsOf } from "../../../engine/items.ts";

const rulesIn = (text: string): readonly string[] =>
  itemsOf([{ text, provenance: "tool", form: "plain" }])
    .items.filter(({ kind }) => kind === "constraint" || kind === "negative_fact")
    .map(({ text: said }) => said);

test.each([
  '  12→\t\treturn errors.New("failed to open the lock gate")',
  '\t\tt.Errorf("the tide should not be shown, got %q", tide)',
  "44:    console.warn('pump did not start:', reason)",
  ' 81:   <View style={{ flexWrap: "wrap", gap: 8 }}>',
])("what a string of source code says is no rule and no fact: %s", (line) => {
  expect(rulesIn(line)).toEqual([]);
});

test.each([
  "No files matched the pattern",
  "Unit tide.service could not be found.",
  'The user answered: "Shall I drain dock 3, too?"="Leave dock 3 untouched"',
])("what a tool says in words and in answers still is: %s", (line) => {
  expect(rulesIn(line).length).toBeGreaterThan(0);
});
