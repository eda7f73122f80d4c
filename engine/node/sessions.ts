/** The sessions of a folder, of every agent that is known. Listed by name, size and age; what they hold is read later. */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname } from "node:path";
import { type Home, sessionPlaces } from "./session-places.ts";

/** A session file that belongs to a folder. */
export interface SessionFile {
  readonly path: string;
  readonly name: string;
  readonly agent: string;
  /** Last change, milliseconds since 1970. */
  readonly changed: number;
  readonly bytes: number;
}

/** All agents' sessions of a folder (an absolute path), newest first; empty where there are none. */
export async function sessionsOf(
  folder: string,
  home: Home = { folder: homedir(), env: process.env },
): Promise<readonly SessionFile[]> {
  const found = await Promise.all(
    sessionPlaces.map(async ({ agent, find }) =>
      Promise.all((await find(folder, home)).map((path) => fileOf(path, agent))),
    ),
  );
  return found
    .flat()
    .filter((file) => file !== undefined)
    .sort((a, b) => b.changed - a.changed);
}

async function fileOf(path: string, agent: string): Promise<SessionFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  const name = basename(path) === "events.jsonl" ? basename(dirname(path)) : basename(path);
  return found?.isFile() ? { path, name, agent, changed: found.mtimeMs, bytes: found.size } : undefined;
}
