import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, CorruptBlobError, compact, rehydrate, type SpillStore, spillRegion } from "../../engine/index.ts";
import { openStore } from "../../engine/node/stores/index.ts";
import { needRedis, type RedisServer, startRedis } from "../harness/redis.ts";

const program = needRedis();

/** The library as it ships: with a driver of few commands. */
const SHIPPED = resolve("dist/engine/node/index.js");

describe.skipIf(program === undefined)("a store on a Redis server", () => {
  let server: RedisServer;
  let store: SpillStore;

  beforeAll(async () => {
    server = await startRedis(program ?? "");
    store = await openStore(server.url);
  }, 120_000);
  afterAll(() => server.stop());

  test("gives back what was put, under the digest of the text, and puts it once", async () => {
    const text = "Roll back to rev-4f9a2c. 日本語 🔒";
    const address = await store.put(text);
    expect(address).toBe(addressOf(text));
    expect(await store.put(text)).toBe(address);
    expect(await store.get(address)).toBe(text);
    expect(await store.get(addressOf("never"))).toBeUndefined();
  });

  test("does not serve what somebody exchanged on the server", async () => {
    const address = await store.put("do not retry writes");
    const intruder = await createClient({ url: server.url }).connect();
    await intruder.set(`palimpsest:${address}`, "retry writes");
    await intruder.close();
    await expect(store.get(address)).rejects.toBeInstanceOf(CorruptBlobError);
    await expect(store.put("do not retry writes")).rejects.toBeInstanceOf(CorruptBlobError);
  });

  test("keeps the places of a handle in the order they were said, for every writer at once", async () => {
    const address = await store.put("the replica is eu-west-2b");
    const others = await Promise.all([0, 1, 2, 3].map(() => openStore(server.url)));
    await store.index("eu-west-2b", [{ address, span: { start: 15, end: 25 } }]);
    await Promise.all(
      others.map((each, at) => each.index("eu-west-2b", [{ address, span: { start: at, end: at + 1 } }])),
    );
    await store.index("eu-west-2b", [{ address, span: { start: 15, end: 25 } }]);
    const places = await store.resolve("eu-west-2b");
    expect(places).toHaveLength(5);
    expect(places[0]?.span).toEqual({ start: 15, end: 25 });
  });

  test("brings a spilled region back through its handles", async () => {
    const text = "The canary writes to `replica-7c1e`. Do not touch the primary.";
    const record = compact({ text }, { spill: await spillRegion(text, store) });
    const { found } = await rehydrate(record, "replica-7c1e", store);
    expect(found[0]).toMatchObject({ text, verified: true });
  });

  test("collects only what no record names", async () => {
    const kept = await store.put("named by a record");
    const gone = await store.put("named by nobody");
    expect(await store.collect(new Set([kept]))).toContain(gone);
    expect(await store.get(kept)).toBe("named by a record");
    expect(await store.get(gone)).toBeUndefined();
  });

  test.skipIf(!existsSync(SHIPPED))("the driver that is shipped knows all that a store says", async () => {
    const { openStore: open } = (await import(SHIPPED)) as { readonly openStore: typeof openStore };
    const shipped = await open(`${server.url}/3`);
    const address = await shipped.put("in a database of its own");
    const other = await shipped.put("named by nobody");
    await shipped.index("rev-4f9a2c", [{ address: other, span: { start: 0, end: 5 } }]);
    await shipped.index("rev-4f9a2c", [{ address, span: { start: 3, end: 9 } }]);
    expect(await store.get(address)).toBeUndefined();
    expect(await shipped.get(address)).toBe("in a database of its own");
    expect(await shipped.list()).toHaveLength(2);
    expect(await shipped.collect(new Set([address]))).toEqual([other]);
    expect(await shipped.resolve("rev-4f9a2c")).toEqual([{ address, span: { start: 3, end: 9 } }]);
    await expect(open(`redis://anna:geheim@127.0.0.1:${server.port}`).then((one) => one.list())).rejects.toThrow(
      /WRONGPASS|AUTH/,
    );
  });

  test("says where it could not connect, without the password", async () => {
    const nowhere = await openStore("redis://anna:geheim@127.0.0.1:1");
    await expect(nowhere.get(addressOf("x"))).rejects.toThrow(
      /^the store at redis:\/\/…@127\.0\.0\.1:1 cannot be reached/,
    );
  });
});
