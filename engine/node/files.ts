/** Files as sources and sessions: each is read once, in chunks, and never becomes one string unless it is one document. */
import { type FileHandle, open, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  type Companions,
  DOCUMENT_LIMIT,
  type DocumentReader,
  HEAD_LENGTH,
  headOf,
  type Line,
  type LineReader,
  type Located,
  opensDocument,
  parseLocated,
  readRecognised,
  recognise,
  type Session,
  type Source,
  sniff,
} from "../index.ts";
import { chunksOf, unpacked } from "./chunks.ts";
import { documentOfDatabase } from "./databases.ts";
import { type Failure, failure, failureOf } from "./failure.ts";
import { documentOfFolder } from "./folders.ts";
import type { Joined } from "./json-files.ts";
import { documentOfStorage } from "./opencode-storage.ts";
import { type Splitter, splitLines } from "./splitter.ts";
import { textsOnDisk } from "./texts-on-disk.ts";

/** How a long read is watched and stopped. */
export interface ReadOptions {
  /** Told after each chunk how many bytes of how many are done. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** A file as a transcript, or why it is none. */
export type SessionRead = { readonly source: Source; readonly session: Session } | { readonly failure: Failure };

/** A file as a transcript or as a text; `source.text` is there unless the file was read line by line. */
export type FileRead = { readonly source: Source; readonly session?: Session } | { readonly failure: Failure };

/** Reads a transcript of any known format, by content. Never throws; a file that is none is a `failure`. */
export async function readSession(path: string, options: ReadOptions = {}): Promise<SessionRead> {
  const read = await readAny(path, options);
  if ("failure" in read) return read;
  const { source, session } = read;
  if (session) return { source, session };
  const broken = source.text !== undefined && opensDocument(source.text) && parseLocated(source.text) === undefined;
  return { failure: failure(path, "unknown-format", broken ? DAMAGED : undefined) };
}

const DAMAGED = "is no JSON that can be read, and no transcript in a known format";

/** Reads a file that may be a transcript, a pad or any other text of at most 64 MB. Never throws. */
export async function readAny(path: string, options: ReadOptions = {}): Promise<FileRead> {
  let handle: FileHandle | undefined;
  const stored = storedIn(path);
  try {
    const named = await documentOfStorage(path);
    if (named) return readMade(path, named);
    handle = await open(stored.file, "r");
    const { size, isFolder } = await statOf(handle);
    if (isFolder) return readFolder(path);
    return await readOpen(path, watched(unpacked(chunksOf(handle)), size, options), size);
  } catch (thrown) {
    if (options.signal?.aborted) return { failure: failure(path, "aborted") };
    return { failure: failureOf(path, thrown) };
  } finally {
    await handle?.close();
  }
}

/** Reads a file as text, whatever it holds: for pads, plans, records. The byte order mark is left out. Never throws. */
export async function readText(
  path: string,
): Promise<{ readonly source: Source & { readonly text: string } } | { readonly failure: Failure }> {
  try {
    const bytes = await readFile(path);
    const problem = notText(path, bytes);
    if (problem) return { failure: problem };
    return { source: { name: path, text: decoded(bytes).text, bytes: bytes.length } };
  } catch (thrown) {
    return { failure: failureOf(path, thrown) };
  }
}

/** The files that change when a session does: its own, or its database with the write-ahead log. */
export function filesBehind(path: string): readonly string[] {
  const { file, session } = storedIn(path);
  return session === undefined ? [file] : [file, `${file}-wal`];
}

/** A path that names one session of a database behind a `#`. */
function storedIn(path: string): { readonly file: string; readonly session?: string } {
  const at = path.lastIndexOf("#");
  return /\.db#[^#/\\]+$/.test(path) ? { file: path.slice(0, at), session: path.slice(at + 1) } : { file: path };
}

async function readFolder(path: string): Promise<FileRead> {
  const made = await documentOfFolder(path);
  return made ? readMade(path, made) : { failure: failure(path, "folder") };
}

/** A document that was put together from rows or small files: its offsets count in `source.text`. */
function readMade(path: string, made: Joined): FileRead {
  if ("problem" in made) return { failure: failure(path, "unreadable", made.problem) };
  const { text } = made;
  if (DOCUMENT_LIMIT < text.length) return { failure: failure(path, "too-large") };
  const source: Source = { name: path, text, bytes: Buffer.byteLength(text) };
  const found = recognise(text, basename(path));
  if (!found) return { failure: failure(path, "unknown-format") };
  const around = { name: basename(path), mark: 0, companions: new Map<string, Located>() };
  const session = readRecognised(found, around);
  return { source, session: { ...session, problems: [...session.problems, ...(made.problems ?? [])] } };
}

async function statOf(handle: FileHandle): Promise<{ size: number; isFolder: boolean }> {
  const stats = await handle.stat();
  return { size: stats.size, isFolder: stats.isDirectory() };
}

async function* watched(chunks: AsyncGenerator<Buffer>, size: number, options: ReadOptions): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of chunks) {
    options.signal?.throwIfAborted();
    done += chunk.length;
    yield chunk;
    options.onProgress?.(Math.min(done, size), size);
  }
}

/** The beginning of a file, looked at before a reader is chosen, with the bytes and lines that were read for it. */
interface Opening {
  readonly chunks: Buffer[];
  readonly lines: ReturnType<Splitter["push"]>;
  readonly splitter: Splitter;
  readonly text: string;
}

async function readOpen(path: string, chunks: AsyncGenerator<Buffer>, bytes: number): Promise<FileRead> {
  const opening = await openingOf(chunks);
  const first = opening.chunks[0];
  if (first === undefined) return { failure: failure(path, "empty") };
  if (isDatabase(first)) {
    const { file, session } = storedIn(path);
    return readMade(path, await documentOfDatabase(file, session));
  }
  const problem = notText(path, first);
  if (problem) return { failure: problem };
  const reader = sniff(headOf(basename(path), opening.text));
  if (reader?.unit === "line") return readLines(path, reader, opening, chunks, bytes);
  return readWhole(path, opening, chunks, bytes);
}

/** Reads until there is enough for a decision: 64 KiB, and at least one whole line if the file has one. */
async function openingOf(chunks: AsyncGenerator<Buffer>): Promise<Opening> {
  const splitter = splitLines();
  const read: Buffer[] = [];
  let lines: ReturnType<Splitter["push"]> = [];
  let length = 0;
  while (lines.length === 0 && length < DOCUMENT_LIMIT) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    length += next.value.length;
    lines = splitter.push(next.value);
  }
  const rest = lines.length === 0 || length < HEAD_LENGTH ? splitter.rest() : undefined;
  const text = headText(rest ? [...lines, rest] : lines);
  return { chunks: read, lines, splitter, text };
}

function headText(lines: Opening["lines"]): string {
  let length = 0;
  const enough = lines.findIndex((line) => {
    length += line.text.length + 1;
    return HEAD_LENGTH <= length;
  });
  return lines
    .slice(0, enough < 0 ? lines.length : enough + 1)
    .map((line) => line.text)
    .join("\n");
}

async function readLines(
  path: string,
  reader: LineReader,
  { lines, splitter }: Opening,
  chunks: AsyncGenerator<Buffer>,
  bytes: number,
): Promise<FileRead> {
  const reading = reader.open(basename(path));
  const keeper = textsOnDisk(path, reading);
  const take = (line: Line): void => {
    reading.line(line);
    keeper.after(line);
  };
  for (const line of lines) take(line);
  for await (const chunk of chunks) for (const line of splitter.push(chunk)) take(line);
  const rest = splitter.rest();
  if (rest) take(rest);
  return { source: { name: path, bytes }, session: reading.session() };
}

async function readWhole(
  path: string,
  opening: Opening,
  chunks: AsyncGenerator<Buffer>,
  size: number,
): Promise<FileRead> {
  const read = [...opening.chunks];
  let length = read.reduce((sum, chunk) => sum + chunk.length, 0);
  for await (const chunk of chunks) {
    length += chunk.length;
    if (DOCUMENT_LIMIT < length) return { failure: failure(path, "too-large") };
    read.push(chunk);
  }
  return readDocumentText(path, Buffer.concat(read), size);
}

async function readDocumentText(path: string, bytes: Buffer, size: number): Promise<FileRead> {
  const { text, mark } = decoded(bytes);
  const source: Source = { name: path, text, bytes: size };
  const found = recognise(text, basename(path));
  if (!found) return { source };
  if (found.problem?.kind === "torn") {
    const later = await whenWritten(path, bytes);
    if (later) return readDocumentText(path, later, later.length);
  }
  const companions = await companionsOf(path, found.reader);
  return { source, session: readRecognised(found, { name: basename(path), mark, companions }) };
}

/** Agents write such a file anew at each change: what breaks off may be whole a moment later. The bytes, if they are others by then. */
async function whenWritten(path: string, before: Buffer): Promise<Buffer | undefined> {
  await setTimeout(MOMENT);
  const now = await readFile(path).catch(() => before);
  return now.equals(before) || parseLocated(decoded(now).text) === undefined ? undefined : now;
}

/** Milliseconds. */
const MOMENT = 60;

async function companionsOf(path: string, reader: DocumentReader): Promise<Companions> {
  const found = new Map<string, Located>();
  for (const name of reader.companions?.(basename(path)) ?? []) {
    const beside = await readText(join(dirname(path), name));
    const document = "source" in beside ? parseLocated(beside.source.text) : undefined;
    if (document) found.set(name, document);
  }
  return found;
}

function decoded(bytes: Buffer): { readonly text: string; readonly mark: number } {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { text: bytes.toString("utf8", mark), mark };
}

const isDatabase = (bytes: Buffer): boolean => bytes.subarray(0, 15).toString("latin1") === "SQLite format 3";

/** Why these bytes cannot be text. Stray NULs occur in transcripts that a crash cut off, so JSON may hold some. */
function notText(path: string, bytes: Buffer): Failure | undefined {
  if (isDatabase(bytes)) return failure(path, "binary", "is an SQLite database");
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return failure(path, "binary", "is UTF-16; save it as UTF-8");
  }
  const start = bytes.subarray(0, 8192);
  return start.includes(0) && !opensDocument(start.toString("latin1")) ? failure(path, "binary") : undefined;
}
