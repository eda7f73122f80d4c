/** Agents that keep all sessions in one database or one folder: opencode, goose, Hermes, OpenHands. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { databaseProblem, sessionsInDatabase } from "../databases.ts";
import { storedSessionsOf } from "../opencode-storage.ts";
import { below, dataFolder, filtered, found, headOf, namesIn, newestByName, valueIn } from "./look.ts";
import type { FoundSession, Home, SessionPlace } from "./place.ts";

/** opencode: a database, or the older storage folder. */
export const opencode: SessionPlace = {
  agent: "opencode",
  async find(folder, home) {
    const root = join(dataFolder(home), "opencode");
    const stored = await inDatabase(join(root, "opencode.db"), folder);
    return [...stored, ...found(await storedSessionsOf(join(root, "storage"), folder))];
  },
  unread: (home) => unreadOf(join(dataFolder(home), "opencode", "opencode.db")),
};

/** goose: a database beside the older files of lines. */
export const goose: SessionPlace = {
  agent: "goose",
  async find(folder, home) {
    const root = join(dataFolder(home), "goose", "sessions");
    const older = await filtered(newestByName(await below(root, /\.jsonl$/)), async (path) => {
      const [line = ""] = (await headOf(path)).split("\n", 1);
      return valueIn(line, ["working_dir"]) === folder;
    });
    return [...(await inDatabase(join(root, "sessions.db"), folder)), ...found(older)];
  },
  unread: (home) => unreadOf(join(dataFolder(home), "goose", "sessions", "sessions.db")),
};

/** Hermes: one database. */
export const hermes: SessionPlace = {
  agent: "Hermes",
  find: (folder, home) => inDatabase(hermesState(home), folder),
  unread: (home) => unreadOf(hermesState(home)),
};

const hermesState = ({ folder, env }: Home): string => join(env.HERMES_HOME ?? join(folder, ".hermes"), "state.db");

/** OpenHands: a folder a conversation, which tells its workspace. */
export const openhands: SessionPlace = {
  agent: "OpenHands",
  async find(folder, { folder: home }) {
    const root = join(home, ".openhands", "conversations");
    const all = (await namesIn(root)).map((name) => join(root, name));
    return found(
      await filtered(all, async (path) => {
        const state = await readFile(join(path, "base_state.json"), "utf8").catch(() => "");
        return valueIn(state, ["workspace", "working_dir"]) === folder;
      }),
    );
  },
};

async function inDatabase(path: string, folder: string): Promise<readonly FoundSession[]> {
  if (!(await isThere(path))) return [];
  const sessions = await sessionsInDatabase(path);
  return sessions
    .filter((session) => session.folder === folder)
    .map(({ id, title, changed, bytes }) => ({
      path: `${path}#${id}`,
      name: title === "" ? id : title,
      ...(changed !== undefined && { changed }),
      ...(bytes !== undefined && { bytes }),
    }));
}

async function unreadOf(path: string): Promise<readonly string[]> {
  if (!(await isThere(path))) return [];
  const problem = await databaseProblem(path);
  return problem === undefined ? [] : [`${path} ${problem}`];
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() === true;
