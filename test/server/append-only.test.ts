import { afterEach, beforeEach, expect, it } from "vitest";
import { type Client, startClient } from "./client.ts";

const PAD = "file:///work/plan.md";
const SEALED =
  "# Plan\n\n<!-- sealed -->\n- [constraint] Never push to main.\n- [negative_fact] The cache did not help.\n<!-- /sealed -->\n";
let client: Client;
beforeEach(async () => {
  client = await startClient();
});
afterEach(() => client.close());

const codes = (found: readonly { readonly code?: unknown }[]): readonly unknown[] => found.map(({ code }) => code);

it("a sealed entry is held against the text as it was opened, and appending is no change", async () => {
  await client.open(PAD, SEALED);
  expect(
    codes(await client.edit(PAD, "<!-- /sealed -->", "- [constraint] Never force push.\n<!-- /sealed -->")),
  ).toEqual([]);
  expect(codes(await client.edit(PAD, "did not help", "did help"))).toContain("sealed-changed");
  expect(codes(await client.edit(PAD, "did help", "did not help"))).toEqual([]);
  expect(codes(await client.edit(PAD, "- [constraint] Never push to main.\n", ""))).toContain("sealed-changed");
});
