/** goose's database: a row a session and message. */
import { type AgentDatabase, storedSession } from "./database.ts";

/** goose's tables. */
export const goose: AgentDatabase = {
  file: "sessions.db",
  tables: ["sessions", "messages", "schema_version"],
  columns: [["messages", "content_json"]],
  exported: "goose session export --format json --output session.json",
  rows(ask, session) {
    const [row] = ask("select id from sessions order by updated_at desc, id desc limit 1");
    const main = session ?? (row && String(row.id));
    const own = main === undefined ? [] : ask("select * from sessions where id = ?", main);
    if (main === undefined || own.length === 0) return undefined;
    return { sessions: own, messages: ask("select * from messages where session_id = ? order by id", main) };
  },
  sessions: (ask) =>
    ask("select * from sessions order by updated_at desc, id desc").map(
      ({ id, name, description, working_dir: folder, updated_at: updated }) =>
        storedSession(id, name ?? description, { folder, changed: timeOf(updated) }),
    ),
};

/** `2026-11-02 08:15:00`, in Greenwich's time, as SQLite writes it. */
function timeOf(updated: unknown): number | undefined {
  if (typeof updated !== "string") return undefined;
  return Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(updated) ? updated : `${updated.replace(" ", "T")}Z`);
}
