import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

describe("a state in passing, a plan or an equation is no finding", () => {
  test.each([
    "`kiln list --last 3` shows 4471 as the newest firing, and it is red.",
    "I'll terminate the jammed press.",
    "Let me look at one of those failed firings.",
    "We're now inspecting the crashed loom.",
    "folded = short label",
    "collapsed view ≈ closed drawer",
    "Nothing changed, as intended.",
    "From the visitor's side they're the same thing.",
    "Let me ask the first question about the garden.",
    "Turn the lid or don't, it bakes either way.",
    "The lever is mounted, though nothing triggers it.",
    "ReadOnly: false\n patch: kiln",
    "claim: glaze-store\n ReadOnly: false\n patch:\n kind: ConfigMap",
    "read-only: true",
  ])("%s", (text) => expect(rulesIn(text, "assistant")).toEqual([]));

  test("what goes on to say the same of one more forbids nothing", () => {
    expect(rulesIn("The lid cannot be opened from below, and neither can the drawer.", "assistant").join()).not.toMatch(
      /prohibition/,
    );
  });
});

describe("what looks like it and is a finding", () => {
  test.each([
    ["The kiln is red since noon.", "failed_attempt: The kiln is red since noon"],
    ["Oiling the hinge changed nothing.", "failed_attempt: Oiling the hinge changed nothing"],
    ["Read-only: the archive cabinet.", "read_only: Read-only: the archive cabinet"],
    ["Neither may be opened before noon.", "requirement_negated: Neither may be opened before noon"],
  ])("%s", (text, found) => expect(rulesIn(text)).toEqual([found]));
});

describe("whether something is so is not known", () => {
  test.each([
    "Whether the glaze was food-safe is not known.",
    "Whether both kilns fired is still unclear.",
    "It is not clear if the second kiln fired.",
    "Not yet known: whether the glaze holds.",
  ])("%s", (text) => expect(rulesIn(text, "assistant")).toEqual([`unconfirmed: ${text.replace(/[.]$/, "")}`]));
});

describe("rules said by a noun, by nothing, or by what holds anyhow", () => {
  test.each([
    ["Allocate nothing outside the shed.", ["prohibition: Allocate nothing outside the shed"]],
    ["The east wall stays, whatever happens.", ["requirement_negated: The east wall stays, whatever happens"]],
    ["The width of the door is fixed by contract.", ["read_only: The width of the door is fixed by contract"]],
    [
      "Two sign-offs from the potters before release.",
      ["requirement_negated: Two sign-offs from the potters before release"],
    ],
    [`Nobody "edits" the old glaze by hand.`, [`prohibition: Nobody "edits" the old glaze by hand`]],
    ["The two sign-offs came in before the release.", []],
    ["Peer review catches most cracks before release.", []],
    ["The door is fixed by the joiner.", []],
    [`When the bell sees "no new parcels", it rests.`, []],
  ])("%s", (text, found) => expect(rulesIn(text, "user")).toEqual(found));
});

test("a limit that is set anew binds nobody, and what the speaker has not looked through yet is missing", () => {
  expect(rulesIn("also raise the shelf limit to 40 while you are there", "user")).toEqual([]);
  expect(rulesIn("I have not fetched the second list.", "assistant")).toEqual([
    "absent: I have not fetched the second list",
  ]);
});
