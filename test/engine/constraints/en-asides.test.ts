import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

describe("a finding in brackets at the end stands beside that before it", () => {
  test.each([
    [
      "The second print failed: no ink (the shop has no black toner).",
      ["failed_attempt: The second print failed: no ink", "absent: the shop has no black toner"],
    ],
    [
      "The north office is not yet checked (its key is missing today).",
      ["absent: The north office is not yet checked", "absent: its key is missing today"],
    ],
    [
      "The second print failed (we used the old drum).",
      ["failed_attempt: The second print failed (we used the old drum)"],
    ],
  ])("%s", (text, found) => expect(rulesIn(text, "user")).toEqual(found));
});

test("a name with a slash or a number and a colon is no order", () => {
  expect(rulesIn("Go/no-go 2: not demonstrated", "user").filter((rule) => rule.startsWith("prohibition"))).toEqual([]);
  expect(
    rulesIn("Run 7: stopped early, not converged", "user").filter((rule) => rule.startsWith("prohibition")),
  ).toEqual([]);
});
