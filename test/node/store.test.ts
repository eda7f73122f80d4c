import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Address, addressOf, CorruptBlobError, type SpillStore } from "../../engine/index.ts";
import { openStore } from "../../engine/node/stores/index.ts";

let root: string;
let folder: string;
let store: SpillStore;
let count = 0;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "palimpsest-store-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(async () => {
  folder = join(root, String(count++));
  store = await openStore(folder);
});

const pathOf = (address: Address, at = folder): string => join(at, "sha256", address.slice(7, 9), address.slice(7));

describe("a store of spilled regions", () => {
  test("gives back what was put, under the digest of the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), async (text) => {
        const address = await store.put(text);
        expect(address).toBe(addressOf(text));
        expect(await store.get(address)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test("has nothing for an address that was never put, nor for what is no address", async () => {
    expect(await store.get(addressOf("never"))).toBeUndefined();
    expect(await store.get("sha256:../../etc/passwd" as Address)).toBeUndefined();
    expect(existsSync(folder)).toBe(false);
  });

  test("refuses every single flipped bit", async () => {
    const address = await store.put("do not retry writes after a 5xx");
    const path = pathOf(address);
    const bytes = readFileSync(path);
    chmodSync(path, 0o600);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      writeFileSync(path, flipped);
      await expect(store.get(address)).rejects.toBeInstanceOf(CorruptBlobError);
    }
    await expect(store.put("do not retry writes after a 5xx")).rejects.toBeInstanceOf(CorruptBlobError);
  });

  test("is for its owner only, and nobody writes what lies in it", async () => {
    const address = await store.put("rev-4f9a2c");
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(pathOf(address)).mode & 0o777).toBe(0o400);
  });

  test("resolves a handle to its places in the order they were said, and no later one shadows an earlier one", async () => {
    const first = await store.put("roll back to rev-4f9a2c");
    const second = await store.put("rev-4f9a2c is broken");
    await store.index("rev-4f9a2c", [{ address: second, span: { start: 0, end: 10 } }]);
    await store.index("rev-4f9a2c", [{ address: first, span: { start: 13, end: 23 } }]);
    await store.index("rev-4f9a2c", [{ address: second, span: { start: 0, end: 10 } }]);
    const places = await store.resolve("rev-4f9a2c");
    expect(places.map(({ address }) => address)).toEqual([second, first]);
    expect(await store.resolve("rev-4f9a2")).toEqual([]);
  });

  test("collects only what no record names, and only when asked", async () => {
    const kept = await store.put("named");
    const gone = await store.put("forgotten");
    expect(await store.collect(new Set([kept]))).toEqual([gone]);
    expect(await store.get(kept)).toBe("named");
    expect(await store.get(gone)).toBeUndefined();
  });

  test("forgets the places in collected texts, and says later ones behind those that stay", async () => {
    const [kept, gone] = [await store.put("named rev-1"), await store.put("forgotten rev-1")];
    const place = (address: Address, start: number) => ({ address, span: { start, end: start + 5 } });
    await store.index("rev-1", [place(gone, 10)]);
    await store.index("rev-1", [place(kept, 6)]);
    await store.collect(new Set([kept]));
    const later = await store.put("later rev-1");
    await store.index("rev-1", [place(later, 6)]);
    expect((await store.resolve("rev-1")).map(({ address }) => address)).toEqual([kept, later]);
    expect([...(await store.list())].sort()).toEqual([kept, later].sort());
  });

  test("makes again what somebody took away in between", async () => {
    const address = await store.put("once");
    rmSync(folder, { recursive: true });
    expect(await store.get(address)).toBeUndefined();
    expect(await store.put("once")).toBe(address);
    expect(await store.get(address)).toBe("once");
  });

  test("keeps texts of any size", async () => {
    for (const size of [0, 1, 262_143, 262_145, 5_000_000]) {
      const text = "é".repeat(size);
      expect(await store.get(await store.put(text))).toBe(text);
    }
  });

  test("takes the same text and the same handle from many writers at once", async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(folder)));
    const addresses = await Promise.all(stores.map((each) => each.put("the replica is eu-west-2b")));
    expect(new Set(addresses).size).toBe(1);
    const place = (start: number) => ({ address: addresses[0] as Address, span: { start, end: start + 1 } });
    await Promise.all(stores.map((each, index) => each.index("eu-west-2b", [place(index)])));
    expect(await store.resolve("eu-west-2b")).toHaveLength(8);
  });

  test("takes a folder by any name, relative or as a file address, and stays with it when the process moves", async () => {
    const [here, there] = [process.cwd(), join(root, "há s")];
    mkdirSync(there);
    process.chdir(there);
    try {
      const relative = await openStore("s");
      const address = await relative.put("one letter");
      process.chdir(root);
      expect(await relative.get(address)).toBe("one letter");
      expect(await (await openStore(pathToFileURL(join(there, "s")).href)).get(address)).toBe("one letter");
      expect(await (await openStore("file:há s/s")).get(address)).toBe("one letter");
    } finally {
      process.chdir(here);
    }
  });

  test("says a clear sentence for a location that nobody serves", async () => {
    await expect(openStore("gopher://x")).rejects.toThrow("no store for `gopher:`");
  });

  test("200 killed writers leave nothing corrupt, and lose nothing they acknowledged", {
    timeout: 180_000,
  }, async () => {
    const bundle = join(root, "stores.mjs");
    await build({
      entryPoints: ["engine/node/stores/index.ts"],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: bundle,
      logLevel: "error",
    });
    const acknowledged = new Set<string>();
    for (let round = 0; round < 50; round++) {
      await Promise.all([0, 1, 2, 3].map((writer) => killedWriter(bundle, `${round}-${writer}`, acknowledged)));
    }
    expect(acknowledged.size).toBeGreaterThan(200);
    for (const address of acknowledged) expect(await store.get(address as Address)).toBeDefined();
    for (const shelf of readdirSync(join(folder, "sha256"))) {
      for (const digest of readdirSync(join(folder, "sha256", shelf))) {
        const bytes = readFileSync(join(folder, "sha256", shelf, digest));
        expect(createHash("sha256").update(bytes).digest("hex")).toBe(digest);
      }
    }
    for (const place of await store.resolve("handle-0")) expect(await store.get(place.address)).toBeDefined();
  });
});

/** Starts a writer, kills it without warning some writes after its first, and notes what it had acknowledged. */
async function killedWriter(bundle: string, seed: string, acknowledged: Set<string>): Promise<void> {
  const script = join(import.meta.dirname, "writer.mjs");
  const child: ChildProcess = spawn(process.execPath, [script, bundle, folder, seed], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  let writes = 0;
  child.stdout?.on("data", (data: Buffer) => {
    text += data.toString();
    if (++writes > seed.length % 3) child.kill("SIGKILL");
  });
  await new Promise((done) => child.once("close", done));
  for (const line of text.split("\n").slice(0, -1)) acknowledged.add(line);
}
