/** Files as the engine wants them: decoded, with a clear word where they cannot be read. */
import { readFile, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import { withAfterwards } from "../engine/afterwards/index.ts";
import type { Inspection } from "../engine/inspection.ts";
import { lineageOf } from "../engine/lineage/index.ts";
import { isSessionFolder, readSession as readTranscript } from "../engine/node/index.ts";
import { read } from "../engine/reading.ts";
import type { Session } from "../engine/session.ts";
import type { Source } from "../engine/text.ts";
import { BadInput, type Io } from "./command.ts";

/** An inspection of something that is a transcript. */
export type SessionInspection = Inspection & {
  readonly session: Session;
  readonly lineage: NonNullable<Inspection["lineage"]>;
};

/** Reads a file as UTF-8 text; `bytes` counts a byte order mark, the text comes without it. */
export async function readSource(path: string, io: Io): Promise<Source> {
  const bytes = await readFile(resolve(io.cwd, path)).catch((error: NodeJS.ErrnoException) => {
    throw new BadInput(path, reasonOf(error));
  });
  return { name: shownPath(path, io), text: decoded(path, bytes), bytes: bytes.length };
}

/**
 * Reads a transcript and follows its compactions; anything else is bad input. The file is read in chunks and never becomes one
 * string, and no rule is run.
 */
export async function readSession(path: string, io: Io): Promise<SessionInspection> {
  const done = await readTranscript(resolve(io.cwd, path));
  if ("failure" in done) throw new BadInput(path, done.failure.message);
  const { session } = done;
  if (session.records.length === 0)
    throw new BadInput(path, session.problems[0]?.message ?? "holds no readable record");
  const found = read({ ...done.source, name: shownPath(path, io) }, { session });
  const lineage = withAfterwards(lineageOf(session), { ...found, session });
  return { ...found, session, lineage, diagnostics: [] };
}

/** Whether a path names a folder that is not itself one session; what does not exist is bad input. */
export async function isFolder(path: string, io: Io): Promise<boolean> {
  const file = /\.db#[^#/]+$/.test(path) ? path.slice(0, path.lastIndexOf("#")) : path;
  const found = await stat(resolve(io.cwd, file)).catch((error: NodeJS.ErrnoException) => {
    throw new BadInput(path, reasonOf(error));
  });
  return found.isDirectory() && !(await isSessionFolder(resolve(io.cwd, path)));
}

/** A path as people see it: relative to the working directory where it lies below it. */
export function shownPath(path: string, io: Io): string {
  const below = relative(io.cwd, resolve(io.cwd, path));
  return below === "" || below.startsWith("..") || isAbsolute(below) ? path : below.replaceAll("\\", "/");
}

function decoded(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (bytes.subarray(0, 4096).includes(0)) throw new BadInput(path, "is no text file");
    // A torn or damaged character is no reason to refuse a whole session: the reader reports its line.
    return new TextDecoder("utf-8").decode(bytes);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "ENOENT":
      return "no such file";
    case "EISDIR":
      return "is a folder";
    case "EACCES":
    case "EPERM":
      return "may not be read";
    default:
      return message;
  }
}
