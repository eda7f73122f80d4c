/** Where sessions lie: the newest of this folder, and all below a folder. */
import { readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, relative, resolve } from "node:path";
import { sessionPaths } from "../engine/node/index.ts";
import { BadInput, type Io } from "./command.ts";
import { readSession, type SessionInspection } from "./input.ts";
import { progressOf } from "./progress.ts";

/** The newest Claude Code session of the working directory. */
export async function newestSession(io: Io): Promise<string> {
  const folder = projectFolder(io);
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".jsonl"))
      .map(async (name) => ({ path: join(folder, name), changed: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = files.sort((a, b) => b.changed - a.changed)[0];
  if (!newest) throw new BadInput(folder, "holds no session of this folder; name a file");
  return newest.path;
}

/** Claude Code keeps a project's sessions under its path with everything but letters and digits turned into `-`. */
function projectFolder({ cwd, env }: Io): string {
  const home = env.CLAUDE_CONFIG_DIR ?? join(env.HOME ?? homedir(), ".claude");
  return join(home, "projects", cwd.replace(/[^A-Za-z0-9]/g, "-"));
}

/** Every transcript below a folder, read; files that are none are counted and skipped. */
export async function sessionsBelow(
  folder: string,
  io: Io,
): Promise<{ readonly found: readonly SessionInspection[]; readonly skipped: number }> {
  const { glob } = await import("tinyglobby");
  const cwd = resolve(io.cwd, folder);
  const files = await glob(["**/*.{jsonl,json,traj,zst,txt,md}", "**/{opencode,sessions}.db"], {
    cwd,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  const names = [...sessionPaths(files)];
  const found: SessionInspection[] = [];
  const progress = await progressOf(io, `reading ${names.length} files`);
  for (const [index, name] of names.sort().entries()) {
    progress.step(`${index + 1}/${names.length} ${name}`);
    const inspection = await readSession(join(relative(io.cwd, cwd), name), io).catch((error: unknown) => {
      if (error instanceof BadInput) return undefined;
      throw error;
    });
    if (inspection) found.push(inspection);
  }
  progress.end();
  return { found, skipped: names.length - found.length };
}
