/** The store that the command line spills to: the one named, the workspace's, or the user's own. */
import { resolve } from "node:path";
import type { Resolved } from "../engine/node/stores/resolved.ts";
import { CorruptBlobError, type SpillStore } from "../engine/store.ts";
import { BadInput, type Io } from "./command.ts";

/** Where texts go: `--store`, `PALIMPSEST_STORE`, the setting `store`, `.palimpsest/store` of this folder where it is there, else the user's data folder. */
async function storeLocation(option: unknown, io: Io): Promise<string> {
  if (typeof option === "string") return option.includes(":") ? option : resolve(io.cwd, option);
  const { defaultStore } = await import("../engine/node/stores/location.ts");
  if (io.env.PALIMPSEST_STORE) return io.env.PALIMPSEST_STORE;
  const { configOf } = await import("./config.ts");
  const { settings, folder } = await configOf(undefined, io);
  if (settings.store !== "") return defaultStore({ folder, env: io.env, setting: settings.store });
  return defaultStore({ folder: io.cwd, env: io.env, setting: "" });
}

/** Opens that store; nothing is made before something is put into it. A location that nobody serves is bad input. */
export async function openCliStore(option: unknown, io: Io): Promise<SpillStore> {
  const { openStore } = await import("../engine/node/stores/index.ts");
  try {
    return told(await openStore(await storeLocation(option, io)));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput("the store", error instanceof Error ? error.message : String(error));
  }
}

/** The same store, whose failures are the user's to mend: a folder that may not be written, a server that is not there. */
function told(store: SpillStore): SpillStore {
  const mend = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      if (!(error instanceof Error) || error instanceof CorruptBlobError) throw error;
      throw new BadInput("the store", `cannot be used: ${error.message}`);
    });
  return {
    put: (text) => mend(store.put(text)),
    get: (address) => mend(store.get(address)),
    index: (handle, places) => mend(store.index(handle, places)),
    indexAll: (handles) => mend(store.indexAll(handles)),
    resolve: (handle) => mend(store.resolve(handle)),
    list: () => mend(store.list()),
    collect: (named) => mend(store.collect(named)),
  };
}

/** What the store has for the addresses named in a text. A text without any asks no store. */
export async function resolvedBy(text: string, option: unknown, io: Io): Promise<Resolved> {
  const { resolvedIn } = await import("../engine/node/stores/resolved.ts");
  return resolvedIn(text, () => openCliStore(option, io));
}
