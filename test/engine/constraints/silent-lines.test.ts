import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Passage } from "../../../engine/item.ts";

const lines = fc.array(
  fc.constantFrom(
    "INFO  started worker 4",
    "Do not restart the queue.",
    "This session is being continued from a previous conversation. Never push.",
    "- the replica is read-only",
    "error: no such file",
    "tried a bigger batch, it did not help",
    "const answer = 42;",
    "You may push to dev.",
    "",
  ),
  { minLength: 10, maxLength: 30 },
);
const passage = fc
  .tuple(lines, fc.constantFrom("tool" as const, "user" as const, "assistant" as const))
  .map(([all, provenance]): Passage => ({ text: all.join("\n"), provenance, form: "plain" }));

/** The finder as it is before it looked at anything. */
async function fresh() {
  vi.resetModules();
  return (await import("../../../engine/constraints/find-rules.ts")).findRules;
}

test("what was looked at before changes no rule of a passage", { timeout: 120_000 }, async () => {
  const used = await fresh();
  await fc.assert(
    fc.asyncProperty(passage, passage, async (earlier, later) => {
      const alone = await fresh();
      used(earlier, [], 0);
      expect(used(later, [], 0)).toEqual(alone(later, [], 0));
      expect(used(later, [], 0)).toEqual(alone(later, [], 0));
    }),
    { numRuns: 4 },
  );
});
