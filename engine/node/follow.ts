/** A live session: the file grows, and each look reads only what was added. */
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { headOf, type Reading, type SessionRecord, sniff } from "../index.ts";
import { passingChunks } from "./chunks.ts";
import { failureOf } from "./failure.ts";
import { readSession, type SessionRead } from "./files.ts";
import { type Splitter, splitLines } from "./splitter.ts";
import { type Keeper, textsOnDisk } from "./texts-on-disk.ts";

/** A transcript that is looked at again and again. */
export interface Follower {
  /** What the file holds now. Lines are read once; the last one only when it has its end, since its agent may be writing it. */
  look(): Promise<SessionRead>;
  /** What the look that is under way has read so far; undefined before the first line, and for a format that is one document. */
  soFar(): Progress | undefined;
}

/** A file that is being read. */
export interface Progress {
  /** The records so far, in file order. Grows while the file is read. */
  readonly records: readonly SessionRecord[];
  readonly format: string;
  /** Bytes that were read, and that the file had when the look began. */
  readonly done: number;
  readonly size: number;
  /** How often the file was begun anew because it was replaced or cut; equal numbers mean that records only came to it. */
  readonly edition: number;
}

interface State {
  readonly reading: Reading;
  readonly format: string;
  readonly splitter: Splitter;
  readonly keeper: Keeper;
  /** Device and inode, and the bytes that stood before the offset: another file under the name is told by them. */
  readonly identity: string;
  tail: Buffer;
  offset: number;
  size: number;
  edition: number;
}

/** So many bytes before the offset are compared before a file is read on. */
const TAIL = 256;

/** So much of a file may come before its first line ends. */
const FIRST_LINE = 64 * 1024 * 1024;

/**
 * Follows a transcript. A file that became shorter, was replaced by another or holds other bytes where reading stopped is read anew, and so
 * is a format that is one document.
 */
export function follow(path: string): Follower {
  let state: State | undefined;
  let editions = 0;
  return {
    async look() {
      try {
        const handle = await open(path, "r");
        try {
          if (state && !(await readsOn(state, handle))) state = undefined;
          if (state) await readOn(state, handle);
          else {
            editions += 1;
            for await (const next of begun(path, handle, editions)) state = next;
          }
        } finally {
          await handle.close();
        }
      } catch (thrown) {
        state = undefined;
        const failed = failureOf(path, thrown);
        return failed.reason === "folder" ? readSession(path) : { failure: failed };
      }
      if (state === undefined) return readSession(path);
      return { source: { name: path, bytes: state.offset }, session: state.reading.session() };
    },
    soFar() {
      if (state?.reading.records === undefined) return undefined;
      const { reading, format, offset, size, edition } = state;
      return { records: reading.records ?? [], format, done: offset, size, edition };
    },
  };
}

/** Whether the open file is the one that was read, and begins with what was read of it. */
async function readsOn({ identity, tail, offset }: State, handle: FileHandle): Promise<boolean> {
  const stats = await handle.stat();
  if (`${stats.dev} ${stats.ino}` !== identity || stats.size < offset) return false;
  const now = Buffer.alloc(tail.length);
  await handle.read(now, 0, now.length, offset - now.length);
  return now.equals(tail);
}

/** Reads a file from its beginning; gives its state as soon as the format is known, and goes on. Nothing for other formats than lines. */
async function* begun(path: string, handle: FileHandle, edition: number): AsyncGenerator<State> {
  const { size, dev, ino } = await handle.stat();
  const splitter = splitLines();
  let offset = 0;
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of passingChunks(handle)) {
    offset += chunk.length;
    tail = Buffer.from(chunk.subarray(-TAIL));
    const lines = splitter.push(chunk);
    if (lines.length === 0 && offset < FIRST_LINE) continue;
    const reader = sniff(headOf(basename(path), lines.map((line) => line.text).join("\n")));
    if (reader?.unit !== "line") return;
    const reading = reader.open(basename(path));
    const keeper = textsOnDisk(path, reading);
    const identity = `${dev} ${ino}`;
    const state = { reading, format: reader.format, splitter, keeper, identity, tail, offset, size, edition };
    take(state, lines);
    yield state;
    await readOn(state, handle);
    return;
  }
}

async function readOn(state: State, handle: FileHandle): Promise<void> {
  state.size = (await handle.stat()).size;
  for await (const chunk of passingChunks(handle, state.offset)) {
    state.offset += chunk.length;
    state.tail = Buffer.from(chunk.subarray(-TAIL));
    take(state, state.splitter.push(chunk));
  }
}

function take({ reading, keeper }: State, lines: ReturnType<Splitter["push"]>): void {
  for (const line of lines) {
    reading.line(line);
    keeper.after(line);
  }
}
