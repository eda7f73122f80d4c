import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

/** What a text says is so and not otherwise, with rules, but without corrections and doubts. */
const foundIn = (text: string): readonly string[] =>
  rulesIn(text, "user").filter((rule) => !/^(?:correction|unconfirmed): /.test(rule));

describe("what something does not, cannot or will not do", () => {
  test.each([
    ["- Does not survive a power cut of the kiln", "Does not survive a power cut of the kiln"],
    ["- Doesn't load the second page", "Doesn't load the second page"],
    ["- Cannot detect an empty tray", "Cannot detect an empty tray"],
    ["That cannot happen with the brass valve.", "That cannot happen with the brass valve"],
    ["The loom only weaves wool, it cannot weave silk.", "The loom only weaves wool, it cannot weave silk"],
    ["The big drum won't fit through the door.", "The big drum won't fit through the door"],
    ["The kiln will not reach the third cone.", "The kiln will not reach the third cone"],
    ["The gain wouldn't recover the cost of a second shift.", "The gain wouldn't recover the cost of a second shift"],
    ["The form points at `lib/bell`, which does not exist.", "The form points at `lib/bell`, which does not exist"],
    ["I had not yet sent any receipt to the guild.", "I had not yet sent any receipt to the guild"],
    ["The night bell has been disabled since May.", "The night bell has been disabled since May"],
    ["The order names a drum, which is not installed.", "The order names a drum, which is not installed"],
  ])("%s", (text, said) => expect(foundIn(text).map((rule) => rule.replace(/^\w+: /, ""))).toEqual([said]));

  test.each([
    "- Cannot find module 'bell'",
    "If I haven't sent a receipt, ring me.",
    "Things a visitor will not guess",
    "Since you cannot reach the loft, we bring the boxes down.",
    "Clear the tray so that the printer won't jam.",
    "The part that is loose and can't be reached is at the back.",
    "Check that the bell does not ring.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});
