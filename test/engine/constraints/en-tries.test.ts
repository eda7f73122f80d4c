import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const factsIn = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => /^(?:failed_attempt|absent|deprecated): /.test(rule));

const said = (text: string): readonly string[] => factsIn(text).map((fact) => fact.slice(fact.indexOf(": ") + 2));

describe("detours, wrong output and what is still so", () => {
  test.each([
    "Weighing the dough on the old scale produced misleading sums.",
    "Rebuilding the bellows became an expensive detour.",
    "The hunt for a quieter motor was a waste of time.",
    "Tuning the damper consumed two days without moving the needle.",
    "The sleeve is insufficient for wet paper.",
    "The second oven still fails at noon.",
    "The north hatch still misreads every third ticket.",
    "A green lamp proves nothing.",
    "Louder bells were therefore not a solution.",
    "Several repairs haven't succeeded.",
    "The lid shuts but the evening leak remains.",
    "A brass label — rejected per the second review.",
    "A felt sleeve — not a workable option for wet paper.",
    "Many jigs are on the wall but none fits the new bench.",
    "The gauge is on neither wall.",
    "Two shelves are built but were not fully painted in that round.",
    "12 and 14 are not reliably distinguishable from each other.",
    "I tried a wider belt, it slipped even more.",
    "Tried the second lamp once (lamp-b), that made no difference.",
    "The broken hatch is not ours.",
    "The leaks below the north tank are not ours.",
  ])("%s", (text) => expect(said(text)).toEqual([text.replace(/[.]$/, "")]));

  test.each([
    "The lamp still works after the storm.",
    "The form shows stale prices when the line is down?",
    "Green lamps are not necessarily lit.",
    "The team took two days without a break.",
    "The north shop is not ours.",
  ])("no finding: %s", (text) => expect(said(text)).toEqual([]));
});

describe("entries below a heading of what failed or is missing", () => {
  test("bold letters hold the try and its verdict, and what is told behind them stands beside it", () => {
    const text =
      "## Rejected alternatives\n\n- **A second oven — impossible.** It wants two flues. The chimney has no second flue; the wall is thin.\n";
    expect(said(text)).toEqual(["A second oven — impossible", "The chimney has no second flue"]);
  });

  test("a bold name without a verdict goes on to it", () => {
    const text =
      "## Dead ends\n\n- **Felt washers under the press.** Cut forty of them. Result: worse, 4 jams became 9.\n";
    expect(said(text)).toHaveLength(1);
    expect(said(text)[0]).toContain("Result: worse");
  });

  test.each([
    "## Dead ends hit",
    "## Do not retry",
    "## Disproved theories",
    "## What the night shift cannot do",
    "### Not wired up yet",
    "## Current limitations",
    "**What didn't work or took us by surprise:**",
  ])("%s", (title) =>
    expect(said(`${title}\n\n- Brass rollers on wet paper\n`)).toEqual(["Brass rollers on wet paper"]),
  );

  test("an item that only announces hands the heading on to the items below it", () => {
    const text =
      "## Dead ends\n\n- **Three of them, all regressions found by the night shift:**\n  1. Wax on the belt\n  2. Felt under the press\n- Brass rollers\n";
    expect(said(text)).toEqual(["Wax on the belt", "Felt under the press", "Brass rollers"]);
  });

  test("numbers count the rows of a table, and the next column names what failed", () => {
    const text =
      "## Dead ends\n\n| # | Idea | Why |\n| --- | --- | --- |\n| 1 | Brass rollers | they slip |\n| 2 | Fixed speed 0.8 | too loud |\n";
    expect(said(text)).toEqual(["Brass rollers | they slip", "Fixed speed 0.8 | too loud"]);
  });

  test("a title that opens with a label, or names work that is left, is no finding", () => {
    expect(said("## Limitation: the north shop\n\nIt has a door.\n")).toEqual([]);
    expect(said("## Still open / deferred\n\nPaint the door.\n")).toEqual([]);
  });

  test("a table of gaps tells them beside their names", () => {
    const text =
      "## Known gaps\n\n| Item | Detail |\n| --- | --- |\n| Night shift | Planned and staffed; no lamp in the yard |\n| Refunds | soon |\n";
    expect(said(text)).toEqual(["no lamp in the yard", "Refunds"]);
  });
});

describe("one sentence, several findings", () => {
  test.each([
    [
      "A new belt did not stop the squeak, and later oilings produced no quiet run.",
      ["A new belt did not stop the squeak", "later oilings produced no quiet run"],
    ],
    [
      "Outcome: the press still jammed, large sheets hit the 20s limit, and the fan is missing.",
      ["the press still jammed", "large sheets hit the 20s limit", "the fan is missing"],
    ],
    ["We gave up on the old press, the belt broke.", ["We gave up on the old press, the belt broke"]],
    ["I tried a felt pad, but the lid fails with it.", ["I tried a felt pad, but the lid fails with it"]],
    [
      "Replacing the gauge was not enough, the reading is still wrong.",
      ["Replacing the gauge was not enough, the reading is still wrong"],
    ],
    ["The lid is not painted, labelled, or varnished.", ["The lid is not painted, labelled, or varnished"]],
    ["The oven failed, and failed again after lunch.", ["The oven failed, and failed again after lunch"]],
  ])("%s", (text, facts) => expect(said(text)).toEqual(facts));
});

describe("signs and labels of how it came out", () => {
  test.each([
    ["**Result:** No steam at the valve.", "No steam at the valve"],
    ["**Result:** Still no steam.", "Still no steam"],
    ["- **Outcome:** Rejected before the first cut — the blade is too wide", "Rejected before the first cut"],
    ["- ❌ The crash after long runs still present", "The crash after long runs still present"],
    ["The price page returned 404 last night.", "The price page returned 404 last night"],
    ["`press --all` silently no-ops on this bench.", "`press --all` silently no-ops on this bench"],
  ])("%s", (text, fact) => expect(said(text)).toEqual([fact]));

  test("among rules a cross before a finding says how it came out", () =>
    expect(rulesIn("## Rules\n\n- ❌ Still getting the old error\n", "rules")).toEqual([
      "failed_attempt: Still getting the old error",
    ]));

  test.each([
    "**Result:** No regressions.",
    "- **Corrupted till**: if the drawer sticks, restart the till",
    "The counter returned 512 slips.",
  ])("no finding: %s", (text) => expect(said(text)).toEqual([]));

  test("below a heading that forbids, a word of failure is no finding", () =>
    expect(said("## Forbidden\n\n- Using a stalled belt that failed again\n")).toEqual([]));
});
