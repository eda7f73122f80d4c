/** Sessions that are kept as folders of small files, as one JSON document each: the files' own texts, joined. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A document made of many files. `problem` is one clause. */
export type Joined = { readonly text: string } | { readonly problem: string };

/** The session that a folder holds, or that a file of opencode's storage names; `undefined` where it is neither. */
export async function documentOfFolder(path: string): Promise<Joined | undefined> {
  const events = await eventFolder(path);
  if (events !== undefined) return joinEvents(events);
  const storage = await storageFolder(path);
  return storage === undefined ? undefined : joinNewest(storage);
}

/** A session of opencode's storage folder, given the file that describes it; `undefined` for any other file. */
export async function documentOfStorage(path: string): Promise<Joined | undefined> {
  const storage = dirname(dirname(dirname(path)));
  if (!/^ses_[A-Za-z0-9]+\.json$/.test(basename(path)) || basename(dirname(dirname(path))) !== "session")
    return undefined;
  const info = await readFile(path, "utf8").catch(() => undefined);
  return info === undefined ? undefined : joinSession(storage, info, basename(path, ".json"));
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
  const texts = await textsOf(names.map((name) => join(folder, name)));
  return { text: `[${texts.join(",\n")}]` };
}

const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** The texts of files that are whole JSON values, in the order given. */
async function textsOf(paths: readonly string[]): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => readFile(path, "utf8").catch(() => "")));
    texts.push(...some.filter(isJson));
  }
  return texts;
}

/** Files that are open at a time. */
const AT_ONCE = 64;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** opencode's storage folder: the one given, or `storage` in it. */
async function storageFolder(path: string): Promise<string | undefined> {
  for (const folder of [path, join(path, "storage")]) {
    const names: readonly string[] = await readdir(folder).catch(() => []);
    if (names.includes("session") && names.includes("message")) return folder;
  }
  return undefined;
}

/** The newest session of a storage folder that is no sub-agent's. */
async function joinNewest(storage: string): Promise<Joined> {
  const folder = join(storage, "session");
  const found: { readonly id: string; readonly text: string; readonly updated: number }[] = [];
  for (const project of await readdir(folder)) {
    const names = await readdir(join(folder, project)).catch(() => []);
    const texts = await textsOf(
      names.filter((name) => name.startsWith("ses_")).map((name) => join(folder, project, name)),
    );
    for (const text of texts) {
      const { id, parentID, time } = JSON.parse(text) as {
        id?: unknown;
        parentID?: unknown;
        time?: { updated?: unknown };
      };
      if (typeof id !== "string" || typeof parentID === "string") continue;
      found.push({ id, text, updated: typeof time?.updated === "number" ? time.updated : 0 });
    }
  }
  const newest = found.sort((a, b) => b.updated - a.updated)[0];
  return newest ? joinSession(storage, newest.text, newest.id) : { problem: "holds no session" };
}

/** A session with its messages and parts, in the shape in which opencode exports one. */
async function joinSession(storage: string, info: string, id: string): Promise<Joined> {
  const messages: string[] = [];
  const folder = join(storage, "message", id);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  for (const name of names) {
    const [message] = await textsOf([join(folder, name)]);
    if (message === undefined) continue;
    const parts = join(storage, "part", basename(name, ".json"));
    const own = (await readdir(parts).catch(() => [])).filter((part) => part.endsWith(".json")).sort();
    const texts = await textsOf(own.map((part) => join(parts, part)));
    messages.push(`{"info":${message},"parts":[${texts.join(",\n")}]}`);
  }
  return { text: `{"info":${info},"messages":[${messages.join(",\n")}]}` };
}
