/** Garbage collection of a store, on request only: what no address in some files names is removed (spec §7). */
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Address } from "../engine/digest.ts";
import { isAddress, type SpillStore } from "../engine/store.ts";
import { BadInput, type Io } from "./command.ts";
import { dataFolder } from "./hook/place.ts";
import { openCliStore } from "./store.ts";

/** Prints the addresses that are removed, or would be. Every file below the folders counts, ignored or not, and so do the hooks' records. */
export async function collect(
  paths: readonly string[],
  { store: location, dry }: { readonly store: unknown; readonly dry: boolean },
  io: Io,
): Promise<number> {
  if (typeof location !== "string")
    throw new BadInput("--collect", "needs --store: other folders may have texts in a store that nobody named");
  // Listed before the files are read: what is spilled meanwhile may be named by a file that was read already.
  const store = await openCliStore(location, io);
  const old = new Set(await store.list());
  const named = new Set<Address>();
  for (const path of paths) {
    const found = await stat(resolve(io.cwd, path)).catch(() => undefined);
    if (!found) throw new BadInput(path, "no such file or folder; nothing was removed");
    await namedIn(resolve(io.cwd, path), named);
  }
  await namedIn(join(dataFolder(io), "hooks"), named);
  await withNested(named, store);
  const count = named.size;
  for (const address of await store.list()) if (!old.has(address)) named.add(address);
  const removed = dry ? (await store.list()).filter((address) => !named.has(address)) : await store.collect(named);
  io.out(removed.map((address) => `${address}\n`).join(""));
  io.err(`palimpsest spill: ${removed.length} ${dry ? "would be" : "were"} removed, ${count} addresses are named\n`);
  return 0;
}

/** A stored text that is named may name others. */
async function withNested(named: Set<Address>, store: SpillStore): Promise<void> {
  const waiting = [...named];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const text = await store.get(address).catch(() => undefined);
    for (const inner of addressesInAny(text ?? "")) {
      if (named.has(inner)) continue;
      named.add(inner);
      waiting.push(inner);
    }
  }
}

const addressesInAny = (text: string): readonly Address[] =>
  Array.from(text.matchAll(/sha256:[0-9a-f]{64}/g), ([address]) => address).filter(isAddress);

async function namedIn(path: string, named: Set<Address>): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) {
    for (const name of await readdir(path)) if (!LEFT.has(name)) await namedIn(join(path, name), named);
  } else if (found?.isFile()) {
    for (const address of addressesInAny(await readFile(path, "latin1"))) named.add(address);
  }
}

/** Never looked into: what is there names no spilled text of this user. */
const LEFT = new Set([".git", "node_modules"]);
