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
const goose = join(folder, "sessions.db");
const geese = new DatabaseSync(goose);
geese.exec(`create table schema_version (version integer);
  create table sessions (id text, name text, working_dir text, updated_at text, parent_session_id text, end_reason text);
  create table messages (id integer primary key, session_id text, role text, content text, content_json text, created_timestamp integer,
    metadata_json text);
  insert into sessions values ('g_1', 'Clock', '/srv/clocks', '2026-11-02 08:00:00', null, null);
  insert into messages (session_id, role, content_json) values ('g_1', 'user', '[{"type":"text","text":"Wind it."}]');`);
geese.close();
const state = join(folder, "state.db");
const vats = new DatabaseSync(state);
vats.exec(`create table sessions (id text, source text, model_config text, parent_session_id text, started_at real, ended_at real,
    end_reason text, title text, cwd text);
  create table messages (id integer primary key, session_id text, role text, content text, tool_calls text, tool_call_id text,
    tool_name text, timestamp real, active integer default 1, compacted integer default 0);
  insert into sessions values ('h_1', 'cli', null, null, 1, 5, 'compression', 'Dye', '/srv/dye'),
    ('h_2', 'cli', null, 'h_1', 5, null, null, null, '/srv/dye'),
    ('h_3', 'cli', '{"_delegate_from":"h_2"}', 'h_2', 6, null, null, 'Count', '/srv/dye'),
    ('h_4', 'cli', '{"_branched_from":"h_1"}', 'h_1', 7, null, null, 'Other', '/srv/dye');
  insert into messages (session_id, role, content) values ('h_1', 'user', 'Dye it.'), ('h_1', 'assistant', 'Dyeing.'),
    ('h_2', 'user', '[CONTEXT COMPACTION] Earlier turns.\nIt is dyed.'), ('h_3', 'user', 'Count.'), ('h_4', 'user', 'Or not.');`);
vats.close();
const others = { goose: await read(goose), hermes: await read(`${state}#h_2`), branch: await read(state) };
const lists = { goose: await sessionsInDatabase(goose), hermes: await sessionsInDatabase(state) };
console.log(JSON.stringify({ live, other, absent, list, closed, foreign: await read(foreign), others, lists }));
rmSync(folder, { recursive: true });
