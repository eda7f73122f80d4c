/** The sessions of a folder, of every agent that is known. Listed by name, size and age; what they hold is read later. */
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname } from "node:path";
import type { FoundSession, Home } from "./places/place.ts";
import { sessionPlaces } from "./session-places.ts";

/** A session that belongs to a folder. */
export interface SessionFile {
  /** A file or folder, or a database with the session's id behind a `#`. */
  readonly path: string;
  readonly name: string;
  readonly agent: string;
  /** Last change, milliseconds since 1970. */
  readonly changed: number;
  /** 0 where it is not known. */
  readonly bytes: number;
}

/** All agents' sessions of a folder (an absolute path), newest first; empty where there are none. */
export async function sessionsOf(folder: string, home: Home = here()): Promise<readonly SessionFile[]> {
  const all = await Promise.all(
    sessionPlaces.map(async ({ agent, find }) =>
      Promise.all((await find(folder, home)).map((found) => sessionOf(found, agent))),
    ),
  );
  return all
    .flat()
    .filter((file) => file !== undefined)
    .sort((a, b) => b.changed - a.changed);
}

/** Stores of sessions that are there and cannot be looked into on this machine, one clause each with its path in front. */
export async function unreadStores(home: Home = here()): Promise<readonly string[]> {
  const all = await Promise.all(sessionPlaces.map(async ({ unread }) => (await unread?.(home)) ?? []));
  return all.flat();
}

const here = (): Home => ({ folder: homedir(), env: process.env });

/** Names that say nothing: the folder's is the session's. */
const NAMELESS = new Set(["events.jsonl", "api_conversation_history.json"]);

async function sessionOf(found: FoundSession, agent: string): Promise<SessionFile | undefined> {
  const { path, changed, bytes } = found;
  const name = found.name ?? (NAMELESS.has(basename(path)) ? basename(dirname(path)) : basename(path));
  if (changed !== undefined) return { path, name, agent, changed, bytes: bytes ?? 0 };
  const stats = await stat(path).catch(() => undefined);
  return stats && { path, name, agent, changed: stats.mtimeMs, bytes: stats.isFile() ? stats.size : 0 };
}
