import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("what came out worse than hoped", () => {
  test.each([
    "The steel brush is clean but slower than the wire.",
    "The gains are within run-to-run noise.",
    "More glue improved the spine, not the cover.",
    "The tape reader is currently unreliable for long strips.",
    "The plan was built on a wrong assumption about the drum.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([`failed_attempt: ${text.replace(/\.$/, "")}`]));
});

describe("what was brought down on the way", () => {
  test.each([
    "Printing the log blew the main stack.",
    "One slow feed left the whole panel dead.",
    "The umlauts render as empty boxes.",
    "The last update bricked the second scale.",
    "The sorter actively destroys good labels.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([`failed_attempt: ${text.replace(/\.$/, "")}`]));

  test.each([
    "If it exceeds the limit, empty the tray.",
    "The stack of plates is by the door.",
    "Make the brush better but not slower.",
    "The label is rendered as bold text.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});
