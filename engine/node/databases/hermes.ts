/**
 * Hermes' database: a row a session and message. A compression may end a session and begin a child of it; the chain of these is one
 * session here, and the sessions that it handed work to are its sub-agents. Branches are sessions of their own.
 */
import type { Ask, TableRow } from "../sqlite.ts";
import { type AgentDatabase, storedSession } from "./database.ts";

/** Hermes' tables. */
export const hermes: AgentDatabase = {
  file: "state.db",
  tables: ["sessions", "messages"],
  columns: [
    ["sessions", "parent_session_id"],
    ["sessions", "end_reason"],
    ["messages", "content"],
  ],
  exported: "hermes sessions export session.json --session-id <session>",
  rows(ask, session) {
    const all = ask("select * from sessions");
    const chosen = session === undefined ? tipsOf(all)[0] : all.find(({ id }) => id === session);
    if (chosen === undefined) return undefined;
    const chain = chainOf(chosen, all);
    const sessions = [...chain, ...delegatesOf(chain, all)];
    return { sessions, messages: sessions.flatMap(({ id }) => messagesOf(ask, String(id))) };
  },
  sessions: (ask) => {
    const all = ask("select * from sessions");
    return tipsOf(all).map((tip) => {
      const titled = chainOf(tip, all).findLast(({ title }) => typeof title === "string");
      return storedSession(tip.id, titled?.title, { folder: tip.cwd, changed: secondsOf(tip) * 1000 });
    });
  },
};

const messagesOf = (ask: Ask, id: string): readonly TableRow[] =>
  ask("select * from messages where session_id = ? order by id", id);

/** The last sessions of all chains that are nobody's sub-agents, newest first. */
function tipsOf(all: readonly TableRow[]): readonly TableRow[] {
  return all
    .filter((row) => !isDelegate(row) && childOf(row, all) === undefined)
    .sort((a, b) => secondsOf(b) - secondsOf(a));
}

/** A session with those that it was compressed from and into, the first one first. */
function chainOf(row: TableRow, all: readonly TableRow[]): readonly TableRow[] {
  const chain = [row];
  for (let next = parentOf(row, all); next && !chain.includes(next); next = parentOf(next, all)) chain.unshift(next);
  for (let next = childOf(row, all); next && !chain.includes(next); next = childOf(next, all)) chain.push(next);
  return chain;
}

/** The sessions that those of a chain handed work to, of any depth. */
function delegatesOf(chain: readonly TableRow[], all: readonly TableRow[]): readonly TableRow[] {
  const family = [...chain];
  for (const { id } of family) {
    const below = all.filter((row) => row.parent_session_id === id && isDelegate(row) && !family.includes(row));
    family.push(...below);
  }
  return family.slice(chain.length);
}

const isCompressed = (row: TableRow | undefined): boolean => row?.end_reason === "compression";

const parentOf = (row: TableRow, all: readonly TableRow[]): TableRow | undefined =>
  isFork(row) ? undefined : all.find((other) => other.id === row.parent_session_id && isCompressed(other));

const childOf = (row: TableRow, all: readonly TableRow[]): TableRow | undefined =>
  isCompressed(row) ? all.find((other) => other.parent_session_id === row.id && !isFork(other)) : undefined;

/** A session that another one handed work to. */
const isDelegate = (row: TableRow): boolean =>
  typeof row.parent_session_id === "string" && (/"_delegate_from"/.test(configOf(row)) || row.source === "subagent");

const isFork = (row: TableRow): boolean => /"_(?:delegate|branched)_from"/.test(configOf(row));

const configOf = (row: TableRow): string => (typeof row.model_config === "string" ? row.model_config : "");

const secondsOf = ({ last_activity_at: last, ended_at: ended, started_at: started }: TableRow): number =>
  Number(last ?? ended ?? started ?? 0);
