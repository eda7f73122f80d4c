/** Sessions that are kept as folders of small files, as one JSON document each: the files' own texts, joined. */
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Joined, joined, textsOf } from "./json-files.ts";
import { documentOfStorageFolder } from "./opencode-storage.ts";

/** The session that a folder holds; `undefined` where it holds none. */
export async function documentOfFolder(path: string): Promise<Joined | undefined> {
  const events = await eventFolder(path);
  return events === undefined ? documentOfStorageFolder(path) : joinEvents(events);
}

/** Whether a folder is one session, as OpenHands keeps it. */
export const isSessionFolder = async (path: string): Promise<boolean> => (await eventFolder(path)) !== undefined;

/**
 * Paths of files below a folder, with those that are parts of one session put together: of a folder of events only the folder is
 * left, of opencode's storage only the files that describe sessions, of a history and the file that it is read together with only the history.
 */
export function sessionPaths(paths: readonly string[]): readonly string[] {
  const all = new Set(paths);
  const whole = paths.flatMap((path) => {
    if (all.has(historyBeside(path))) return [];
    const parts = path.split("/");
    if (parts.at(-2) === "events" && EVENT.test(parts.at(-1) ?? "")) return [parts.slice(0, -1).join("/")];
    return isStoragePart(parts) ? [] : [path];
  });
  return [...new Set(whole)];
}

/** The history that a file is read together with, if it lies there: Cline's for its sidecar, Roo's and Cline's for the log. */
const historyBeside = (path: string): string =>
  path.endsWith(".compaction.json")
    ? path.replace(/\.compaction\.json$/, ".messages.json")
    : path.endsWith("ui_messages.json")
      ? path.replace(/ui_messages\.json$/, "api_conversation_history.json")
      : "";

const isStoragePart = (parts: readonly string[]): boolean =>
  (parts.at(-3) === "message" || parts.at(-3) === "part") &&
  /^(?:msg|prt)_[A-Za-z0-9]+\.json$/.test(parts.at(-1) ?? "");

const EVENT = /^(?:event-\d{1,12}-[A-Za-z0-9-]+|\d{1,12})\.json$/;

/** The folder of events: the one given, or `events` in it. */
async function eventFolder(path: string): Promise<string | undefined> {
  for (const folder of [path, join(path, "events")]) {
    const names = await readdir(folder).catch(() => []);
    if (names.some((name) => EVENT.test(name)) && (folder !== path || basename(path) === "events")) return folder;
  }
  return undefined;
}

/** Events in the order of their numbers. One that is being written, or is damaged, is left out. */
async function joinEvents(folder: string): Promise<Joined> {
  const names = (await readdir(folder)).filter((name) => EVENT.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
  const { texts, damaged } = await textsOf(names.map((name) => join(folder, name)));
  return joined(`[${texts.join(",\n")}]`, damaged);
}

const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);
