/** Where hooks remember: small owner-only files in the user's data folder, one folder a session. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Wires } from "../../engine/hand-back.ts";
import type { Io } from "../command.ts";

/** The user's data folder for this program (`XDG_DATA_HOME`, or `~/.local/share`). */
export const dataFolder = ({ env }: Pick<Io, "env">): string =>
  join(env.XDG_DATA_HOME || join(env.HOME || homedir(), ".local", "share"), "palimpsest");

/** The folder of one agent's session. Ids are hashed: they may hold anything. */
export const sessionFolder = (agent: string, session: string, io: Pick<Io, "env">): string =>
  join(dataFolder(io), "hooks", `${agent}-${digest(session)}`);

/** What is remembered of a compaction that was announced. Texts are masked. */
export interface HookRecord {
  readonly version: 1;
  readonly agent: string;
  readonly session: string;
  readonly transcript?: string;
  readonly thread?: string;
  readonly trigger: string;
  /** Names the boundary for `once`. */
  readonly key: string;
  readonly time: string;
  readonly region: {
    readonly bytes: { readonly start: number; readonly end: number };
    readonly lines: { readonly start: number; readonly end: number };
    readonly records: number;
  };
  /** What the summarizer was told to keep. */
  readonly sections: readonly { readonly part: string; readonly entries: readonly string[] }[];
  /** Where the region's text was put; only where the source is not append-only. */
  readonly spill?: string;
  /** What goes back if nothing better is known in time. */
  readonly note: string;
}

/** Writes a small file whole or not at all, for its owner only. Rejects where that cannot be done. */
export async function put(folder: string, name: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(temporary, typeof value === "string" ? value : JSON.stringify(value), { mode: 0o600, flag: "wx" });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The newest record of a session; undefined where there is none that can be read. */
export async function newestRecord(folder: string): Promise<HookRecord | undefined> {
  const record = await jsonAt(join(folder, "before.json"));
  return isRecord(record) ? record : undefined;
}

/** What the tripwire of a session watches for. */
export async function wiresIn(folder: string): Promise<(Wires & { readonly key: string }) | undefined> {
  const wires = (await jsonAt(join(folder, "wires.json"))) as Partial<Wires & { key: string }> | undefined;
  return Array.isArray(wires?.wrong) &&
    Array.isArray(wires.dropped) &&
    Array.isArray(wires.rules) &&
    Array.isArray(wires.known)
    ? (wires as Wires & { readonly key: string })
    : undefined;
}

/** Forgets the summary of an earlier compaction: agents may tell one only after the session start behind it. */
export const forgetSummary = (folder: string): Promise<void> =>
  rm(join(folder, "summary.txt"), { force: true }).catch(() => undefined);

/** The summary that the agent told at most ten minutes ago. */
export async function toldSummary(folder: string, now: number): Promise<string | undefined> {
  const path = join(folder, "summary.txt");
  const found = await stat(path).catch(() => undefined);
  if (!found || found.mtimeMs < now - 600_000) return undefined;
  return readFile(path, "utf8").catch(() => undefined);
}

/** How a claim went: the first, done before, or not possible to say. */
export type Claim = "first" | "again" | "unknown";

/** Claims something once for a session, across processes. */
export async function once(folder: string, what: string): Promise<Claim> {
  try {
    await mkdir(join(folder, "once"), { recursive: true, mode: 0o700 });
    const file = await open(join(folder, "once", digest(what)), "wx", 0o600);
    await file.close();
    return "first";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EEXIST" ? "again" : "unknown";
  }
}

/** Takes a claim back, so that it can be made again. */
export const release = (folder: string, what: string): Promise<void> =>
  rm(join(folder, "once", digest(what)), { force: true }).catch(() => undefined);

/** Whether a session was ever announced: a cheap look before anything is read. */
export const isKnown = async (folder: string): Promise<boolean> =>
  (await stat(join(folder, "before.json")).catch(() => undefined)) !== undefined;

/** Milliseconds after which nobody compacts a session any more whose folder was not touched. */
const FORGOTTEN = 60 * 24 * 3_600_000;

/** Removes what is remembered of sessions that nobody has gone on with for two months. */
export async function forgetOld(io: Pick<Io, "env">, now: number): Promise<void> {
  const folder = join(dataFolder(io), "hooks");
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const touched = (await stat(path).catch(() => undefined))?.mtimeMs ?? now;
    if (touched < now - FORGOTTEN) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** A short name for anything. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 24);

async function jsonAt(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is HookRecord =>
  typeof value === "object" && value !== null && "key" in value && "note" in value && typeof value.note === "string";
