/** The world outside, as Node gives it. */
import { watch } from "node:fs";
import { readText } from "../engine/node/files.ts";
import type { World } from "./world.ts";

/** Git, session folders and files of this machine. */
export const outside: World = {
  earlier: async () => undefined,
  sessions: async () => [],
  watch(path, changed) {
    try {
      const watcher = watch(path, changed);
      watcher.on("error", () => watcher.close());
      return () => watcher.close();
    } catch {
      return () => {};
    }
  },
  async text(path) {
    const read = await readText(path);
    return "source" in read ? read.source.text : undefined;
  },
};
