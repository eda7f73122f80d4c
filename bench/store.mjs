import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { load, race, scratchFolder } from "./measure.mjs";

const COUNT = 100;

export const title = `${COUNT} texts of 10 KB put into the store and read back verified, against cacache, which npm brings along`;

export async function measure() {
  const { openStore } = await load("engine/node/stores/index.ts");
  const plain = join(scratchFolder, "plain");
  mkdirSync(plain);
  const store = await openStore(join(scratchFolder, "store"));
  const cacache = cacacheOfNpm();
  const cache = join(scratchFolder, "cacache");
  let round = 0;
  let texts = [];
  let addresses = [];
  const ms = await race(
    {
      prepare: () => {
        round += 1;
        texts = Array.from({ length: COUNT }, () => randomBytes(5000).toString("hex"));
      },
      write: async () => {
        for (const [index, text] of texts.entries()) await durably(join(plain, `${round}-${index}`), text);
      },
      cachePut: async () => {
        for (const text of texts) await cacache.put(cache, text.slice(0, 40), text);
      },
      put: async () => {
        addresses = [];
        for (const text of texts) addresses.push(await store.put(text));
      },
      read: async () => {
        for (const index of texts.keys()) await readFile(join(plain, `${round}-${index}`), "utf8");
      },
      cacheGet: async () => {
        for (const text of texts) await cacache.get(cache, text.slice(0, 40));
      },
      get: async () => {
        for (const [index, address] of addresses.entries())
          if ((await store.get(address)) !== texts[index]) throw new Error("the store gave back another text");
      },
    },
    3,
  );
  const perSecond = (spent) => `${Math.round((COUNT / spent) * 1000).toLocaleString("en")} a second`;
  return [
    {
      goal: "P11",
      what: "put, times as fast: atomic, flushed, never overwritten",
      value: ms.cachePut / ms.put,
      atLeast: 1.3,
      note: `${perSecond(ms.put)}; cacache, which flushes nothing, ${perSecond(ms.cachePut)}; plain and flushed ${perSecond(ms.write)}`,
    },
    {
      goal: "P11",
      what: "get, times as fast: SHA-256 verified",
      value: ms.cacheGet / ms.get,
      atLeast: 5,
      note: `${perSecond(ms.get)}; cacache ${perSecond(ms.cacheGet)}; plain ${perSecond(ms.read)}`,
    },
  ];
}

/** The cache of the npm that is installed beside this Node. */
function cacacheOfNpm() {
  const global = execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim();
  return createRequire(join(realpathSync(global), "npm", "package.json"))("cacache");
}

/** What the store is compared with: durable, but a killed writer leaves half a file. */
async function durably(path, text) {
  const file = await open(path, "wx");
  await file.writeFile(text);
  await file.sync();
  await file.close();
}
