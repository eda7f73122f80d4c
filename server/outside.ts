/** The world outside, as Node gives it: Git, the agents' folders, the disk. */
import { type FSWatcher, watch } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { filesBehind, readText } from "../engine/node/files.ts";
import { comparisonIn, textAt } from "../engine/node/history.ts";
import { sessionsOf } from "../engine/node/sessions.ts";
import { openStore } from "../engine/node/stores/index.ts";
import { defaultStore } from "../engine/node/stores/location.ts";
import type { Earlier } from "./subject.ts";
import type { World } from "./world.ts";

/** This machine. */
export const outside: World = {
  earlier: (path) => earlierInGit(path).catch(() => undefined),
  async sessions(folder) {
    if (!folder.startsWith("file:")) return [];
    const files = await sessionsOf(fileURLToPath(folder));
    return files.map(({ path, ...file }) => ({ ...file, uri: pathToFileURL(path).href }));
  },
  watch(path, changed) {
    const stops = filesBehind(path).map((file) => watchOne(file, changed));
    return () => {
      for (const stop of stops) stop();
    };
  },
  store: async (folder, setting) => openStore(await defaultStore({ folder, env: process.env, setting })),
  async text(path) {
    const read = await readText(path);
    return "source" in read ? read.source.text : undefined;
  },
};

/** Milliseconds after which a name is looked for again whose file went. */
const AGAIN = 300;

/** Watches whatever file has a name: one that takes the place of another is watched in its turn. */
function watchOne(path: string, changed: () => void): () => void {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = (): void => {
    watcher?.close();
    watcher = undefined;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (begin()) changed();
    }, AGAIN).unref();
  };
  const begin = (): boolean => {
    try {
      watcher = watch(path, (event) => {
        changed();
        if (event === "rename") lost();
      });
      watcher.on("error", lost);
      return true;
    } catch {
      lost();
      return false;
    }
  };
  begin();
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}

/** The version of the merge base, or of HEAD where nothing was pushed; undefined where Git does not have the file. */
async function earlierInGit(path: string): Promise<Earlier | undefined> {
  const real = await realpath(path);
  const { root, base } = await comparisonIn(dirname(real), "worktree");
  const inside = relative(await realpath(root), real)
    .split(sep)
    .join("/");
  const text = await textAt(root, base, inside);
  if (text === undefined) return undefined;
  const head = await comparisonIn(root, "worktree", "HEAD");
  const against = head.base === base ? "HEAD" : `the merge base ${base.slice(0, 7)}`;
  return { source: { name: path, text }, against };
}
