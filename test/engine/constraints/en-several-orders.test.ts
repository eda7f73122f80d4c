import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";
import { verdictOf } from "../../harness/verdict.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("several orders in one sentence are rules of their own", () => {
  test.each([
    [
      "Limit the siren to the two gates and keep the lamps in the yard as they are and lower the volume",
      ["restriction: Limit the siren to the two gates", "requirement_negated: keep the lamps in the yard as they are"],
    ],
    [
      "Limit the queue to 5 jobs and don't rename the worker",
      ["restriction: Limit the queue to 5 jobs", "prohibition: don't rename the worker"],
    ],
    [
      "Only paint the gate and do not climb the roof",
      ["restriction: Only paint the gate", "prohibition: do not climb the roof"],
    ],
    ["Always run the pump and don't open the sluice", ["prohibition: don't open the sluice"]],
    ["Only paint the gate and do not open it", ["prohibition: Only paint the gate and do not open it"]],
    ["Leave the cellar alone, and update the map", ["requirement_negated: Leave the cellar alone"]],
  ])("%s", (text, said) => expect(foundIn(text)).toEqual(said));
});

test.each([
  "Do not stop the pump and empty the tank",
  "Leave the cellar alone and the attic as well",
  "Keep the cellar and the attic unchanged",
  "Do not drain the tank until Kim checks the valve and signs the sheet",
])("what belongs to one order is not cut: %s", (text) =>
  expect(foundIn(text).map((one) => one.replace(/^\w+: /, ""))).toEqual([text]),
);

test("only the order that went is missing from a summary that keeps the others", () => {
  const { decision, survival } = verdictOf(
    "Limit the siren to the two gates and keep the lamps in the yard as they are and lower the volume.\n",
    "- Keep the lamps in the yard as they are.\n- The volume is to be lowered.\n",
  );
  const states = survival.flatMap(({ item, state }) => (item.kind === "constraint" ? [`${state}: ${item.text}`] : []));
  expect(decision).toBe("refuse");
  expect(states.sort()).toEqual([
    "kept: keep the lamps in the yard as they are",
    "lost: Limit the siren to the two gates",
  ]);
});

describe("a ban on what is done to a thing takes in the thing before it", () => {
  test.each([
    ["`src/gen.ts`: generated, do not touch", "`src/gen.ts`: generated, do not touch"],
    ["The old parser, don't use", "The old parser, don't use"],
    ["Here lies the archive. Do not edit or delete.", "Here lies the archive. Do not edit or delete"],
    ["src/vendor ist generiert, nicht anfassen", "src/vendor ist generiert, nicht anfassen"],
    ["src/vendor es generado: no tocar", "src/vendor es generado: no tocar"],
    ["The build is green, do not push", "do not push"],
    ["Read the notes, do not touch the ledger", "do not touch the ledger"],
  ])("%s", (text, rule) => expect(foundIn(text).map((one) => one.replace(/^\w+: /, ""))).toEqual([rule]));
});
