import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("what is denied, whatever the verb", () => {
  test.each([
    ["- Does NOT ring the bell", "absent: Does NOT ring the bell"],
    ["The second bell is not wired/hung yet.", "absent: The second bell is not wired/hung yet"],
    ["- Not yet properly weighed on the big scale", "absent: Not yet properly weighed on the big scale"],
    ["- Not glazed yet", "absent: Not glazed yet"],
    ["- The loft door is white. Not painted yet.", "absent: Not painted yet"],
    ["The old kiln reports no temperature.", "absent: The old kiln reports no temperature"],
    ["The loft book included no changelog.", "absent: The loft book included no changelog"],
    ["`glaze.csv` not in `/loft/shelf/`.", "absent: `glaze.csv` not in `/loft/shelf/`"],
    ["4. MINOR: No card for the kiln door", "absent: No card for the kiln door"],
    ["3. OPEN – No check of the door seal", "absent: No check of the door seal"],
    ["No parcels weighed this week.", "absent: No parcels weighed this week"],
    [
      "There's a drawer in the loft that doesn't have a label.",
      "absent: There's a drawer in the loft that doesn't have a label",
    ],
    ["Both knobs are placeholders for now.", "absent: Both knobs are placeholders for now"],
  ])("%s", (text, said) => expect(foundIn(text)).toEqual([said]));

  test.each([
    "If the kiln is not yet warm, wait.",
    "- Does it ring?",
    "The loom does not clip the yarn.",
    "The weighing found no bugs.",
    "The shelves contain no duplicates.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});

describe("what was tried and came out badly", () => {
  test.each([
    ["We weighed a lighter tray and then rejected it for its rim.", "failed_attempt"],
    ["The owner declined to move the kiln.", "failed_attempt"],
    ["It made the wide glaze run roughly 2x slower in the first firing.", "failed_attempt"],
    ["Even with a thicker apron, the clay looked blotched.", "failed_attempt"],
    ["The porter ran into an issue with the loft door.", "failed_attempt"],
    ["The second glaze attempt had green spots.", "failed_attempt"],
    ["The tray works for small cups, but the big ones slide off.", "failed_attempt"],
  ])("%s", (text, subtype) => expect(foundIn(text).map((rule) => rule.replace(/:.*/s, ""))).toEqual([subtype]));

  test.each([
    "Visitors are refused by design.",
    "The list is collapsed by default.",
    "The run halted at the gate check.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));

  test("an order about work is no failure", () =>
    expect(foundIn("**Do not work around it.**")).toEqual(["prohibition: Do not work around it"]));
});

describe("a table of failed tries", () => {
  const table = (title: string, head: string, row: string): string =>
    `## ${title}\n\n${head}\n${head.replace(/[^|]+/g, "---")}\n${row}\n`;

  test("name and verdict of a row are one finding", () =>
    expect(
      foundIn(table("Failed approaches", "| Way | Verdict |", "| Wire tray | Not sold here, needs a smith |")),
    ).toEqual(["failed_attempt: Wire tray | Not sold here, needs a smith"]));

  test("what a verdict lacks forbids nothing", () =>
    expect(
      foundIn(table("Failed approaches", "| Way | Verdict |", "| Wire tray | Works but limited: no lid, poor rim |")),
    ).toEqual(["failed_attempt: Wire tray | Works but limited: no lid, poor rim"]));

  test("a wide table tells of each try cell by cell", () =>
    expect(
      foundIn(
        table("Failed approaches", "| Way | Seen | Why | Rule |", "| Wire tray | It bent | Too thin | Weigh first |"),
      ),
    ).toContain("failed_attempt: Wire tray"));
});

describe("contractions typed without their apostrophe", () => {
  test.each([
    ["dont touch the kiln door", "prohibition: dont touch the kiln door"],
    ["you cant ring after nine", "prohibition: you cant ring after nine"],
    ["the loft door isnt painted", "absent: the loft door isnt painted"],
  ])("%s", (text, said) => expect(foundIn(text)).toEqual([said]));

  test("an idle one stays idle", () => expect(foundIn("dont worry about the kiln")).toEqual([]));
});

describe("verdicts and contrasts", () => {
  test.each([
    ["- **Warming the loft at night — refuted 2026-08-18**: it stays cold", "failed_attempt"],
    ["The wheel fails identically in frost and in heat.", "failed_attempt"],
    ["The kiln run ended without any output.", "failed_attempt"],
    ["The card is intentionally partial.", "absent"],
    ["If a jar fails the weighing, keep the weight, not the name.", "prohibition"],
    ["Analysis only, no firing.", "prohibition"],
    ["- Kiln keys never shared (the safe is in the loft)", "prohibition"],
    ["- Firing a big jar needs a slow start, not a fast one", "prohibition"],
    ["- Limit the wheel to 40 turns", "restriction"],
    ["- Keep the heat ≤ 0.15 for this firing", "restriction"],
    ["Glazing it twice is visually indistinguishable from once.", "failed_attempt"],
    ["The second shelf from June removed entirely.", "deprecated"],
  ])("%s", (text, subtype) => expect(foundIn(text).map((rule) => rule.replace(/:.*/s, ""))).toContain(subtype));

  test.each([
    "This list is for a glaze whose recipe was tested and failed.",
    "In the first firing, reports came from the log, not the console.",
    "The card names which jar broke.",
    "### Jars removed",
    "1. No Wheel Cover\n   - it is sold out",
    "Neither is a bug in the kiln.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});

describe("headings of faults and of tries", () => {
  test("a critical fault is no heading of rules", () =>
    expect(foundIn("## Critical bug: cracked door\n\n- ✗ Turned the valve\n")).toEqual([]));

  test("what stands below fixes that were attempted failed", () =>
    expect(foundIn("### Fixes attempted\n\n1. ✗ Turned the valve\n")).toEqual(["failed_attempt: ✗ Turned the valve"]));
});

describe("a verdict in brackets, and crosses", () => {
  test.each([
    [
      "- The brass wheel with five spokes (later abandoned)",
      ["failed_attempt: The brass wheel with five spokes (later abandoned)"],
    ],
    ["- Loft door (not painted yet)", ["absent: Loft door (not painted yet)"]],
  ])("%s: with the name that it is said of", (text, said) => expect(foundIn(text)).toEqual(said));

  test("a cross below what is missing says what is missing, also among rules", () =>
    expect(foundIn("# Rules\n\n**Not implemented (needs a second kiln):**\n- ❌ Salt glaze\n- ✅ Ash glaze\n")).toEqual(
      ["absent: Salt glaze"],
    ));

  test("a cross among rules forbids", () =>
    expect(foundIn("# Rules\n\n- ❌ Wet hands on the switch\n")).toEqual(["prohibition: Wet hands on the switch"]));

  test("what is not known yet heads guesses, and nothing that is missing", () =>
    expect(foundIn("## What we still don't know\n\n- Steam from the second valve\n")).toEqual([]));
});
