/**
 * SQLite databases, read with the host's own `node:sqlite` while their agents write. Nothing is ever written beside them:
 * - A database with a write-ahead log that is in use (`-wal` and `-shm` lie there) is opened with `readonly_shm`, which takes part in
 *   SQLite's locking through the index that is there, and sees everything committed.
 * - One whose log is absent or empty is opened as `immutable`, since any other opening would make both files. That takes no locks, so
 *   the files are compared before and after, and a read that somebody wrote into is done again.
 * - One without a write-ahead log is opened read-only, which locks and makes no file.
 */
import { open, stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** A row as it comes from a table. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Asks an open database. */
export type Ask = (sql: string, ...values: readonly (string | number)[]) => readonly TableRow[];

/** What came of it: the answer, or one clause that says why there is none. */
export type Asked<Answer> = { readonly answer: Answer } | { readonly problem: string };

interface Database {
  prepare(sql: string): { all(...values: readonly unknown[]): readonly TableRow[] };
  close(): void;
}

interface Sqlite {
  readonly DatabaseSync: new (location: URL, options: { readonly readOnly: boolean }) => Database;
}

const TRIES = 3;

/** Opens a database, lets `use` ask it, and closes it again. Never throws; never writes. */
export async function askDatabase<Answer>(path: string, use: (ask: Ask) => Answer): Promise<Asked<Answer>> {
  const sqlite = await hostSqlite();
  if (!sqlite) return { problem: "needs SQLite, which this Node does not have (22.13 or later has it)" };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await footprint(path);
    const query = queryFor(before);
    if (query === undefined) return { problem: "has a write-ahead log without its index; open it once with its agent" };
    const asked = askOnce(sqlite, path, query, use);
    const after = query === IMMUTABLE ? await footprint(path) : before;
    if (after.print === before.print) return asked;
  }
  return { problem: "is written faster than it can be read; try again" };
}

const IMMUTABLE = "immutable=1";

/** How to open it without leaving anything beside it. */
function queryFor({ hasLog, log, index }: Footprint): string | undefined {
  if (!hasLog) return "mode=ro";
  if (log === 0) return IMMUTABLE;
  return index ? "mode=ro&readonly_shm=1" : undefined;
}

function askOnce<Answer>(sqlite: Sqlite, path: string, query: string, use: (ask: Ask) => Answer): Asked<Answer> {
  let database: Database | undefined;
  try {
    const location = pathToFileURL(path);
    location.search = query;
    database = new sqlite.DatabaseSync(location, { readOnly: true });
    const opened = database;
    return { answer: use((sql, ...values) => opened.prepare(sql).all(...values)) };
  } catch (thrown) {
    return { problem: `cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}` };
  } finally {
    database?.close();
  }
}

interface Footprint {
  /** The database keeps a write-ahead log. */
  readonly hasLog: boolean;
  /** Bytes of the log that lies there. */
  readonly log: number;
  /** The log's index lies there. */
  readonly index: boolean;
  /** Changes with every write. */
  readonly print: string;
}

async function footprint(path: string): Promise<Footprint> {
  const [own, log, index] = await Promise.all(
    ["", "-wal", "-shm"].map((end) => stat(path + end).catch(() => undefined)),
  );
  const print = [own, log].map((found) => `${found?.size} ${found?.mtimeMs}`).join(" ");
  return { hasLog: await keepsLog(path), log: log?.size ?? 0, index: index !== undefined, print };
}

/** The write version in the header: 2 is a write-ahead log. */
async function keepsLog(path: string): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const header = Buffer.alloc(20);
    await handle.read(header, 0, 20, 0);
    return header[18] === 2;
  } finally {
    await handle.close();
  }
}

/** The host's SQLite, without the notice that it is experimental; `undefined` where there is none. */
async function hostSqlite(): Promise<Sqlite | undefined> {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    // The name stands in a variable, so that bundlers for older hosts leave it alone.
    const name = "node:sqlite";
    return (await import(name)) as Sqlite;
  } catch {
    return undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}
