import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

describe("never, where it tells", () => {
  test.each([
    ["The form exists (`stamp.ts`), never called from the till.", "absent"],
    ["Slips are returned inline — never written to paper.", "absent"],
    ["The second weighing never succeeded.", "absent"],
    ["The press never proceeded past the third sheet.", "absent"],
    ["Never speed up the belt.", "prohibition"],
    ["Never shred a signed slip.", "prohibition"],
    ["Currently the stamps never reach the drawer.", "absent"],
    ["Slips are kept in the safe, never committed.", "prohibition"],
    ["The bell is passed in — never called directly inside the shop.", "prohibition"],
  ])("%s", (text, kind) => expect(rulesIn(text, "user").map((rule) => rule.split(":")[0])).toEqual([kind]));
});

describe("among rules, what is so by design or of whatever is so is no finding", () => {
  test.each([
    "When a revert is required, name the old commit.",
    "Where a second lamp is not feasible, the label says so.",
    "Every run lists its failed, skipped and late orders.",
    "No loose slip reaches the till; the runner fails on one.",
    "A parcel whose label is not in the book is lost.",
    "Old slips are referenced — never edited, never unpacked into the drawer.",
  ])("%s", (text) =>
    expect(rulesIn(text).filter((rule) => /^(?:failed_attempt|absent|deprecated):/.test(rule))).toEqual([]),
  );
});

describe("what the speaker makes sure of binds nobody", () => {
  test.each([
    "Let me weigh all parcels again to make sure nothing got lost.",
    "I'll print one more label to ensure nothing sticks.",
  ])("%s", (text) => expect(rulesIn(text, "user")).toEqual([]));

  test("an order to make sure does", () =>
    expect(rulesIn("Make sure nothing leaves the loft.", "user")).toEqual([
      "prohibition: Make sure nothing leaves the loft",
    ]));
});
