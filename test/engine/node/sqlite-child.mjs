// Run by a Node that has SQLite and reads TypeScript: makes a database, keeps its writer open, and reads it as we would.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sessionsInDatabase } from "../../../engine/node/databases.ts";
import { readSession } from "../../../engine/node/files.ts";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-sqlite-"));
const path = join(folder, "opencode.db");
const look = () => readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).size}`);

const database = new DatabaseSync(path);
database.exec(`pragma journal_mode = wal;
  create table session (id text, parent_id text, directory text, title text, version text, time_updated integer);
  create table message (id text, session_id text, data text);
  create table part (id text, message_id text, session_id text, data text);
  insert into session values ('ses_old', null, '/srv/loom', 'Old', '1', 1), ('ses_new', null, '/srv/loom', 'New', '1', 2);
  insert into session values ('ses_sub', 'ses_new', '/srv/loom', 'Helper', '1', 3);`);

function say(session, id, info, part) {
  database.prepare("insert into message values (?, ?, ?)").run(id, session, JSON.stringify(info));
  database.prepare("insert into part values (?, ?, ?, ?)").run(`${id}p`, id, session, JSON.stringify(part));
}

const text = (words) => ({ type: "text", text: words });
say("ses_old", "msg_0", { role: "user" }, text("Spin."));
say("ses_new", "msg_1", { role: "user" }, text("Weave `PX-19`."));
say("ses_sub", "msg_2", { role: "user" }, text("Count."));
database.exec("pragma wal_checkpoint(truncate)");
say("ses_new", "msg_3", { role: "user" }, { type: "compaction", auto: true });
say("ses_new", "msg_4", { role: "assistant", parentID: "msg_3", summary: true, finish: "stop" }, text("Weaving."));

async function read(name) {
  const before = look();
  const found = await readSession(name);
  const unchanged = JSON.stringify(before) === JSON.stringify(look());
  if ("failure" in found) return { failure: found.failure.message, unchanged };
  const { records, compactions, id } = found.session;
  return {
    id,
    said: records.map(({ agent, texts }) => [agent ?? "main", texts[0].text]),
    regions: compactions.map(({ region }) => region),
    unchanged,
  };
}

const live = await read(path);
const other = await read(`${path}#ses_old`);
const absent = await read(`${path}#ses_none`);
const list = await sessionsInDatabase(path);
database.close();
const closed = await read(path);
const foreign = join(folder, "foreign.db");
new DatabaseSync(foreign).exec("create table cake (flour integer)");
console.log(JSON.stringify({ live, other, absent, list, closed, foreign: await read(foreign) }));
rmSync(folder, { recursive: true });
