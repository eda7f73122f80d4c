/** opencode's storage folder of one file a session, message and part: a session with its sub-agents as opencode exports one. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isJson, type Joined, joined, jsonFilesIn, textsOf } from "./json-files.ts";

/** A session of a storage folder, as far as its file describes it. */
interface Described {
  readonly id: string;
  readonly text: string;
  readonly parent: string | undefined;
  readonly directory: string | undefined;
  /** Milliseconds since 1970; 0 where it does not say. */
  readonly updated: number;
  readonly path: string;
}

/** A session given the file that describes it; `undefined` for any other file. */
export async function documentOfStorage(path: string): Promise<Joined | undefined> {
  const storage = dirname(dirname(dirname(path)));
  if (!/^ses_[A-Za-z0-9]+\.json$/.test(basename(path)) || basename(dirname(dirname(path))) !== "session")
    return undefined;
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const own = described(text, path);
  if (own === undefined) return { problem: "is damaged JSON" };
  return joinFamily(storage, own, await sessionsIn(dirname(path)));
}

/** The newest session of a storage folder (the one given, or `storage` in it) that is no sub-agent's; `undefined` where it is none. */
export async function documentOfStorageFolder(path: string): Promise<Joined | undefined> {
  for (const folder of [path, join(path, "storage")]) {
    const names: readonly string[] = await readdir(folder).catch(() => []);
    if (names.includes("session") && names.includes("message")) return joinNewest(folder);
  }
  return undefined;
}

/** Paths of the files that describe the sessions of a working directory in a storage folder, sub-agents left out. */
export async function storedSessionsOf(storage: string, directory: string): Promise<readonly string[]> {
  const all = await allSessions(storage);
  return all.filter((one) => one.parent === undefined && one.directory === directory).map(({ path }) => path);
}

async function joinNewest(storage: string): Promise<Joined> {
  const all = await allSessions(storage);
  const [newest] = all.filter(({ parent }) => parent === undefined).sort((a, b) => b.updated - a.updated);
  return newest ? joinFamily(storage, newest, all) : { problem: "holds no session" };
}

async function allSessions(storage: string): Promise<Described[]> {
  const folder = join(storage, "session");
  const projects = await readdir(folder).catch((): string[] => []);
  const found = await Promise.all(projects.map((project) => sessionsIn(join(folder, project))));
  return found.flat();
}

async function sessionsIn(folder: string): Promise<readonly Described[]> {
  const paths = (await jsonFilesIn(folder)).filter((path) => basename(path).startsWith("ses_"));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8").catch(() => "")));
  return texts.flatMap((text, index) => described(text, paths[index] ?? "") ?? []);
}

function described(text: string, path: string): Described | undefined {
  if (!isJson(text)) return undefined;
  const value = JSON.parse(text) as { readonly [Key in "id" | "parentID" | "directory" | "time"]?: unknown } | null;
  const updated = (value?.time as { readonly updated?: unknown } | undefined)?.updated;
  return {
    id: stringIn(value?.id) ?? basename(path, ".json"),
    text,
    parent: stringIn(value?.parentID),
    directory: stringIn(value?.directory),
    updated: typeof updated === "number" ? updated : 0,
    path,
  };
}

const stringIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** A session alone as opencode exports it; with sub-agents, of any depth, a list of such. */
async function joinFamily(storage: string, main: Described, all: readonly Described[]): Promise<Joined> {
  const family = [main];
  for (const { id } of family)
    family.push(...all.filter((one) => one.parent === id && !family.some((known) => known.id === one.id)));
  const documents: string[] = [];
  let damaged = 0;
  for (const one of family) {
    const whole = await joinSession(storage, one);
    documents.push(whole.text);
    damaged += whole.damaged;
  }
  return joined(documents.length === 1 ? (documents[0] ?? "") : `{"sessions":[${documents.join(",\n")}]}`, damaged);
}

async function joinSession(storage: string, { id, text: info }: Described): Promise<{ text: string; damaged: number }> {
  const messages: string[] = [];
  let damaged = 0;
  for (const path of await jsonFilesIn(join(storage, "message", id))) {
    const message = await textsOf([path]);
    damaged += message.damaged;
    if (message.texts[0] === undefined) continue;
    const parts = await textsOf(await jsonFilesIn(join(storage, "part", basename(path, ".json"))));
    damaged += parts.damaged;
    messages.push(`{"info":${message.texts[0]},"parts":[${parts.texts.join(",\n")}]}`);
  }
  return { text: `{"info":${info},"messages":[${messages.join(",\n")}]}`, damaged };
}
