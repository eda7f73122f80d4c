/** goose's messages in order, and the compactions among them: a summary that the user does not see, and the sentence that tells of it. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { type Draft, type DraftRecord, note } from "./draft.ts";
import { elements, type Located, member, stringOf } from "./json.ts";
import type { Place } from "./places.ts";
import { openThread, remove, type Thread } from "./thread.ts";

/** One message with who may see it. */
export interface Turn {
  readonly id: string;
  readonly role: string;
  readonly content: Located | undefined;
  readonly place: Place;
  readonly seconds: unknown;
  readonly userSees: boolean;
  readonly agentSees: boolean;
}

const COMPACTED = "Your context was compacted";

interface Reading {
  readonly thread: Thread;
  readonly tools: ToolNames;
  /** Records that the agent is sent no more. */
  readonly hidden: Set<number>;
  /** Records of summaries and of what is said of them. */
  readonly standIns: Set<number>;
  /** The user's last words. */
  said: string;
}

/** Adds the records and compactions of a session to a draft. */
export function readTurns(draft: Draft, turns: readonly Turn[]): void {
  const reading: Reading = {
    thread: openThread(draft),
    tools: new Map(),
    hidden: new Set(),
    standIns: new Set(),
    said: "",
  };
  for (let at = 0; at < turns.length; at += 1) {
    const [turn, next] = [turns[at], turns[at + 1]];
    if (turn && next && isSummary(turn, next)) {
      compact(reading, turn, next, turns[at + 2]);
      at += 1;
    } else if (turn) take(reading, turn);
  }
}

/** A message that the user does not see, followed by the sentence that tells of a compaction. */
function isSummary(turn: Turn, next: Turn): boolean {
  return turn.role === "user" && next.role === "assistant" && firstText(next).startsWith(COMPACTED);
}

const firstText = ({ content }: Turn): string => stringOf(member(elements(content)[0], "text")) ?? "";

function take(reading: Reading, turn: Turn): readonly number[] {
  const { thread, hidden } = reading;
  const indices = recordsOf(turn, reading.tools).map((record) => thread.draft.records.push(record) - 1);
  thread.live.push(...indices);
  if (!turn.agentSees) for (const index of indices) hidden.add(index);
  if (turn.role === "user" && firstText(turn) !== "") reading.said = firstText(turn);
  return indices;
}

function recordsOf(turn: Turn, tools: ToolNames): readonly DraftRecord[] {
  const own: RecordText[] = [];
  const results: RecordText[] = [];
  for (const block of elements(turn.content)) {
    const texts = blockTexts(block, turn.role, tools);
    if (stringOf(member(block, "type")) === "toolResponse") results.push(...texts);
    else own.push(...texts);
  }
  const role: Role =
    turn.role === "assistant" ? "assistant" : own.every(({ use }) => use === "injected") ? "tool" : "user";
  const about = { ...turn.place, ...timeOf(turn) };
  const records: DraftRecord[] = [
    {
      id: results.length > 0 && own.length > 0 ? `${turn.id}.result` : turn.id,
      role: "tool",
      provenance: "tool",
      ...about,
      texts: results,
    },
    { id: turn.id, role, provenance: role, ...about, texts: own },
  ];
  return records.filter(({ texts }) => texts.length > 0);
}

function timeOf({ seconds }: Turn): { readonly time?: string } {
  return typeof seconds === "number" && Math.abs(seconds) < 8e12
    ? { time: new Date(seconds * 1000).toISOString() }
    : {};
}

function blockTexts(block: Located, role: string, tools: ToolNames): readonly RecordText[] {
  const id = stringOf(member(block, "id"));
  switch (stringOf(member(block, "type"))) {
    case "text":
      return contentTexts(member(block, "text"), role === "user" ? "user" : "other", tools).own;
    case "thinking":
      return plainTexts(member(block, "thinking"), "reasoning");
    case "toolRequest": {
      const call = member(member(block, "toolCall"), "value");
      const name = stringOf(member(call, "name"));
      if (id !== undefined && name !== undefined) tools.set(id, name);
      return argumentTexts(member(call, "arguments"), name, id);
    }
    case "toolResponse": {
      const result = member(block, "toolResult");
      const failed = stringOf(member(result, "status")) === "error";
      const value = member(result, "value");
      const about = aboutResult(id, tools, failed);
      return outputTexts(failed ? (member(result, "error") ?? value) : (member(value, "content") ?? value), about);
    }
    default:
      return [];
  }
}

function compact(reading: Reading, turn: Turn, told: Turn, next: Turn | undefined): void {
  const { thread, hidden, standIns, said, tools } = reading;
  const { draft } = thread;
  const before = new Set(thread.live);
  const stay = (index: number): boolean => !standIns.has(index) && !hidden.has(index);
  // Rows of the older files say nothing of who sees them: what was before such a summary is not in the file.
  const isMarked = !turn.userSees;
  const texts = elements(turn.content).flatMap((block) => plainTexts(member(block, "text"), "prose"));
  const summary =
    draft.records.push({ id: turn.id, role: "summary", provenance: "summary", ...turn.place, ...timeOf(turn), texts }) -
    1;
  const words = elements(told.content).flatMap((block) => plainTexts(member(block, "text"), "injected"));
  const injected = [
    draft.records.push({
      id: told.id,
      role: "tool",
      provenance: "tool",
      ...told.place,
      ...timeOf(told),
      texts: words,
    }) - 1,
  ];
  const isCopy = next?.role === "user" && firstText(next) === said && said !== "";
  if (!isMarked)
    note(
      draft,
      "doubtful",
      turn.place.line || undefined,
      "the file was rewritten when it was compacted: what went is not in it",
    );
  const removal = {
    id: turn.id,
    kind: "summary",
    trigger: firstText(told).includes("at the user's request") ? "manual" : "auto",
    confidence: isMarked ? "exact" : "heuristic",
    line: turn.place.line,
    ...timeOf(turn),
    summary,
    injected,
    source: "",
  } as const;
  remove(
    thread,
    isMarked ? removal : { ...removal, gone: true },
    (index) => isMarked && before.has(index) && !stay(index),
  );
  standIns.add(summary).add(injected[0] as number);
  // Of what was said right before an automatic compaction goose puts the user's words back.
  if (isCopy && isMarked && next) {
    const [copy] = recordsOf(next, tools);
    const last = draft.compactions.at(-1);
    if (copy && last)
      draft.compactions[draft.compactions.length - 1] = { ...last, injected: [...injected, draft.records.length] };
  }
}
