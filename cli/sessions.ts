/** Where sessions lie: the newest of this folder, and all below a folder. */
import { homedir } from "node:os";
import { join, relative, resolve } from "node:path";
import { sessionPaths, sessionsOf } from "../engine/node/index.ts";
import { BadInput, type Io } from "./command.ts";
import { readSession, type SessionInspection } from "./input.ts";
import { progressOf } from "./progress.ts";

/** The newest session of the working directory, whichever agent wrote it. */
export async function newestSession({ cwd, env }: Io): Promise<string> {
  const [newest] = await sessionsOf(cwd, { folder: env.HOME ?? homedir(), env });
  if (!newest) throw new BadInput(cwd, "no agent that is known keeps a session of this folder; name a file");
  return newest.path;
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
