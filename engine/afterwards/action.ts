/** The calls of tools in a session, each with its arguments, its result and what came of it. */
import { addTo, type Group } from "../groups.ts";
import { positionsOf } from "../lineage/continuation.ts";
import type { RecordText, Session, SessionRecord } from "../session.ts";
import { firstFrom } from "../text.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { type Command, commandsIn } from "./shell.ts";

/** What a record alone tells of a call. Remembered with the record, so that a session that grows is not looked through again. */
export interface Call {
  /** Its arguments, in order: indices into the texts of the record. */
  readonly texts: readonly number[];
  readonly id?: string;
  readonly tool: string;
  /** The same for calls that ask for the same thing: tool and arguments without what only describes the call. */
  readonly key: string;
}

/** One call of a tool where it stands, and what came of it. Numbers are indices into the session's records and into the texts of one. */
export interface Action extends Call {
  readonly record: number;
  readonly call: Call;
  /** The first text of its result, where there is one. */
  readonly result?: { readonly record: number; readonly text: number };
  readonly outcome: Outcome;
}

/** The calls of a session by thread, in file order; the main thread's stand under `undefined`. */
export function actionsOf(session: Session): ReadonlyMap<string | undefined, readonly Action[]> {
  const { records } = session;
  const results = resultsOf(records);
  const threads = new Map<string | undefined, Action[]>();
  for (const [index, record] of records.entries()) {
    for (const call of callsOf(record)) {
      const place = call.id === undefined ? undefined : results.get(call.id);
      const result = place && index <= place.record ? place : undefined;
      const outcome = outcomeOf(result && records[result.record]?.texts[result.text]);
      const action: Action = { ...call, call, record: index, outcome, ...(result ? { result } : {}) };
      const thread = threads.get(record.agent);
      if (thread) thread.push(action);
      else threads.set(record.agent, [action]);
    }
  }
  const ends = positionsOf(session);
  for (const [agent, actions] of threads) threads.set(agent, settled(actions, ends.get(agent) ?? []));
  return threads;
}

/**
 * A call without a word of result behind which the agent went on came through quietly, in a session that keeps results at all. Behind
 * the last call before a compaction, or of the file, nobody went on.
 */
function settled(actions: readonly Action[], ends: readonly number[]): Action[] {
  if (!actions.some(({ result }) => result !== undefined)) return [...actions];
  return actions.map((action, index) => {
    if (action.outcome !== "unknown") return action;
    const next = actions.slice(index + 1, index + 20).find(({ record }) => action.record < record)?.record;
    const end = ends[firstFrom(ends, action.record, (position) => position)];
    const wentOn = next !== undefined && (end === undefined || next <= end);
    return wentOn ? { ...action, outcome: "done" } : action;
  });
}

/** The first text of each call's result. */
function resultsOf(records: readonly SessionRecord[]): ReadonlyMap<string, { record: number; text: number }> {
  const results = new Map<string, { record: number; text: number }>();
  for (const [record, { texts }] of records.entries())
    for (const [text, { use, call }] of texts.entries())
      if (use === "result" && call !== undefined && !results.has(call)) results.set(call, { record, text });
  return results;
}

/** The calls in a record: arguments with the same call id, or beside one another where there is none. */
function callsOf(record: SessionRecord): readonly Call[] {
  const known = calls.get(record);
  if (known) return known;
  const groups = new Map<string, Group<number>>();
  if (record.role !== "summary") {
    for (const [index, { use, call, tool }] of record.texts.entries()) {
      if (use !== "argument") continue;
      const group = call ?? ` ${tool}`;
      addTo(groups, group, index);
    }
  }
  const made = groups.size === 0 ? NONE : [...groups.values()].map((texts) => callOf(texts, record.texts));
  calls.set(record, made);
  return made;
}

const calls = new WeakMap<SessionRecord, readonly Call[]>();
const NONE: readonly Call[] = [];

function callOf(own: readonly number[], texts: readonly RecordText[]): Call {
  const args = own.flatMap((index) => texts[index] ?? []);
  const { call: id, tool = "" } = args[0] ?? {};
  return { texts: own, tool, key: keyOf(args), ...(id === undefined ? {} : { id }) };
}

/** Arguments that say something about a call and change nothing of it. */
const DESCRIBING = new Set([
  "description",
  "explanation",
  "thought",
  "reason",
  "justification",
  "summary",
  "activeForm",
]);

function keyOf(texts: readonly RecordText[]): string {
  const parts = texts
    .filter(({ key = "" }) => !DESCRIBING.has(key))
    .map((text) => `${text.key} ${isCommand(text) ? withoutFilters(text.text) : text.text}`);
  return fingerprint(`${texts[0]?.tool} ${texts[0]?.rest ?? ""} ${parts.join(" ")}`);
}

/** What only cuts the output of a command does not change what it does. */
const withoutFilters = (line: string): string => {
  let bare = line.trim();
  for (let cut = FILTER.exec(bare.slice(-120)); cut; cut = FILTER.exec(bare.slice(-120)))
    bare = bare.slice(0, bare.length - cut[0].length).trimEnd();
  return bare;
};

const FILTER = /(?:\| ?(?:tail|head)(?: -(?:n ?)?\d{1,6}| -c \d{1,6}){0,2}|2>&1)$/;

const COMMAND_KEYS = new Set(["command", "cmd", "script"]);

/** Whether an argument is a shell command line. Editors of files have a `command` of their own. */
export const isCommand = ({ key = "", tool = "" }: RecordText): boolean =>
  COMMAND_KEYS.has(key) && !/edit|str_replace|memory/i.test(tool);

/** The arguments of a call as texts. */
export const argumentsOf = ({ record, texts }: Action, { records }: Session): readonly RecordText[] =>
  texts.flatMap((index) => records[record]?.texts[index] ?? []);

/** The simple commands that a call runs; none for tools that are no shell. */
export function commandsOf(action: Action, session: Session): readonly Command[] {
  const lines = argumentsOf(action, session).filter(isCommand);
  const [first] = lines;
  if (first === undefined) return [];
  // `["bash", "-lc", "make all"]`, or a program with its words apart.
  if (lines.length > 1 && /^(?:\/\w{1,20}){0,3}\/?(?:ba|z|da)?sh$/.test(first.text))
    return commandsIn(lines.at(-1)?.text ?? "");
  return commandsIn(lines.length > 1 ? lines.map(({ text }) => text).join(" ") : first.text);
}

/** The text of a call's result, or "". */
export const resultOf = ({ result }: Action, { records }: Session): string =>
  result === undefined ? "" : (records[result.record]?.texts[result.text]?.text ?? "");
