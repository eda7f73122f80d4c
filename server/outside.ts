/** The world outside, as Node gives it. */
import { watch } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readText } from "../engine/node/files.ts";
import { comparisonIn, textAt } from "../engine/node/history.ts";
import { sessionsOf } from "../engine/node/sessions.ts";
import type { Earlier } from "./subject.ts";
import type { World } from "./world.ts";

/** Git, session folders and files of this machine. */
export const outside: World = {
  earlier: (path) => earlierOf(path).catch(() => undefined),
  async sessions(folder) {
    const path = folder.startsWith("file:") ? fileURLToPath(folder) : folder;
    const files = await sessionsOf(path);
    return files.map(({ path, ...file }) => ({ uri: pathToFileURL(path).href, ...file }));
  },
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

/** The version that Git would compare with; undefined where the commit does not have the file. Rejects outside a repository. */
async function earlierOf(path: string): Promise<Earlier | undefined> {
  const folder = dirname(path);
  const [{ root, base }, head] = await Promise.all([
    comparisonIn(folder, "worktree"),
    comparisonIn(folder, "worktree", "HEAD"),
  ]);
  const text = await textAt(root, base, relative(root, path).split(sep).join("/"));
  const against = base === head.base ? "HEAD" : `the merge base ${base.slice(0, 7)}`;
  return text === undefined ? undefined : { source: { name: basename(path), text }, against };
}
