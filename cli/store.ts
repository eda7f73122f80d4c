/** The store that the command line spills to: the one named, the workspace's, or the user's own. */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { addressesIn, type SpillStore } from "../engine/store.ts";
import type { Io } from "./command.ts";

/** Where texts go: `--store`, `PALIMPSEST_STORE`, `.palimpsest/store` of this folder where it is there, else the user's data folder. */
export async function storeLocation(option: unknown, io: Io): Promise<string> {
  if (typeof option === "string") return option.includes(":") ? option : resolve(io.cwd, option);
  const { PALIMPSEST_STORE: named, XDG_DATA_HOME: data } = io.env;
  if (named) return named;
  const here = join(io.cwd, ".palimpsest", "store");
  if (await stat(here).catch(() => undefined)) return here;
  return join(data ?? join(homedir(), ".local", "share"), "palimpsest", "store");
}

/** Opens that store; nothing is made before something is put into it. */
export async function openCliStore(option: unknown, io: Io): Promise<SpillStore> {
  const { openStore } = await import("../engine/node/stores/index.ts");
  return openStore(await storeLocation(option, io));
}

/** The addresses named in a text that the store cannot resolve, or whose content does not match. A text without any asks no store. */
export async function unresolvedIn(text: string, option: unknown, io: Io): Promise<ReadonlySet<string>> {
  const addresses = new Set(addressesIn(text));
  if (addresses.size === 0) return addresses;
  const store = await openCliStore(option, io);
  const unresolved = new Set<string>();
  for (const address of addresses) {
    const stored = await store.get(address).catch(() => undefined);
    if (stored === undefined) unresolved.add(address);
  }
  return unresolved;
}
