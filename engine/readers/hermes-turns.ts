/** Hermes' rows in order, the compactions among them, and the rows that were written again because they were kept. */
import type { RecordText } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, note } from "./draft.ts";
import { isHermesSummary, summaryParts } from "./hermes-summary.ts";
import { cutText, elements, type Located, member, stringOf } from "./json.ts";
import type { Place } from "./places.ts";
import { openThread, remove, say, type Thread } from "./thread.ts";

/** One row of the table of messages. */
export interface HermesRow {
  readonly node: Located;
  readonly place: Place;
  readonly content: Located | undefined;
  readonly calls: Located | undefined;
  /** It is the first row of a session that a compression began. */
  readonly begins: boolean;
}

interface Reading {
  readonly thread: Thread;
  readonly tools: ToolNames;
  readonly rows: readonly HermesRow[];
  readonly keys: readonly string[];
  /** Rows that the agent is sent, with the records that were made of each. */
  live: Sent[];
}

interface Sent {
  readonly key: string;
  readonly call: string | undefined;
  readonly records: readonly number[];
}

/** Adds the records and compactions of one thread to a draft. */
export function readHermesRows(
  draft: Draft,
  rows: readonly HermesRow[],
  agent: string | undefined,
  system: { readonly prompt: Located; readonly place: Place } | undefined,
): void {
  const thread = openThread(draft, agent);
  const texts = system ? plainTexts(system.prompt, "prose") : [];
  if (system && texts.length > 0)
    say(thread, { id: `system${agent ?? ""}`, role: "system", provenance: "system", ...system.place, texts });
  const reading: Reading = { thread, tools: new Map(), rows, keys: rows.map(keyOf), live: [] };
  let at = 0;
  while (at < rows.length) {
    const summary = rows.findIndex((row, index) => at <= index && isSummary(row));
    const begins = rows.findIndex((row, index) => at < index && row.begins);
    const unsaid = 0 <= begins && (summary < 0 || summary > endOfSession(rows, begins)) ? begins : -1;
    if (unsaid >= 0) at = rotated(reading, at, unsaid);
    else if (summary < 0) {
      takeAll(reading, at, rows.length);
      at = rows.length;
    } else at = compacted(reading, at, summary);
  }
}

const isSummary = ({ content }: HermesRow): boolean => isHermesSummary(stringOf(content) ?? "");

/** The last row of the session that begins at a row. */
function endOfSession(rows: readonly HermesRow[], begins: number): number {
  const next = rows.findIndex(({ begins: other }, index) => begins < index && other);
  return (next < 0 ? rows.length : next) - 1;
}

/** What makes two rows the same message: who says it, its content, its calls. */
const keyOf = ({ node }: HermesRow): string =>
  JSON.stringify(
    ["role", "content", "tool_call_id", "tool_calls"].map((column) => member(node, column)?.value ?? null),
  );

/** A row that the user took back: it is inactive, was not compacted, and was not written again. */
function isTakenBack({ rows, keys }: Reading, at: number): boolean {
  const node = rows[at]?.node;
  if (member(node, "active")?.value !== 0 || member(node, "compacted")?.value !== 0) return false;
  return keys.indexOf(keys[at] ?? "", at + 1) < 0;
}

function takeAll(reading: Reading, from: number, to: number): void {
  for (let at = from; at < to; at += 1) take(reading, at);
}

function take(reading: Reading, at: number): readonly number[] {
  const { rows, keys, thread } = reading;
  const row = rows[at];
  if (row === undefined) return [];
  const back = isTakenBack(reading, at);
  const records = recordsOf(row, reading.tools).map((record) => {
    if (!back) return say(thread, record);
    return addRecord(thread.draft, thread.agent === undefined ? record : { ...record, agent: thread.agent });
  });
  if (!back) reading.live.push({ key: keys[at] ?? "", call: callOf(row), records });
  return records;
}

const callOf = ({ node }: HermesRow): string | undefined => stringOf(member(node, "tool_call_id"));

function idOf({ node }: HermesRow): string {
  const id = member(node, "id")?.value;
  return typeof id === "number" || typeof id === "string" ? String(id) : "row";
}

function timeOf({ node }: HermesRow): { readonly time?: string } {
  const seconds = member(node, "timestamp")?.value;
  return typeof seconds === "number" && Math.abs(seconds) < 8e12
    ? { time: new Date(seconds * 1000).toISOString() }
    : {};
}

function recordsOf(row: HermesRow, tools: ToolNames): readonly DraftRecord[] {
  const { node, place, content, calls } = row;
  const role = stringOf(member(node, "role"));
  const about = { id: idOf(row), ...place, ...timeOf(row) };
  if (role === "tool") {
    const name = stringOf(member(node, "tool_name"));
    const call = callOf(row);
    if (call !== undefined && name !== undefined && !tools.has(call)) tools.set(call, name);
    const texts = outputTexts(content, aboutResult(call, tools, false));
    return texts.length === 0 ? [] : [{ ...about, role: "tool", provenance: "tool", texts }];
  }
  if (role === "session_meta") return [];
  const who = role === "system" || role === "assistant" ? role : "user";
  const texts: readonly RecordText[] = [
    ...plainTexts(member(node, "reasoning_content") ?? member(node, "reasoning"), "reasoning"),
    ...contentTexts(content, who === "user" ? "user" : "other", tools).own,
    ...elements(calls).flatMap((call) => {
      const callee = member(call, "function") ?? call;
      const [id, name] = [stringOf(member(call, "id")), stringOf(member(callee, "name"))];
      if (id !== undefined && name !== undefined) tools.set(id, name);
      return argumentTexts(member(callee, "arguments"), name, id);
    }),
  ];
  const own = texts.length > 0 && texts.every(({ use }) => use === "injected") ? "tool" : who;
  return texts.length === 0 ? [] : [{ ...about, role: own, provenance: own, texts }];
}

/** The rows up to a summary, the summary, and the rows behind it that were written again; gives the next row. */
function compacted(reading: Reading, from: number, at: number): number {
  const head = headOf(reading, from, at);
  takeAll(reading, from, head);
  return replace(reading, head, at);
}

/** A child session without a summary: what it does not write again was dropped, and nothing that can be read stands for it. */
function rotated(reading: Reading, from: number, begins: number): number {
  takeAll(reading, from, begins);
  note(
    reading.thread.draft,
    "doubtful",
    undefined,
    "a session goes on where another was compressed, without a summary",
  );
  return replace(reading, begins, undefined);
}

/** Where the rows begin that were written together with a summary: at the child session, or with the copies of the first rows. */
function headOf({ rows, keys, live }: Reading, from: number, at: number): number {
  const begins = rows.findLastIndex((row, index) => from <= index && index <= at && row.begins);
  if (0 <= begins) return begins;
  const sent = [...live.map(({ key }) => key), ...keys.slice(from, at)];
  for (let head = from; head < at; head += 1) {
    const length = live.length + head - from;
    if (at - head <= length && isRepeated(sent, keys, head, at)) return head;
  }
  return at;
}

/** Whether the rows from `head` to `at` are the first ones again. */
function isRepeated(first: readonly string[], keys: readonly string[], head: number, at: number): boolean {
  for (let row = head; row < at; row += 1) if (keys[row] !== first[row - head]) return false;
  return true;
}

/** Puts a summary in place of all that is not written again around it. */
function replace(reading: Reading, head: number, summaryAt: number | undefined): number {
  const { thread, rows, keys, live: before } = reading;
  const end = summaryAt ?? head;
  const tail = summaryAt === undefined ? head : summaryAt + 1;
  const { kept, next, changed } = writtenAgain(reading, tail, end - head);
  const again = (at: number): Sent | undefined => (before[at - head]?.key === keys[at] ? before[at - head] : undefined);
  const ahead = rowsBetween(head, end).map((at) => again(at) ?? writtenAnew(reading, at));
  const row = summaryAt === undefined ? undefined : rows[summaryAt];
  const made = row ? summaryRecords(reading, row) : undefined;
  const behind = [...kept, ...changed.map((at) => writtenAnew(reading, at))];
  const old = new Set(before.flatMap(({ records }) => records));
  const stays = new Set([...ahead, ...behind].flatMap(({ records }) => records));
  remove(
    thread,
    {
      id: row ? idOf(row) : `begins-${idOf(rows[head] as HermesRow)}`,
      kind: "summary",
      trigger: "unknown",
      confidence: "derived",
      line: 0,
      ...(row && timeOf(row)),
      ...(made && { summary: made.summary }),
      injected: [...(made?.own ?? []), ...[...stays].filter((record) => !old.has(record))],
      source: "",
    },
    (index) => old.has(index) && !stays.has(index),
  );
  const said = made ? [{ key: keys[end] ?? "", call: undefined, records: [made.summary, ...made.own] }] : [];
  reading.live = [...ahead, ...said, ...behind];
  return next;
}

/** A row that stands beside a summary and repeats none. */
function writtenAnew({ thread, rows, keys, tools }: Reading, at: number): Sent {
  const row = rows[at] as HermesRow;
  return {
    key: keys[at] ?? "",
    call: callOf(row),
    records: recordsOf(row, tools).map((record) => say(thread, record)),
  };
}

const rowsBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/**
 * The rows from `at` on that repeat rows which were sent before, up to the last of those: what was kept. A result that was shortened
 * in the copy is `changed`. Rows that merely resemble an earlier one are no copies.
 */
function writtenAgain(
  { rows, keys, live }: Reading,
  at: number,
  from: number,
): { readonly kept: readonly Sent[]; readonly changed: readonly number[]; readonly next: number } {
  const kept: Sent[] = [];
  const changed: number[] = [];
  let cursor = from;
  let next = at;
  for (; next < rows.length && !(at < next && rows[next]?.begins); next += 1) {
    const row = rows[next] as HermesRow;
    if (isSummary(row)) break;
    const same = live.findIndex(({ key }, index) => cursor <= index && key === keys[next]);
    const call = callOf(row);
    const alike =
      0 <= same || call === undefined ? same : live.findIndex((sent, index) => cursor <= index && sent.call === call);
    const found = live[alike];
    if (found === undefined) break;
    if (alike === same) kept.push(found);
    else changed.push(next);
    cursor = alike + 1;
  }
  return cursor === live.length ? { kept, changed, next } : { kept: [], changed: [], next: at };
}

function summaryRecords(
  { thread }: Reading,
  row: HermesRow,
): { readonly summary: number; readonly own: readonly number[] } {
  const { content, node, place } = row;
  const { summary, own } = summaryParts(stringOf(content) ?? "");
  const about = { ...place, ...timeOf(row) };
  const role = stringOf(member(node, "role")) === "assistant" ? "assistant" : "user";
  const record = say(thread, {
    id: idOf(row),
    role: "summary",
    provenance: "summary",
    ...about,
    texts: content ? cutText(content, summary) : [],
  });
  if (own.length === 0 || content === undefined) return { summary: record, own: [] };
  const words = { id: `${idOf(row)}.own`, role, provenance: role, ...about, texts: cutText(content, own) } as const;
  return { summary: record, own: [say(thread, words)] };
}
