import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const factsIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("what came of a deed stands behind an arrow", () => {
  test.each([
    ["- Ringing twice -> deadlock", "failed_attempt: Ringing twice -> deadlock"],
    [
      "- Weighing inside the hook → stack overflow → reboot",
      "failed_attempt: Weighing inside the hook → stack overflow",
    ],
    ["- Drum 12 incompatible with press 8 → took drum 20", "absent: Drum 12 incompatible with press 8"],
  ])("%s", (text, fact) => expect(factsIn(text)).toEqual([fact]));

  test.each(["- Invalid token → 401", "- Retry → timeout → alert"])("a case: %s", (text) =>
    expect(factsIn(text)).toEqual([]),
  );
});

test("a correction of what was claimed takes in the claim", () =>
  expect(factsIn("I claimed the bell has two tones - this is false.")).toEqual([
    "correction: I claimed the bell has two tones - this is false",
  ]));
