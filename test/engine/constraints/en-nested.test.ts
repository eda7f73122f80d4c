import { expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

test("a failed try is one finding with the verdicts below it", () => {
  const text = "## What did not work\n\n- **Felt washer** (2 mm)\n  - Reverted because it slipped\n- Brass screws\n";
  expect(rulesIn(text, "user")).toEqual([
    "failed_attempt: Felt washer** (2 mm)\n  - Reverted because it slipped",
    "failed_attempt: Brass screws",
  ]);
});

test("what is forbidden below a failed try stays a rule of its own", () => {
  const text = "## What did not work\n\n- Steel brush on copper\n  - it bent the tray\n  - never use it on copper\n";
  expect(rulesIn(text, "user")).toContain("prohibition: never use it on copper");
});

test("items below an entry of another list are told one by one", () => {
  const text = "## Notes\n\n- Felt washer\n  - It failed with oil.\n  - It failed with water.\n";
  expect(rulesIn(text, "user")).toEqual(["failed_attempt: It failed with oil", "failed_attempt: It failed with water"]);
});
