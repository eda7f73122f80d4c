/**
 * The few things that the store in files asks of a disk. Small texts are written and read in one go, for a system call takes less time
 * than handing it to another thread; what waits for the disk itself, a flush, and everything large is awaited.
 */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  fsync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  write,
  writeFileSync,
  writeSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** Bytes up to which a text is read or written without a detour over another thread. */
const SMALL = 262_144;

const flush = promisify(fsync);

/** Where temporary files of a store lie. */
export const temporaryIn = (folder: string): string => join(folder, "tmp");

/** Folders of which this process knows that they are there; a folder that was taken away in between is noticed and made again. */
const made = new Set<string>();

/**
 * Writes a file under the first of some names that does not exist; false where all do. The bytes are flushed before the name is given
 * and the name before this returns, so a reader finds the whole file or none, whenever the writer is killed.
 */
export async function writeOnce(
  folder: string,
  shelf: string,
  names: Iterable<string>,
  bytes: Buffer,
): Promise<boolean> {
  try {
    return await writeInto(folder, shelf, names, bytes);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || !(made.delete(shelf) || made.delete(folder))) throw error;
    made.delete(folder);
    return writeInto(folder, shelf, names, bytes);
  }
}

async function writeInto(folder: string, shelf: string, names: Iterable<string>, bytes: Buffer): Promise<boolean> {
  const grown = makeShelf(folder, shelf);
  const temporary = join(temporaryIn(folder), randomUUID());
  let isNew = false;
  try {
    await writeFlushed(temporary, bytes);
    for (const name of names) {
      isNew = linked(temporary, join(shelf, name));
      if (isNew) break;
    }
  } finally {
    unlinkIfThere(temporary);
  }
  // Together: a disk that keeps a journal writes their entries in one go. Also where the name was there: its writer may not be done.
  await Promise.all([shelf, ...grown].map(flushFolder));
  return isNew;
}

/** Gives a file a second name; false where that is taken. */
function linked(path: string, name: string): boolean {
  try {
    linkSync(path, name);
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return false;
  }
}

async function writeFlushed(path: string, bytes: Buffer): Promise<void> {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o400);
  try {
    for (let at = 0; at < bytes.length; )
      at += bytes.length <= SMALL ? writeSync(file, bytes, at) : await written(file, bytes, at);
    await flush(file);
  } finally {
    closeSync(file);
  }
}

const written = (file: number, bytes: Buffer, at: number): Promise<number> =>
  new Promise((done, failed) => write(file, bytes, at, (error, count) => (error ? failed(error) : done(count))));

/** Makes the folders that a file will lie in, for their owner only; answers with those that got an entry, which is not flushed yet. */
function makeShelf(folder: string, shelf: string): readonly string[] {
  const grown: string[] = [];
  if (!made.has(folder)) {
    const top = makeFolder(folder);
    if (top !== undefined) {
      chmodSync(folder, 0o700);
      grown.push(...entriesAbove(dirname(folder), top));
    }
    makeFolder(temporaryIn(folder));
    ignoreByGit(folder);
    made.add(folder);
  }
  if (made.has(shelf)) return grown;
  const first = makeFolder(shelf);
  made.add(shelf);
  if (first === undefined) return grown;
  return [...grown, ...entriesAbove(dirname(shelf), first)];
}

/** The folders that got an entry, from the one above what was made last up to the one above what was made first. */
function entriesAbove(last: string, first: string): readonly string[] {
  const top = dirname(first);
  const grown = [last];
  for (let at = last; at !== top && at !== dirname(at); at = dirname(at)) grown.push(dirname(at));
  return grown;
}

/**
 * Makes a folder and those above it that are missing; answers with the first it made. By hand, because Node's own way never ends where
 * a folder is there and nothing can be made in it, as in `/proc`.
 */
function makeFolder(path: string): string | undefined {
  try {
    mkdirSync(path, { mode: 0o700 });
    return path;
  } catch (error) {
    if (codeOf(error) === "EEXIST" && statSync(path).isDirectory()) return undefined;
    if (codeOf(error) !== "ENOENT" || dirname(path) === path) throw error;
  }
  const above = makeFolder(dirname(path));
  mkdirOnce(path);
  return above ?? path;
}

/** Makes a folder that another process may make at the same time. */
function mkdirOnce(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** A store in a work tree is nobody's to commit; a file of that name which is there already stays as it is. */
function ignoreByGit(folder: string): void {
  try {
    writeFileSync(join(folder, ".gitignore"), "*\n", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** A name is durable only when its folder is; some systems cannot flush folders, and there the name is as good as they get. */
async function flushFolder(path: string): Promise<void> {
  try {
    const folder = openSync(path, "r");
    await flush(folder).finally(() => closeSync(folder));
  } catch (error) {
    if (!["EPERM", "EISDIR", "EINVAL", "EACCES"].includes(codeOf(error) ?? "")) throw error;
  }
}

function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** A file's bytes; undefined where there is none. */
export async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    return readSmall(path) ?? (await readFile(path));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The bytes of a small file; undefined where it is not. */
function readSmall(path: string): Buffer | undefined {
  const file = openSync(path, "r");
  try {
    return SMALL < fstatSync(file).size ? undefined : readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** The system's code of an error, as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
