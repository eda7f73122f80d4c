import { expect, test } from "vitest";
import { masked, mayHoldCredential } from "../../../engine/node/masking.ts";

// Made up, and put together here so that no scanner takes this file for a leak.
const letters = "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gH6jK9mN2";
const digits = "0123456789abcdef0123456789abcdef";
const made: readonly (readonly [string, string])[] = [
  ["a shop's key", `shp${"at"}_${digits}`],
  ["a tracker's key", `lin_${"api"}_${letters.slice(0, 40)}`],
  ["a registry's token", `dckr_${"pat"}_${letters.slice(0, 27)}`],
  ["a token in lower case", `da${"pi"}${digits}`],
  ["a password in an address", "postgres://reader:pa55-word@db.example.com/ledger"],
];

for (const [what, secret] of made) {
  test(`${what} is masked, and nothing around it`, async () => {
    const shown = await masked(`before ${secret} after`);
    expect(shown).toMatch(/^before ‹[a-z-]+-[0-9a-f]+› after$/);
    expect(await masked(shown)).toBe(shown);
  });
}

test("the same credential has the same mask, so that two places can be compared", async () => {
  const secret = made[1]?.[1] ?? "";
  const [first, second] = (await masked(`${secret} ${secret}`)).split(" ");
  expect(first).toBe(second);
});

test("JSON with a credential in a string stays JSON", async () => {
  const text = JSON.stringify({ text: `key "${made[0]?.[1]}"\n`, line: 3 });
  expect(JSON.parse(await masked(text)).line).toBe(3);
});

test.each([
  "the revision 4f9a2c81d07be3a6559c0d1e2f3a4b5c6d7e8f90 went out",
  "session 0cf3db51-7d1e-4a52-9a8e-8d2f0c1b7a66",
  "see https://example.com/docs/getting-started and src/engine/readers/claude-code-windows.ts",
  "set PAYMENTS_DB_REPLICA_ENDPOINT, call getConstraintsOfEveryPassage",
])("no rules are loaded for %s", (text) => {
  expect(mayHoldCredential(text)).toBe(false);
});
