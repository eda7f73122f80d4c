/** Agents' databases as one JSON document of rows each, for the reader of that agent's format. */
import { type Ask, askDatabase, type TableRow } from "./sqlite.ts";

/** One agent's database: the tables that it is known by, the rows of one session, and how to get by without SQLite. */
interface AgentDatabase {
  readonly tables: readonly string[];
  readonly exported: string;
  /** Rows of the session with that id, or of the newest one. */
  rows(ask: Ask, session: string | undefined): Readonly<Record<string, readonly TableRow[]>> | undefined;
  sessions(ask: Ask): readonly StoredSession[];
}

/** A session in a database, as a list of them shows it. */
export interface StoredSession {
  readonly id: string;
  readonly title: string;
  /** The working directory, where known. */
  readonly folder?: string;
}

const opencode: AgentDatabase = {
  tables: ["session", "message", "part"],
  exported: "opencode export <session> > session.json",
  rows(ask, session) {
    const main =
      session ??
      idOf(ask("select id from session where parent_id is null order by time_updated desc, id desc limit 1"));
    if (main === undefined) return undefined;
    const family =
      "with recursive family(id) as (select ? union select s.id from session s join family f on s.parent_id = f.id)";
    const own = ask("select * from session where id = ?", main);
    if (own.length === 0) return undefined;
    const children = ask(`${family} select * from session where id in family and id <> ? order by id`, main, main);
    return {
      session: [...own, ...children],
      message: ask(`${family} select * from message where session_id in family order by id`, main),
      part: ask(`${family} select * from part where session_id in family order by id`, main),
    };
  },
  sessions: (ask) =>
    ask("select id, title, directory from session where parent_id is null order by time_updated desc, id desc").map(
      ({ id, title, directory }) => ({
        id: String(id),
        title: String(title ?? ""),
        ...(typeof directory === "string" && { folder: directory }),
      }),
    ),
};

const goose: AgentDatabase = {
  tables: ["sessions", "messages", "schema_version"],
  exported: "goose session export --format json --output session.json",
  rows(ask, session) {
    const main = session ?? idOf(ask("select id from sessions order by updated_at desc, id desc limit 1"));
    const own = main === undefined ? [] : ask("select * from sessions where id = ?", main);
    if (main === undefined || own.length === 0) return undefined;
    return { sessions: own, messages: ask("select * from messages where session_id = ? order by id", main) };
  },
  sessions: (ask) =>
    ask("select * from sessions order by updated_at desc, id desc").map(
      ({ id, name, description, working_dir: folder }) => ({
        id: String(id),
        title: String(name ?? description ?? ""),
        ...(typeof folder === "string" && { folder }),
      }),
    ),
};

/** The databases that are known, tried in order. */
const databases: readonly AgentDatabase[] = [opencode, goose];

const idOf = ([row]: readonly TableRow[]): string | undefined => (row === undefined ? undefined : String(row.id));

/** One session of a database as a document: the one with that id, else the newest with its sub-agents. */
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

function databaseOf(ask: Ask): AgentDatabase | undefined {
  const names = new Set(ask("select name from sqlite_master where type = 'table'").map(({ name }) => name));
  return databases.find(({ tables }) => tables.every((table) => names.has(table)));
}

/** Without SQLite nothing is known of a database but its name. */
function exportAdvice(path: string): string {
  const { exported } = /sessions\.db$/.test(path) ? goose : opencode;
  return `or read what \`${exported}\` writes`;
}

/** Bytes in a column are no text of anybody's. */
const withoutBytes = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? undefined : value);
