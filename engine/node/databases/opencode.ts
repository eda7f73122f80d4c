/** opencode's database: a row a session, message and part; sub-agents are sessions with a parent. */
import type { Ask } from "../sqlite.ts";
import { type AgentDatabase, storedSession } from "./database.ts";

const NEWEST = "select id from session where parent_id is null order by time_updated desc, id desc limit 1";
const FAMILY =
  "with recursive family(id) as (select ? union select s.id from session s join family f on s.parent_id = f.id)";

/** opencode's tables. */
export const opencode: AgentDatabase = {
  file: "opencode.db",
  tables: ["session", "message", "part"],
  exported: "opencode export <session> > session.json",
  rows(ask, session) {
    const main = session ?? newest(ask);
    const own = main === undefined ? [] : ask("select * from session where id = ?", main);
    if (main === undefined || own.length === 0) return undefined;
    const children = ask(`${FAMILY} select * from session where id in family and id <> ? order by id`, main, main);
    return {
      session: [...own, ...children],
      message: ask(`${FAMILY} select * from message where session_id in family order by id`, main),
      part: ask(`${FAMILY} select * from part where session_id in family order by id`, main),
    };
  },
  sessions: (ask) =>
    ask("select * from session where parent_id is null order by time_updated desc, id desc").map(
      ({ id, title, directory: folder, time_updated: changed }) =>
        storedSession(id, title, { folder, changed, bytes: bytesOf(ask, String(id)) }),
    ),
};

function newest(ask: Ask): string | undefined {
  const [row] = ask(NEWEST);
  return row && String(row.id);
}

/** The length of a blob stands in its row's header, so that no part has to be read. */
const bytesOf = (ask: Ask, id: string): unknown =>
  ask("select sum(octet_length(data)) as bytes from part where session_id = ?", id)[0]?.bytes ?? undefined;
