import { expect, test } from "vitest";
import { itemsOf } from "../../../engine/items.ts";

const factsIn = (text: string): readonly string[] =>
  itemsOf([{ text, provenance: "assistant", form: "markdown" }])
    .items.filter(({ kind }) => kind === "negative_fact" || kind === "constraint")
    .map(({ text: said }) => said);

test.each([
  "The docs confirm there's **no `draught` parameter at all**.",
  "**Never drain dock 3** by hand.",
  "- **Still open**: the tide test failed because `draught_cm` was not stored",
])("bold letters that begin or end within a rule or a fact are not torn: %s", (text) => {
  const found = factsIn(text);
  expect(found.length).toBeGreaterThan(0);
  for (const said of found) expect(said.split("**").length % 2).toBe(1);
});
