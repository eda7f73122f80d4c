import { describe, expect, test } from "vitest";
import {
  classify,
  compact,
  IrreversibleCompactionError,
  rehydrate,
  spillRegion,
} from "../../../engine/designs/index.ts";
import { type Address, addressOf, CorruptBlobError } from "../../../engine/index.ts";
import { memoryStore } from "./memory-store.ts";

const REGION = `We talked about the deployment for a while.

The canary writes to replica \`eu-west-2b\`. Roll back to revision \`rev-4f9a2c\` if it fails.

Do not retry writes after a 5xx.

Everybody was happy with the new dashboard. It is blue.`;

describe("irreversible projection", () => {
  test("classify cuts a text into handles, rules and narrative without gaps", () => {
    const parts = classify(REGION);
    expect(parts.map(({ text }) => text).join("")).toBe(REGION);
    expect(parts.filter(({ kind }) => kind === "handle").map(({ text }) => text)).toEqual(["eu-west-2b", "rev-4f9a2c"]);
    expect(parts.filter(({ kind }) => kind === "constraint").map(({ text }) => text)).toEqual([
      "Do not retry writes after a 5xx",
    ]);
  });

  test("handles and rules are copied word for word, never summarized", () => {
    const seen: string[] = [];
    const record = compact(
      { text: REGION },
      {
        summarize(narrative) {
          seen.push(narrative);
          return "deployment went on";
        },
      },
    );
    expect(record.handles.map(({ text }) => text)).toEqual(["eu-west-2b", "rev-4f9a2c"]);
    expect(record.constraints).toEqual(["Do not retry writes after a 5xx"]);
    expect(seen.join()).not.toContain("5xx");
    expect(seen.join()).not.toContain("rev-4f9a2c");
  });

  test("a record knows the range and the digest of what it dropped, and is irreversible unless that was spilled", async () => {
    const lost = compact({ text: REGION, start: 100 });
    expect(lost).toMatchObject({ reversible: false, depth: 1, droppedRange: { start: 100, end: 100 + REGION.length } });
    expect(lost.digest).toBe(addressOf(REGION));
    const spill = await spillRegion(REGION, memoryStore());
    expect(compact({ text: REGION }, { spill }).reversible).toBe(true);
    expect(compact({ text: REGION }, { spill: addressOf("something else") }).reversible).toBe(false);
  });

  test("a record carries every handle and rule of its ancestor", () => {
    const ancestor = compact({ text: REGION });
    const record = compact({ text: "Then ticket OPS-311 was opened." }, { ancestor });
    expect(record.handles.map(({ text }) => text)).toEqual(["eu-west-2b", "rev-4f9a2c", "OPS-311"]);
    expect(record.constraints).toContain("Do not retry writes after a 5xx");
    expect(record).toMatchObject({ depth: 2, degraded: false, reversible: false, ancestors: [ancestor.digest] });
  });

  test("the ancestor check can fail: an irreversible ancestor without its whole handle set degrades the record", () => {
    const ancestor = compact({ text: REGION });
    const robbed = { ...ancestor, handles: ancestor.handles.slice(1) };
    const record = compact({ text: "Going on." }, { ancestor: robbed, ancestorHandles: ["eu-west-2b", "rev-4f9a2c"] });
    expect(record.degraded).toBe(true);
    expect(compact({ text: "And on." }, { ancestor: record }).degraded).toBe(true);
  });

  test("an over-full index refuses and says spill or checkpoint", () => {
    expect(() => compact({ text: REGION }, { indexBudget: 2 })).toThrow(/spill or checkpoint/);
    try {
      compact({ text: REGION }, { indexBudget: 2 });
    } catch (error) {
      expect(error).toBeInstanceOf(IrreversibleCompactionError);
      expect((error as IrreversibleCompactionError).gap).toEqual({
        reason: "index-over-budget",
        handles: ["eu-west-2b", "rev-4f9a2c"],
      });
    }
  });

  test("the replica comes back through its handle, with the paragraph around it", async () => {
    const store = memoryStore();
    const record = compact({ text: REGION }, { spill: await spillRegion(REGION, store) });
    const { found } = await rehydrate(record, "which replica was it, eu-west-2b?", store);
    expect(found[0]?.text).toContain("Roll back to revision");
    expect(found[0]?.verified).toBe(true);
  });

  test("a query of prose alone is refused, for prose cannot be looked up", async () => {
    const store = memoryStore();
    const record = compact({ text: REGION }, { spill: await spillRegion(REGION, store) });
    await expect(rehydrate(record, "which replica did the canary use?", store)).rejects.toMatchObject({
      gap: { reason: "no-handle-in-query" },
    });
  });

  test("a handle that nothing resolves is named as a gap, and nothing is made up", async () => {
    const record = compact({ text: REGION });
    await expect(rehydrate(record, "rev-4f9a2c", memoryStore())).rejects.toMatchObject({
      name: "IrreversibleCompactionError",
      gap: { reason: "unresolved", handles: ["rev-4f9a2c"] },
    });
  });

  test("a hit that is itself a summary is no hit", async () => {
    const store = memoryStore();
    const summary = "rolled back to rev-4f9a2c";
    const record = compact({ text: REGION }, { summarize: () => summary });
    await spillRegion(summary, store);
    await expect(rehydrate(record, "rev-4f9a2c", store)).rejects.toBeInstanceOf(IrreversibleCompactionError);
  });

  test("spans found through an irreversible record come back unverified and never enter the index", async () => {
    const store = memoryStore();
    await spillRegion("An older note names rev-4f9a2c too.", store);
    const record = compact({ text: REGION });
    const before = await store.resolve("rev-4f9a2c");
    const { found } = await rehydrate(record, "rev-4f9a2c", store);
    expect(found.map(({ verified }) => verified)).toEqual([false]);
    expect(await store.resolve("rev-4f9a2c")).toEqual(before);
  });

  test("a later write does not shadow an earlier one", async () => {
    const store = memoryStore();
    const first = await spillRegion("first: rev-4f9a2c", store);
    await spillRegion("second: rev-4f9a2c", store);
    expect((await store.resolve("rev-4f9a2c"))[0]?.address).toBe(first);
  });

  test("credentials are replaced in what is spilled, and the record says so and stays reversible", async () => {
    const store = memoryStore();
    const text = "The password: vK9-tupelo-33-Marsh, for eu-west-2b.";
    const spill = await spillRegion(text, store);
    expect(await store.get(spill)).not.toContain("tupelo");
    expect(compact({ text }, { spill })).toMatchObject({ reversible: true, credentialsReplaced: true });
    expect(await store.get(await spillRegion(text, store, "verbatim"))).toBe(text);
  });

  test("a stored text that was damaged is no hit", async () => {
    const store = memoryStore();
    const record = compact({ text: REGION }, { spill: await spillRegion(REGION, store) });
    const damaged = {
      ...store,
      get: async (address: Address) => {
        throw new CorruptBlobError(address);
      },
    };
    await expect(rehydrate(record, "rev-4f9a2c", damaged)).rejects.toMatchObject({ gap: { reason: "unresolved" } });
  });

  test("what an ancestor claims of itself is recomputed: reversible without an address it is not", async () => {
    const store = memoryStore();
    const first = { ...compact({ text: REGION }), reversible: true };
    const text = `${first.summary} And on.`;
    const second = compact({ text }, { ancestor: first, spill: await spillRegion(text, store) });
    expect(second.reversible).toBe(false);
    const shortened = { ...first, handles: [] };
    expect(compact({ text }, { ancestor: shortened, ancestorHandles: ["rev-4f9a2c"] }).degraded).toBe(true);
  });

  test("a degraded record is LOSSY_LITERAL", () => {
    const first = { ...compact({ text: REGION }), handles: [] };
    const second = compact({ text: first.summary }, { ancestor: first, ancestorHandles: ["rev-4f9a2c"] });
    expect(second).toMatchObject({ degraded: true, lossClass: "LOSSY_LITERAL" });
  });

  test("a hit in the summary that a spilled region began with is no hit, in no later generation", async () => {
    const store = memoryStore();
    const first = compact({ text: REGION }, { summarize: () => "The replica is `eu-west-2b`.\n" });
    const text = `user: resume\n${first.summary}\nThen we went on.`;
    const second = compact({ text }, { ancestor: first, spill: await spillRegion(text, store) });
    const third = compact({ text: second.summary }, { ancestor: second });
    await spillRegion(` ${first.summary}`, store);
    for (const record of [first, second, third])
      await expect(rehydrate(record, "eu-west-2b", store)).rejects.toMatchObject({ gap: { reason: "unresolved" } });
    const said = "Then the replica `eu-west-2b` answered again.";
    await spillRegion(said, store);
    expect((await rehydrate(third, "eu-west-2b", store)).found.map((one) => one.text)).toEqual([said]);
  });

  test("credentials are replaced in a record too", () => {
    const text = "The password: vK9-tupelo-33-Marsh, as everybody said. Never use password: vK9-tupelo-33-Marsh again.";
    expect(JSON.stringify(compact({ text }, { summarize: (all) => `${all} ${text}` }))).not.toContain("tupelo");
  });
});
