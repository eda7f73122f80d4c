/** Where sessions lie: the newest of this folder, and all below a folder. */
import { homedir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { databaseNames, sessionPaths, sessionsInDatabase, sessionsOf, unreadStores } from "../engine/node/index.ts";
import { BadInput, type Io } from "./command.ts";
import { readSession, type SessionInspection } from "./input.ts";
import { progressOf } from "./progress.ts";

/** The newest session of the working directory, whichever agent wrote it. */
export async function newestSession({ cwd, env }: Io): Promise<string> {
  const home = { folder: env.HOME ?? homedir(), env };
  const [newest] = await sessionsOf(cwd, home);
  if (newest) return newest.path;
  const unread = (await unreadStores(home)).map((clause) => ` (${clause})`).join("");
  throw new BadInput(cwd, `no agent that is known keeps a session of this folder; name a file${unread}`);
}

/** Every transcript below a folder, read; files that are none are counted and skipped, databases that cannot be read are named. */
export async function sessionsBelow(
  folder: string,
  io: Io,
): Promise<{
  readonly found: readonly SessionInspection[];
  readonly skipped: number;
  readonly unread: readonly string[];
}> {
  const { glob } = await import("tinyglobby");
  const cwd = resolve(io.cwd, folder);
  const files = await glob(["**/*.{jsonl,json,traj,zst,txt,md}", `**/{${databaseNames.join(",")}}`], {
    cwd,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  const names = (await Promise.all(sessionPaths(files).map((name) => storedIn(name, cwd)))).flat();
  const found: SessionInspection[] = [];
  const unread: string[] = [];
  const progress = await progressOf(io, `reading ${names.length} files`);
  for (const [index, name] of names.sort().entries()) {
    progress.step(`${index + 1}/${names.length} ${name}`);
    const inspection = await readSession(join(relative(io.cwd, cwd), name), io).catch((error: unknown) => {
      if (!(error instanceof BadInput)) throw error;
      if (databaseNames.includes(basename(name))) unread.push(`${error.file} ${error.message}`);
      return undefined;
    });
    if (inspection) found.push(inspection);
  }
  progress.end();
  return { found: withoutHelpers(found), skipped: names.length - found.length, unread };
}

/** A database as one name for each session in it; any other file as it is. */
async function storedIn(name: string, cwd: string): Promise<readonly string[]> {
  if (!databaseNames.includes(basename(name))) return [name];
  const sessions = await sessionsInDatabase(join(cwd, name));
  return sessions.length === 0 ? [name] : sessions.map(({ id }) => `${name}#${id}`);
}

/** Files of sub-agents whose conversation was read as part of another session are left out. */
function withoutHelpers(found: readonly SessionInspection[]): readonly SessionInspection[] {
  const helpers = new Set(found.flatMap(({ session }) => session.records.flatMap(({ agent }) => agent ?? [])));
  return found.filter(({ session }) => session.id === undefined || !helpers.has(session.id));
}
