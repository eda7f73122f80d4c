/** The store that the command line spills to: the one named, the workspace's, or the user's own. */
import { resolve } from "node:path";
import type { Resolved } from "../engine/node/stores/resolved.ts";
import type { SpillStore } from "../engine/store.ts";
import { BadInput, type Io } from "./command.ts";
import { configOf } from "./config.ts";

/** Where texts go: `--store`, `PALIMPSEST_STORE`, the setting `store`, `.palimpsest/store` of this folder where it is there, else the user's data folder. */
async function storeLocation(option: unknown, io: Io): Promise<string> {
  if (typeof option === "string") return option.includes(":") ? option : resolve(io.cwd, option);
  const { defaultStore } = await import("../engine/node/stores/location.ts");
  if (io.env.PALIMPSEST_STORE) return io.env.PALIMPSEST_STORE;
  const { settings, folder } = await configOf(undefined, io);
  if (settings.store !== "") return defaultStore({ folder, env: io.env, setting: settings.store });
  return defaultStore({ folder: io.cwd, env: io.env, setting: "" });
}

/** Opens that store; nothing is made before something is put into it. A location that nobody serves is bad input. */
export async function openCliStore(option: unknown, io: Io): Promise<SpillStore> {
  const { openStore } = await import("../engine/node/stores/index.ts");
  try {
    return await openStore(await storeLocation(option, io));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput("the store", error instanceof Error ? error.message : String(error));
  }
}

/** What the store has for the addresses named in a text. A text without any asks no store. */
export async function resolvedBy(text: string, option: unknown, io: Io): Promise<Resolved> {
  const { resolvedIn } = await import("../engine/node/stores/resolved.ts");
  return resolvedIn(text, () => openCliStore(option, io));
}
