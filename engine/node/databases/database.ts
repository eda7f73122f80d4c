/** What is known of one agent's database. */
import type { Ask, TableRow } from "../sqlite.ts";

/** The tables that a database is known by, the rows of one session, and how to get by without SQLite. */
export interface AgentDatabase {
  /** The file's usual name. */
  readonly file: string;
  readonly tables: readonly string[];
  /** Columns that it is known by besides, each with its table. */
  readonly columns?: readonly (readonly [table: string, column: string])[];
  /** A command of the agent's that writes a session to a file. */
  readonly exported: string;
  /** Rows of the session with that id, or of the newest one; `undefined` where there is none. */
  rows(ask: Ask, session: string | undefined): Readonly<Record<string, readonly TableRow[]>> | undefined;
  /** Newest first, sub-agents left out. */
  sessions(ask: Ask): readonly StoredSession[];
}

/** A session in a database, as a list of them shows it. */
export interface StoredSession {
  readonly id: string;
  readonly title: string;
  /** The working directory, where known. */
  readonly folder?: string;
  /** Last change, milliseconds since 1970. */
  readonly changed?: number;
  readonly bytes?: number;
}

/** A session from what its columns hold; what is no string, or no number, is left out. */
export function storedSession(
  id: unknown,
  title: unknown,
  { folder, changed, bytes }: { readonly folder: unknown; readonly changed: unknown; readonly bytes?: unknown },
): StoredSession {
  return {
    id: String(id),
    title: String(title ?? ""),
    ...(typeof folder === "string" && { folder }),
    ...(typeof changed === "number" && Number.isFinite(changed) && { changed }),
    ...(typeof bytes === "number" && { bytes }),
  };
}
