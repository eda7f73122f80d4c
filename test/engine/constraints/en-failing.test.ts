import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user").map((rule) => rule.replace(/^\w+: /, ""));

const isWhole = (text: string): void => expect(foundIn(text)).toEqual([text.replace(/^- |\.$/g, "")]);

describe("what goes wrong whenever it is done", () => {
  test.each([
    "The night copy hangs at step 7.",
    "The scale times out in the cold store.",
    "The motor dies after two hours.",
    "The label writer produces corrupt barcodes.",
    "Export produces corrupt archives.",
    "Disabling the buzzer masks the real fault.",
    "Moving to steel turned into a rabbit hole.",
    "Umlauts in names break the label printer and the till, `lp` too.",
    "The lookup returns nothing for accented names.",
    "The lid sensor is red since Tuesday.",
  ])("%s", isWhole);

  test.each([
    "If you weigh before the scale is warm, it silently rounds down.",
    "When you call `weigh()` twice, the till crashes.",
  ])("a trap: %s", isWhole);

  test.each([
    "If the tray is missing, the loader throws an error.",
    "If the build fails, mend it before you push.",
    "Show a note when the copy hangs.",
    "The handler returns nothing on success.",
    "Retries stop in the evening.",
    "The lamp goes red on a hit.",
  ])("no failure: %s", (text) => expect(foundIn(text)).toEqual([]));
});

describe("what has lapsed or was taken away", () => {
  test.each([
    "Quota exhausted for this month.",
    "The trial licence has expired.",
    "The vendor stopped publishing the list.",
    "- Old scale removed",
    "- `bell` replaced with a gong",
    "- Print window broken",
    "- Copy skipped after the change",
  ])("%s", isWhole);

  test.each(["Keep the old one if the quota is exhausted.", "Report the jobs skipped today."])("none: %s", (text) =>
    expect(foundIn(text)).toEqual([]),
  );
});

describe("what is there in part only", () => {
  test.each([
    "Only two drums exist.",
    "The pointer is not a valid address.",
    "The doorbell never fires.",
    "The order went out but no receipt was given.",
    "The porter only rings the bell, no log.",
  ])("%s", isWhole);
});
