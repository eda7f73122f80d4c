import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

describe("a verdict that names nothing takes in what it is a verdict on", () => {
  test.each([
    [
      "- Pulley over the north shaft (FAILED - too slow)",
      "failed_attempt: Pulley over the north shaft (FAILED - too slow)",
    ],
    ["## Trial 3 — rope width 8 -> 4 (FAIL)", "failed_attempt: rope width 8 -> 4 (FAIL)"],
    [
      "**The two-wheel hoist.** Rejected — both foremen saw it tip.",
      "failed_attempt: **The two-wheel hoist.** Rejected",
    ],
    [
      "- **`tally:` as the source of truth** — retired: half of the slates were stale.",
      "deprecated: **`tally:` as the source of truth** — retired: half of the slates were stale",
    ],
  ])("%s", (text, fact) => expect(rulesIn(text)).toEqual([fact]));

  test("a statement before it stands for itself", () => {
    expect(rulesIn("The hoist tips over. Rejected by both foremen.")).toEqual([
      "failed_attempt: Rejected by both foremen",
    ]);
    expect(rulesIn("One wheel drags the rope -> ropes snap at noon, which did not work.")).not.toContain(
      "failed_attempt: One wheel drags the rope -> ropes snap at noon, which did not work",
    );
  });
});

describe("in a table", () => {
  const table = (...rows: readonly string[]) => ["| # | Change | Result |", "|---|---|---|", ...rows].join("\n");

  test("a verdict alone in its cell is said of the cells before it, but for a number or a name in code", () => {
    expect(
      rulesIn(
        table(
          "| 3 | Grease the wheel | No improvement |",
          "| `ab71` | Swap the rope | No change |",
          "| B-2 | Oil the gate | No effect |",
        ),
      ),
    ).toEqual([
      "failed_attempt: Grease the wheel | No improvement",
      "failed_attempt: Swap the rope | No change",
      "failed_attempt: Oil the gate | No effect",
    ]);
  });

  test("a title of a column is no verdict on the titles before it", () => {
    expect(rulesIn("| Change | Failed |\n|---|---|\n| Grease the wheel | once |")).not.toContain(
      "failed_attempt: Change | Failed",
    );
  });
});
