import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

/** What a text says is so and not otherwise, doubt left aside. */
const factsIn = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => /^(?:failed_attempt|absent|deprecated): /.test(rule));

/** The whole sentence, without its full stop, is one finding. */
const isWhole = (text: string): void => {
  const [fact = "", ...more] = factsIn(text);
  expect(more).toEqual([]);
  expect(fact.slice(fact.indexOf(": ") + 2)).toBe(text.replace(/[.]$/, ""));
};

describe("tries and how they came out", () => {
  test.each([
    "Downgrading the press driver gave the same jam.",
    "Reinstalling the driver left us with the same black screen.",
    "A second restart brought the smell straight back.",
    "Adding a felt washer merely hides the rattle and the leak.",
    "Even after a clean rebuild the hinge still jams.",
    "After the rollback the bells kept failing.",
    "The workaround stopped working after the 3.2 upgrade.",
    "The folding method fell apart on wet paper.",
    "Blaming the courier led nowhere.",
    "The change had to be backed out.",
    "The committee turned down the brass plan.",
    "We considered copper and ruled it out.",
    "The boiler is not to blame.",
    "Simply raising the quota is not a solution.",
    "Wet ink and rubber rollers do not go together.",
    "Upgrading to press 3 breaks the stacker.",
    "The spare bridge hangs forever on the night shift.",
    "`sed -i` is a known trap on the old bench.",
    "The import script wiped the stock table.",
    "Nothing we tried made the warning go away.",
    "Every attempt ended with the same assertion.",
    "The flag is silently ignored in `--frozen` mode.",
    "Stirring faster fails to melt the wax.",
    "The old ladder is too short for the loft.",
    "Stalls happened even with a small batch.",
    "Batch size causes the stall (WRONG)",
  ])("%s", isWhole);

  test.each([
    ["- Batch of 64 → OOM", "failed_attempt: Batch of 64 → OOM"],
    ["- Attempt 2: smaller batch — failed", "failed_attempt: Attempt 2: smaller batch — failed"],
    ["- Gotcha: the gauge reads zero below ten bar", "failed_attempt: Gotcha: the gauge reads zero below ten bar"],
  ])("a verdict takes in what it is on: %s", (text, fact) => expect(factsIn(text)).toEqual([fact]));
});

describe("gaps", () => {
  test.each([
    "No support for brass keys.",
    "No error handling around `weigh`.",
    "No internet in the cellar.",
    "The kiosk is not in the workspace list.",
    "The key is not in the drawer list of `keys.txt`.",
    "This is not a git repository.",
    "The scale ships no manual.",
    "The oven docs yielded no supported route.",
    "The soft close has yet to be built.",
    "`weigh()` is a stub.",
    "The north shelf is unused.",
    "Weekend deliveries are untested.",
    "The browser tests are skipped in CI.",
    "The rule is documented nowhere.",
    "Nothing in the workshop calls `polish`.",
    "The ledger says nothing about refunds.",
    "Only the north door is wired so far.",
    "I have not pushed the branch.",
    "We don't have a second oven.",
    "Row order is not guaranteed.",
  ])("%s", isWhole);

  test.each([
    ["Dark mode: not started", "absent: Dark mode: not started"],
    ["UTF-16 — not supported", "absent: UTF-16 — not supported"],
    [
      "Not in script: the login and the disk for the big model",
      "absent: Not in script: the login and the disk for the big model",
    ],
  ])("a label belongs to its gap: %s", (text, fact) => expect(factsIn(text)).toEqual([fact]));
});

test.each([
  "**Missing**: Full terminal emulation features",
  "**Not implemented:** soft delete and restore",
  "**Dark mode**: not started",
  "**Removed**: the cookie banner and its tests",
  "**Failed**: import through the staging bucket",
  "**Dead end:** patching the vendored parser",
  "Raising the limit had **no effect**",
  "The `low` queue is **never consumed**",
])("emphasis hides nothing: %s", (text) =>
  expect(factsIn(text).map((fact) => fact.slice(fact.indexOf(": ") + 2).replaceAll("*", ""))).toEqual([
    text.replaceAll("*", ""),
  ]),
);

describe("ends", () => {
  test.each([
    "`--fast` was renamed to `--quick`.",
    "We have moved away from the old queue.",
    "Brass replaced the old copper.",
    "The copper jig is a relic of the old shop.",
    "The trial licence expired in June.",
    "The jig used to live in the loft.",
    "The loft table was split into two drawers.",
    "The beta programme ended in June.",
    "We got rid of the custom clamp.",
    "The earlier benchmark is void.",
    "The shim is not needed any more.",
    "The copper line was descoped.",
  ])("%s", isWhole);
});

test("a finding ends before its proof, and a list before its verb is one subject", () => {
  expect(factsIn("The shop is not swept and has never been painted: the wall shows fourteen layers of dust.")).toEqual([
    "absent: The shop is not swept and has never been painted",
  ]);
  expect(factsIn("Weighing on a train, stacking across nights, and labels in two colours are untested.")).toEqual([
    "absent: Weighing on a train, stacking across nights, and labels in two colours are untested",
  ]);
});

test.each([
  "Check that the drawer is not jammed.",
  "Make sure the old pods are gone.",
  "Investigate why the lamp is not lit.",
  "Unsupported browsers see a banner.",
  "The unavailable slots are grey.",
  "Guests cannot see prices.",
  "The amount can't be negative.",
  "The jam was caused by a nut and is fixed now.",
  "It failed before, it passes now.",
  "That did not take long.",
  "It doesn't hurt to run it twice.",
  "The second attempt succeeded.",
  "You don't have to restart the press.",
  "Marks the tray as failed.",
  "The artifact is expected to be dropped there.",
  "Replaced the loop with a map.",
  "Expired passes are purged nightly.",
  "The service does nothing when the lamp is off.",
  "What is typed is replaced in the log.",
  "Assumed that wide paper triggered the failure.",
  "The user reported that login fails on mobile.",
  "The pump test failed once; fixed by a new seal.",
  "Bug: the chart is empty after a resize.",
  "The press exits with 1 when a check fails.",
  "Nothing was overwritten.",
  "There is no single answer.",
  "Zero dependencies: works without a press.",
  "No re-auth needed if the door is open.",
  "Previously this was hard-coded; it is now read from the card.",
])("what is wanted, designed, over or put right is no finding: %s", (text) => expect(factsIn(text)).toEqual([]));

describe("items below a heading that says what failed are failed attempts", () => {
  test.each([
    "What We Tried That Didn't Work",
    "What we tried, and what didn't work",
    "Things I tried that failed",
    "Approaches that went nowhere",
    "Ideas that were abandoned",
    "What did not work (so far)",
    "Failed strategies (see below)",
    "Rejected designs",
    "Changes that made things worse",
    "What failed and why",
  ])("%s", (heading) => {
    const rules = rulesIn(`## ${heading}\n\n1. **A larger kiln** — uses all the gas\n2. Glaze by brush\n`);
    expect(rules.map((rule) => rule.split(":")[0])).toEqual(["failed_attempt", "failed_attempt"]);
  });

  test("what the heading forbids in brackets is a rule of its own", () =>
    expect(rulesIn("## Failed strategies (do not repeat)\n\n1. Glaze by brush\n")).toEqual([
      "prohibition: do not repeat",
      "failed_attempt: Glaze by brush",
    ]));

  test.each(["What changed", "What works", "Strategies", "Failed tests", "Changes"])("%s: says nothing", (heading) => {
    expect(rulesIn(`## ${heading}\n\n1. A larger kiln\n2. Glaze by brush\n`)).toEqual([]);
  });
});
