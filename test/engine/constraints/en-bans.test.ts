import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const RULE = /^(?:prohibition|restriction|requirement_negated|read_only): /;

const limitsIn = (text: string): readonly string[] => rulesIn(text, "user").filter((rule) => RULE.test(rule));

/** The one rule of a text, without its subtype. */
const onlyLimit = (text: string): string => {
  const [rule = "", ...more] = limitsIn(text);
  expect(more).toEqual([]);
  return rule.slice(rule.indexOf(": ") + 2);
};

describe("a sentence that forbids, limits or gates is one rule, whole", () => {
  test.each([
    "We can't use glue here.",
    "No glue or string on the parcels (tape is fine).",
    "Never proceed to the kiln on a failed weighing.",
    "We cannot add another shelf.",
    "You are not supposed to open the till.",
    "There should be no string on the parcels.",
    "There is to be no paint in the shop.",
    "Refuse to ship unwrapped parcels.",
    "It is essential that no parcel leaves unweighed.",
    "The owner insists that nobody opens the crates.",
    "Branches without a label will be rejected.",
    "Patches without a test are not accepted.",
    "Prices do not belong in the ledger.",
    "Never more than one crate per shelf.",
    "Zero new suppliers.",
    "No changes to `ledger.csv`.",
    "No changes to the price list.",
    "Contributors may not merge their own branches.",
    "Skip the stocktake unless I ask for it.",
    "The kiln test must pass before loading the van.",
    "All label changes must be non-breaking.",
    "Use the new scale and not the old one.",
    "Edits are limited to `shop/`.",
    "The only person who may open the safe is Ada.",
    "Read-only access to the archive.",
    "Parcels belong only to the back room.",
    "Pack the lamps only with the grey foam.",
    "Keep the cellar free of paint.",
    "Resist the urge to tidy the drawers.",
    "I never want to see string again.",
    "Treat the ledger as immutable.",
    "The crates are never let for a season.",
  ])("%s", (text) => expect(onlyLimit(text)).toBe(text.replace(/\.$/, "")));

  test("what waits for somebody's word is gated", () => {
    expect(limitsIn("The delivery is packed, waiting for the owner to confirm.")).toHaveLength(1);
    expect(limitsIn("- Ship the lamps: waiting for explicit owner approval")).toHaveLength(1);
  });

  test("an order goes on with what to avoid", () => {
    expect(limitsIn("Wrap the lamps first and avoid string.")).toHaveLength(1);
  });

  test("a label of constraints makes rules of bare nouns", () => {
    expect(limitsIn("Hard constraints: no downtime, no overflow.")).toHaveLength(1);
  });
});

describe("what is so, happened or is expected is no rule", () => {
  test.each([
    "The scale only shows grams.",
    "We only have one customer in Asia.",
    "Supports only brass.",
    "Keeps the order in memory only.",
    "Only the first drawer jammed.",
    "Happens only on wet days.",
    "The van never comes back before six.",
    "The value is never read.",
    "People never read the sign.",
    "We will never know.",
    "You won't find it in the cellar.",
    "I'd never heard of it.",
    "Since you cannot open the safe, ask Ada for the slip.",
    "The reason we don't sell string is its price.",
    "She asked whether we should not close earlier.",
    "The label should not be the problem here.",
    "This change should not affect the prices.",
    "That should never happen.",
    "The crate should not be there, but it is.",
    "The drawer must not have been opened.",
    "The compiler forbids this.",
    "GitHub does not allow that.",
    "The tray is locked by another order.",
    "The list is frozen while it scrolls.",
    "Slips are immutable after printing.",
    "All routes except the first are protected.",
    "Keep the price list up to date.",
    "The shop has two tills and nothing else.",
    "It's a warning, not an error.",
    "Partially mended, not fully sealed.",
    "Opens a drawer, not a cupboard.",
    "This may reduce (but not remove) the noise.",
    "No deadline.",
    "No merge conflicts.",
    "No pending tasks.",
    "No behaviour change.",
    "No more crashes.",
    "No further action.",
    "Requires no setup.",
    "Confirm first run on Monday.",
  ])("%s", (text) => expect(limitsIn(text)).toEqual([]));

  test.each([
    ["the title of a fix", "fix(till): don't print the slip twice"],
    ["a caption", 'The dialog says "Do not close the drawer".'],
    ["the name of a test", 'The test "should not print without paper" is flaky.'],
    ["a message that appears", 'The message "You are not allowed to open this" appears.'],
    ["a list of what was fixed", "## Fixed\n\n- Don't jam on empty paper\n- Never print yesterday's date"],
    ["a list of features", "## Features\n\n- No lock-in\n- Only two moving parts\n- Never jams"],
    ["what is known to be missing", "## Limitations\n\n- Only prints in black\n- No colour"],
    ["what came out", "## Results\n\n- No significant difference\n- Only the old scale drifted"],
    ["what a file does", "| File | Role |\n|---|---|\n| `till.ts` | Slip printer only |"],
    ["what an option does", "| Option | Meaning |\n|---|---|\n| `--fast` | never asks |"],
  ])("%s", (_, text) => expect(limitsIn(text)).toEqual([]));

  test("orders stay orders below such headings", () => {
    expect(limitsIn("## Results\n\n- Never test on the second half\n- The drift was small")).toHaveLength(1);
    expect(limitsIn("## Status\n\n- Do not restart the till")).toHaveLength(1);
    expect(limitsIn('## Fixed\n\n- User feedback: "don\'t touch the scale"')).toHaveLength(1);
  });

  test.each([
    "## Background\n\nThe cellar is shared with the bakery. No paint on the stairs.",
    "## Summary\n\nThe till was mended. Only the owner opens it.",
    "## History\n\nThe old till is gone. Never open its drawer.",
    "## Status\n\n- No parcels until the bridge is open",
    "## Status\n\n- Never overwrite the price list",
  ])("%s: forbids or limits", (text) => expect(limitsIn(text)).toHaveLength(1));

  test("an entry of a list of fixes tells what was mended, whatever its verb", () => {
    expect(limitsIn("## Fixed\n\n- Only print the slip once\n- Never overwrite the price list")).toEqual([]);
  });
});

describe("items below a heading of what is out of scope are forbidden, whatever the heading adds", () => {
  test.each([
    "## Out of scope",
    "## Explicitly out of scope",
    "## Out of scope for v0.1",
    "## Non-goals (this season)",
    "## Forbidden in the shop",
    "## Not allowed here",
    "Out of scope for now:",
  ])("%s", (heading) => {
    expect(limitsIn(`${heading}\n\n- parcels by air\n- gift wrapping (the shop next door)\n`)).toHaveLength(2);
  });

  test("a heading that only begins so says nothing of its items", () => {
    expect(limitsIn("## Out of scope checks\n\n- reads the list\n- weighs the parcel\n")).toHaveLength(0);
  });
});

test("an order in the prose below a heading of what is done forbids as anywhere; an entry there tells of a fix", () => {
  expect(limitsIn("## History\n\nDo not bake on Sundays. It had been a long week.\n")).toHaveLength(1);
  expect(limitsIn("## Fixes\n\n- Don't crash on an empty order\n")).toHaveLength(0);
});

test("a word that is also its own participle orders, where what it is done to stands behind it", () => {
  expect(limitsIn("The names resolve to a live scale; never run the press against it.")).toHaveLength(1);
  expect(limitsIn("The press was mounted, never run against a real crate.")).toEqual([]);
});
