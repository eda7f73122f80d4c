/** Agents' databases as one JSON document of rows each, for the reader of that agent's format. */
import { basename } from "node:path";
import type { AgentDatabase, StoredSession } from "./databases/database.ts";
import { goose } from "./databases/goose.ts";
import { hermes } from "./databases/hermes.ts";
import { opencode } from "./databases/opencode.ts";
import { type Ask, askDatabase } from "./sqlite.ts";

/** The databases that are known, tried in order: the more tables and columns one asks for, the earlier it stands. */
const databases: readonly AgentDatabase[] = [opencode, goose, hermes];

/** Names of the files of all known databases. */
export const databaseNames: readonly string[] = databases.map(({ file }) => file);

/** One session of a database as a document: the one with that id, else the newest, with its sub-agents. */
export async function documentOfDatabase(
  path: string,
  session: string | undefined,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const asked = await askDatabase(path, (ask) => {
    const known = databaseOf(ask);
    const rows = known?.rows(ask, session);
    return { known, text: rows && JSON.stringify(rows, withoutBytes) };
  });
  if ("problem" in asked) return { problem: `${asked.problem}; ${exportAdvice(path)}` };
  const { known, text } = asked.answer;
  if (!known) return { problem: "is an SQLite database of no agent known here" };
  if (text !== undefined) return { text };
  return { problem: session === undefined ? "holds no session" : `holds no session \`${session}\`` };
}

/** The sessions of a database, newest first; empty where it cannot be read. */
export async function sessionsInDatabase(path: string): Promise<readonly StoredSession[]> {
  const asked = await askDatabase(path, (ask) => databaseOf(ask)?.sessions(ask) ?? []);
  return "answer" in asked ? asked.answer : [];
}

/** Why a database cannot be read here, with what to do instead, in one clause; `undefined` where it can. */
export async function databaseProblem(path: string): Promise<string | undefined> {
  const asked = await askDatabase(path, () => true);
  return "problem" in asked ? `${asked.problem}; ${exportAdvice(path)}` : undefined;
}

function databaseOf(ask: Ask): AgentDatabase | undefined {
  const names = new Set(ask("select name from sqlite_master where type = 'table'").map(({ name }) => name));
  return databases.find(
    ({ tables, columns = [] }) =>
      tables.every((table) => names.has(table)) && columns.every(([table, column]) => hasColumn(ask, table, column)),
  );
}

const hasColumn = (ask: Ask, table: string, column: string): boolean =>
  ask("select 1 from pragma_table_info(?) where name = ?", table, column).length > 0;

/** Without SQLite nothing is known of a database but its name. */
function exportAdvice(path: string): string {
  const { exported } = databases.find(({ file }) => file === basename(path)) ?? opencode;
  return `or read what \`${exported}\` writes`;
}

/** Bytes in a column are no text of anybody's. */
const withoutBytes = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? undefined : value);
