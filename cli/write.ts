/** Writing a file that the user named: whole or not at all, with the mark and the rights it had, and never over somebody else's change. */
import { open, readFile, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import writeFileAtomic from "write-file-atomic";
import type { Edit } from "../engine/rules/rule.ts";
import { BadInput, type Io } from "./command.ts";
import { shownPath } from "./input.ts";

/** Applies edits (UTF-16 offsets, not overlapping) to a text, the last first. */
export const applied = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start || b.span.end - a.span.end)
    .reduce((whole, { span, text: put }) => whole.slice(0, span.start) + put + whole.slice(span.end), text);

const MARK = "\uFEFF";

/**
 * Replaces a file's text in one step; `was` is its text when it was read, undefined where it was not there. What somebody else wrote in
 * between is noticed and not overwritten, and a byte order mark stays.
 */
export async function replaceFile(path: string, text: string, was: string | undefined, io: Io): Promise<void> {
  const target = resolve(io.cwd, path);
  const bytes = await readFile(target).catch(() => undefined);
  const now = bytes?.toString("utf8");
  if (bytes && !bytes.equals(Buffer.from(now ?? "", "utf8")))
    throw new BadInput(shownPath(path, io), "is not UTF-8 throughout; nothing was written");
  const marked = now?.startsWith(MARK) === true;
  if ((marked ? now?.slice(1) : now) !== was)
    throw new BadInput(shownPath(path, io), "was changed while it was read; nothing was written");
  await writeFileAtomic(target, `${marked ? MARK : ""}${text}`).catch((error: Error) => {
    throw new BadInput(shownPath(path, io), `cannot be written: ${error.message}`);
  });
}

/** Milliseconds after which another process's lock counts as left behind, and those that one waits for it. */
const STALE = 10_000;
const PATIENCE = 5000;

/** Does some work while no other of our commands may write these files; where a lock cannot be made, the work is done without. */
export async function alone<Result>(paths: readonly string[], io: Io, work: () => Promise<Result>): Promise<Result> {
  const locks: string[] = [];
  try {
    for (const path of [...new Set(paths.map((one) => resolve(io.cwd, one)))].sort()) {
      const lock = `${path}.palimpsest-lock`;
      if (await taken(lock, shownPath(path, io))) locks.push(lock);
    }
    return await work();
  } finally {
    for (const lock of locks) await rm(lock, { force: true });
  }
}

async function taken(lock: string, name: string): Promise<boolean> {
  for (const started = Date.now(); ; await pause(20)) {
    try {
      await (await open(lock, "wx", 0o600)).close();
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
    const age = Date.now() - ((await stat(lock).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (STALE < age) await rm(lock, { force: true });
    else if (PATIENCE < Date.now() - started) throw new BadInput(name, "is being written by another command");
  }
}
