/** Where a store lies that nobody named by itself: the workspace's, or the user's own (spec §7). */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/** What is known of the place: the folder worked in, the environment, and what the settings there say. */
export interface StorePlace {
  readonly folder: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The setting `store`; `""` where nobody set it. It may come with a repository, so only a folder is taken from it. */
  readonly setting: string;
}

/**
 * The location of the store: `PALIMPSEST_STORE`, the setting, `.palimpsest/store` of the folder where that is there, else the user's
 * data folder. Rejects with a sentence where the setting names a server: whoever opens a repository must not send texts to whom it names.
 */
export async function defaultStore({ folder, env, setting }: StorePlace): Promise<string> {
  if (env.PALIMPSEST_STORE) return env.PALIMPSEST_STORE;
  if (setting !== "") {
    if (/^[a-z][a-z0-9+.-]{1,20}:/i.test(setting))
      throw new Error(`the setting \`store\` takes a folder; name \`${setting}\` in PALIMPSEST_STORE instead`);
    return isAbsolute(setting) || folder === undefined ? setting : resolve(folder, setting);
  }
  const here = folder === undefined ? undefined : join(folder, ".palimpsest", "store");
  if (here !== undefined && (await stat(here).catch(() => undefined))?.isDirectory()) return here;
  const data = env.XDG_DATA_HOME || join(env.HOME || homedir(), ".local", "share");
  return join(data, "palimpsest", "store");
}
