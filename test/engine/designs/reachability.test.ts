import { describe, expect, test } from "vitest";
import {
  assertCompactionSafe,
  CompactionInvariantError,
  compactOrSpill,
  spilledIn,
} from "../../../engine/designs/index.ts";
import { memoryStore } from "./memory-store.ts";

const REGION = "Migrated the schema; the rollback needs revision `rev-4f9a2c`. The replica is `eu-west-2b`.";
const rollBack = { name: "roll back the migration", needs: ["rev-4f9a2c"] };

describe("reachability gate", () => {
  test("the revision for the rollback has to come through", () => {
    assertCompactionSafe(REGION, [rollBack], "The rollback goes to rev-4f9a2c.");
    expect(() => assertCompactionSafe(REGION, [rollBack], "The rollback is prepared.")).toThrow(
      CompactionInvariantError,
    );
  });

  test("survival is on token boundaries: a longer token does not carry a shorter one", () => {
    const region = "Revision `rev-4f` is the good one.";
    const need = { name: "roll back", needs: ["rev-4f"] };
    expect(() => assertCompactionSafe(region, [need], "See rev-4f9a2c.")).toThrow('`rev-4f`, needed by "roll back"');
  });

  test("the whole surviving context counts, not the summary alone", () => {
    const surviving = [{ name: "AGENTS.md", text: "The rollback revision is rev-4f9a2c." }];
    assertCompactionSafe(REGION, [rollBack], "The rollback is prepared.", {}, { surviving });
  });

  test("closed and cancelled obligations bind nothing, regenerable bindings may go", () => {
    const summary = "The rollback is prepared.";
    assertCompactionSafe(REGION, [{ ...rollBack, status: "cancelled" }], summary);
    assertCompactionSafe(REGION, [{ ...rollBack, regenerable: true }], summary);
  });

  test("the plan's open steps count like obligations", () => {
    const plan = "- [ ] roll back the migration (needs: `rev-4f9a2c`)";
    expect(() => assertCompactionSafe(REGION, [], "All is prepared.", {}, { plan })).toThrow(CompactionInvariantError);
  });

  test("a declared binding that stands nowhere is an error, whatever is spilled", async () => {
    const work = compactOrSpill(
      {
        region: REGION,
        summary: "Prepared.",
        obligations: [rollBack],
        bindings: { "roll back the migration": ["key-0000"] },
      },
      memoryStore(),
    );
    await expect(work).rejects.toMatchObject({ bindings: [{ token: "key-0000", reason: "unknown" }] });
  });

  test("what cannot be kept is spilled, and the address that the summary carries resolves", async () => {
    const store = memoryStore();
    const { summary, spilled } = await compactOrSpill(
      { region: REGION, summary: "The rollback is prepared.", obligations: [rollBack] },
      store,
    );
    expect(summary).toMatch(/\[full context at sha256:[0-9a-f]{64}; retrieve before mutating\]$/);
    expect(spilledIn(summary)).toEqual([spilled]);
    expect(await store.get(spilledIn(summary)[0] ?? "sha256:")).toBe(REGION);
  });

  test("a binding that is empty stands nowhere", () => {
    const nothing = [{ name: "roll back the migration", needs: [""] }];
    expect(() => assertCompactionSafe(REGION, nothing, "done")).toThrow(CompactionInvariantError);
  });

  test("a safe rewrite is left as it is and nothing is stored", async () => {
    const store = memoryStore();
    const rewrite = { region: REGION, summary: "Roll back to rev-4f9a2c.", obligations: [rollBack] };
    expect(await compactOrSpill(rewrite, store)).toEqual({ summary: rewrite.summary });
    expect(await store.collect(new Set())).toEqual([]);
  });

  test("an obligation may have any name", () => {
    expect(() => assertCompactionSafe(REGION, [{ ...rollBack, name: "constructor" }], "Prepared.")).toThrow(
      'needed by "constructor"',
    );
  });
});
