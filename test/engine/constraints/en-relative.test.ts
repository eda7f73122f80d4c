import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const factsIn = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => /^(?:failed_attempt|absent|deprecated): /.test(rule));

describe("a relative clause tells only where a verb stands before it", () => {
  test.each([
    "Presses that already broke the frame",
    "Known faults, things that did not help, and surprises",
    "The options that failed are listed below.",
  ])("%s", (text) => expect(factsIn(text)).toEqual([]));

  test.each(["`bell` is a stub that silently exits.", "We built a tray, which crashed the sorter."])("%s", (text) =>
    expect(factsIn(text)).toHaveLength(1),
  );
});

describe("a quotation and a tidied text say nothing of the work", () => {
  test.each([
    '- Tick "Do not ring twice" in the settings',
    "All mentions of the old bell have been replaced with the new one.",
    "Trailing blanks were removed.",
  ])("%s", (text) => expect(factsIn(text)).toEqual([]));

  test("an old part that was replaced does", () =>
    expect(factsIn("The old bell was replaced by a gong.")).toEqual([
      "deprecated: The old bell was replaced by a gong",
    ]));
});
