import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const RULE = /^(?:prohibition|restriction|requirement_negated|read_only): /;

const limitsIn = (text: string, provenance: "user" | "rules" = "user"): readonly string[] =>
  rulesIn(text, provenance).filter((rule) => RULE.test(rule));

const wordsOf = (rules: readonly string[]): readonly string[] =>
  rules.map((rule) => rule.slice(rule.indexOf(": ") + 2));

describe("half of a contrast takes in the order that it stands against", () => {
  test.each([
    ["Use the brass scale for letters — not the tin one.", "Use the brass scale for letters — not the tin one"],
    ["Write to `ledger.csv` - not `notes.txt`.", "Write to `ledger.csv` - not `notes.txt`"],
    [
      "- **Weighing**: Use the brass scale for letters (not to crack nuts).",
      "Use the brass scale for letters (not to crack nuts)",
    ],
    ["- **Labels**: print them in ink, not in pencil.", "print them in ink, not in pencil"],
  ])("%s", (text, rule) => expect(wordsOf(limitsIn(text))).toEqual([rule]));

  test.each([
    "The drawer sticks — not a big deal.",
    "Weigh the parcels — not yet urgent.",
    "This may be a quirk of the old scale, not a fault of ours.",
    "## Next\n\n- Follow-up: make the labels per shelf instead of per crate",
  ])("%s forbids nothing", (text) => expect(limitsIn(text)).toEqual([]));
});

describe("an order limits by only, without or keep", () => {
  test.each([
    "When a customer asks for the price, give it only as a range.",
    "You were only supposed to sweep the floor.",
    "Agents are only allowed to read the ledger.",
    "Pack the crates without using the nail gun.",
    "Keep wet things such as paint, glue, and varnish outside the store room.",
    "Never type prices by hand.",
    "Last year's catalogue is never a substitute for the price list.",
    "No excuses accepted.",
  ])("%s", (text) => expect(wordsOf(limitsIn(text))).toEqual([text.replace(/\.$/, "")]));

  test("among rules a noun with its only is a limit, whatever its number", () => {
    expect(wordsOf(limitsIn("- Small parcels only — no furniture", "rules"))).toEqual([
      "Small parcels only",
      "no furniture",
    ]);
  });

  test.each([
    "Ask the clerk to sort the mail so you only get the letters.",
    "You can't lock the shelf, but you can lock the room.",
    "This is the crate that the lid must be nailed BEFORE.",
    "`isOpen` is never set to `true`, so the bell in the shop stays silent.",
    "No receipts mention the discount.",
    "No clerk reads that.",
    "The return type is never in that branch.",
    "It should now print slips without asking for a code.",
  ])("%s limits nothing", (text) => expect(limitsIn(text)).toEqual([]));

  test.each([
    ['Explicit "DO NOT open the crate (nobody is there)".', "DO NOT open the crate (nobody is there)"],
    ['Per the lease ("never paint the door") we left it.', "never paint the door"],
    ['"You were only supposed to sweep the floor"', "You were only supposed to sweep the floor"],
    ["The owner wants to move the shelf without using nails.", "The owner wants to move the shelf without using nails"],
    ["The sale is deferred by the owner until May.", "The sale is deferred by the owner until May"],
  ])("%s", (text, rule) => expect(wordsOf(limitsIn(text)).map((said) => said.replace(/"$/, ""))).toEqual([rule]));

  test.each([
    'It prints "Do not unplug the till".',
    'The "don\'t touch" labels are red.',
    'He said "no"',
    "**No todo items** - all done",
  ])("%s binds nobody", (text) => expect(limitsIn(text)).toEqual([]));

  test("a document that is shown in a fence holds rules, code does not", () => {
    const shown = "Only close the till when the owner asks for it.";
    expect(limitsIn(`Here they are:\n\n\`\`\`markdown\n# The till\n\n- ${shown}\n\`\`\`\n`)).toHaveLength(1);
    expect(limitsIn(`Here they are:\n\n\`\`\`ts\n// ${shown}\n\`\`\`\n`)).toEqual([]);
  });

  test("instructions to not do something are heard like those not to", () => {
    expect(limitsIn("The letter came with instructions to not open the crate.")).toHaveLength(1);
    expect(limitsIn("She told us to never oil the lock.")).toHaveLength(1);
  });
});

describe("limits, refusals and leaves with what they leave out", () => {
  test.each([
    "Max one lamp per parcel.",
    "One signature per slip, max.",
    "Answer in fewer than four lines.",
    "Slips must be shorter than 20 lines.",
    "Work exclusively on the ground floor.",
    "Clerks aren't allowed to open the safe.",
    "Prices painted on glass may not be re-used.",
    "Branches without a label will be closed.",
    "Keep unrelated parcels out.",
    "Resist adding shelves.",
    "Merging is blocked until the owner signs.",
    "This is not the place for haggling.",
    "You have read-only access to the ledger.",
    "You may read but not write in the ledger.",
  ])("%s", (text) => expect(wordsOf(limitsIn(text))).toEqual([text.replace(/\.$/, "")]));

  test.each([
    "Entries with two names are not accepted.",
    "Clerks may pack from `front/` but not from `cellar/`.",
    "Nothing is written in the ledger directly.",
    "Zero loose ends.",
  ])("among rules: %s", (text) => expect(wordsOf(limitsIn(`- ${text}`, "rules"))).toEqual([text.replace(/\.$/, "")]));

  test("no exceptions is a rule behind what holds for all", () => {
    expect(limitsIn("All parcels are weighed, no exceptions.")).toHaveLength(1);
    expect(limitsIn("All nine parcels arrived and the run finished, no exceptions.")).toEqual([]);
  });

  test.each([
    "The stocktake took fewer than four hours.",
    "The road is blocked until the snow melts.",
    "The old sign isn't welcome news.",
    "The lift can go up but not down.",
    "The lamp may not be initialized yet.",
    "Built a rail so the cart never rolls off.",
    "Uses grams, not ounces.",
    "Keep an eye on the kiln until it cools.",
    "The key must not be confused with the spare one.",
    "Stale slips are closed automatically.",
  ])("%s limits nothing", (text) => expect(limitsIn(text)).toEqual([]));

  test("a header may say a rule in its brackets", () => {
    expect(wordsOf(limitsIn("**Not started (needs the owner's approval to begin):**\n- The shelf\n"))).toContain(
      "needs the owner's approval to begin",
    );
  });
});

describe("what somebody wants none of", () => {
  test.each([
    "The client wants zero dust.",
    "User prefers no varnish.",
    "The owner said no new shelves.",
    "I'm not supposed to open the safe.",
    "Spend no more than two hours on the stocktake.",
    "Keep the price list local.",
    "Budget: max $20 per day.",
  ])("%s", (text) => expect(limitsIn(text)).toHaveLength(1));

  test.each(["She said no parcels were lost.", "We said no more about it.", "It's not supposed to be easy."])(
    "%s forbids nothing",
    (text) => expect(limitsIn(text)).toEqual([]),
  );
});
