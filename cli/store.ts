/** The store that the command line spills to: the one named, the workspace's, or the user's own. */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { SpillStore } from "../engine/store.ts";
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
