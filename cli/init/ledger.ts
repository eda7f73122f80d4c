/** What `init` wrote, so that it can be taken away exactly: the texts before and after, and the shim that hooks run. */
import { chmod, mkdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { Io } from "../command.ts";
import { dataFolder } from "../hook/place.ts";
import { SHIM } from "./json-hooks.ts";
import { shimForShell, shimForWindows } from "./shim.ts";

/** One file as `init` found and left it. */
export interface Written {
  readonly agent: string;
  readonly path: string;
  /** The text before; absent where there was no file. */
  readonly before?: string;
  readonly after: string;
  /** Folders that were made for it, innermost first. */
  readonly folders: readonly string[];
}

const ledgerPath = (io: Io): string => join(dataFolder(io), "init.json");

/** Everything written and not yet taken away. */
export async function ledgerOf(io: Io): Promise<readonly Written[]> {
  try {
    const list: unknown = JSON.parse(await readFile(ledgerPath(io), "utf8"));
    return Array.isArray(list) ? (list as readonly Written[]) : [];
  } catch {
    return [];
  }
}

/** Remembers what stands now; an empty list removes the ledger and the shim. */
export async function keepLedger(list: readonly Written[], io: Io): Promise<void> {
  if (list.length === 0) {
    await rm(ledgerPath(io), { force: true });
    await rm(shimPath(io), { force: true });
    await removeEmpty(dirname(shimPath(io)), 4);
    return;
  }
  await mkdir(dataFolder(io), { recursive: true, mode: 0o700 });
  await writeFileAtomic(ledgerPath(io), JSON.stringify(list), { mode: 0o600 });
}

/** Removes a folder and those above it as long as nothing is in them. */
async function removeEmpty(folder: string, levels: number): Promise<void> {
  const gone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (gone && 1 < levels) await removeEmpty(dirname(folder), levels - 1);
}

/** Where hooks find us, however this program moves. */
export const shimPath = (io: Io): string =>
  join(dataFolder(io), "bin", process.platform === "win32" ? `${SHIM}.cmd` : SHIM);

/** Writes the shim: it runs this program, and where that is gone it lets everything pass. */
export async function writeShim(io: Io): Promise<void> {
  const path = shimPath(io);
  const place = { node: process.execPath, program: process.argv[1] ?? "" };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFileAtomic(path, process.platform === "win32" ? shimForWindows(place) : shimForShell(place), {
    mode: 0o700,
  });
  await chmod(path, 0o700);
}

/** Makes the folders a file needs and says which were not there, innermost first. */
export async function makeFolders(path: string): Promise<readonly string[]> {
  const made: string[] = [];
  for (let folder = dirname(path); !(await stat(folder).catch(() => undefined)); folder = dirname(folder))
    made.push(folder);
  await mkdir(dirname(path), { recursive: true });
  return made;
}
