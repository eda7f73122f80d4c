/** One request of a VS Code chat session: the user's words, and the rounds or the answer that followed. */
import type { RecordText } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, note } from "./draft.ts";
import { elements, type Located, member, members, stringOf } from "./json.ts";
import type { Place } from "./places.ts";
import { remove, say, type Thread } from "./thread.ts";

/** A request, with its result and response where later rows of a log gave them anew. */
export interface ChatTurn {
  readonly request: Located;
  readonly result: Located | undefined;
  readonly response: Located | undefined;
  readonly place: (node: Located) => Place;
  readonly id: string;
}

interface Turn extends ChatTurn {
  readonly thread: Thread;
  readonly tools: ToolNames;
}

/** Adds the records of a request, and the compaction where one of its rounds carries a summary. */
export function takeRequest(thread: Thread, tools: ToolNames, chat: ChatTurn): void {
  const turn: Turn = { ...chat, thread, tools };
  const { place, request, id } = turn;
  const message = member(request, "message");
  const asked = contentTexts(member(message, "text") ?? message, "user", tools).own;
  add(thread, { id, role: "user", provenance: "user", ...place(request), ...timeOf(request), texts: asked });
  const metadata = member(turn.result, "metadata");
  const rounds = elements(member(metadata, "toolCallRounds"));
  const summaries = summariesIn(metadata);
  for (const [at, round] of rounds.entries()) takeRound(turn, round, `${id}.${at + 1}`, metadata, summaries);
  if (rounds.length === 0) {
    const texts = elements(turn.response).flatMap(responseTexts);
    add(thread, {
      id: `${id}.answer`,
      role: "assistant",
      provenance: "assistant",
      ...place(turn.response ?? request),
      ...timeOf(request),
      texts,
    });
  }
}

function add(thread: Thread, record: DraftRecord): void {
  if (record.texts.length > 0) say(thread, record);
}

function timeOf(request: Located): { readonly time?: string } {
  const at = member(request, "timestamp")?.value;
  return typeof at === "number" && Math.abs(at) < 8e15 ? { time: new Date(at).toISOString() } : {};
}

/** Markdown of an answer; progress notes, edits and confirmations carry none. */
function responseTexts(part: Located): readonly RecordText[] {
  const value = member(part, "value");
  const kind = stringOf(member(part, "kind"));
  if (kind !== undefined && kind !== "markdownContent") return [];
  const content = member(part, "content");
  return plainTexts(
    typeof value?.value === "string" ? value : (member(value, "value") ?? member(content, "value")),
    "prose",
  );
}

/** Summaries that stand beside the rounds, by the id of the round that they follow. */
function summariesIn(metadata: Located | undefined): ReadonlyMap<string, Located> {
  const lists = [...elements(member(metadata, "summaries")), member(metadata, "summary")];
  const found = new Map<string, Located>();
  for (const entry of lists) {
    const round = stringOf(member(entry, "toolCallRoundId"));
    const text = member(entry, "text");
    if (round !== undefined && text) found.set(round, text);
  }
  return found;
}

function takeRound(
  { thread, tools, place }: Turn,
  round: Located,
  id: string,
  metadata: Located | undefined,
  summaries: ReadonlyMap<string, Located>,
): void {
  const own = [...contentTexts(member(round, "response"), "other", tools).own, ...callTexts(round, tools)];
  add(thread, {
    id,
    role: "assistant",
    provenance: "assistant",
    ...place(round),
    texts: own.filter(({ text }) => text !== ""),
  });
  const results = member(metadata, "toolCallResults");
  for (const call of elements(member(round, "toolCalls"))) {
    const key = stringOf(member(call, "id")) ?? "";
    const result = member(results, key);
    if (!result) continue;
    const texts = stringsIn(member(result, "content") ?? result, aboutResult(key, tools, false), 0);
    add(thread, { id: `${id}.${key}`, role: "tool", provenance: "tool", ...place(result), texts });
  }
  const inRound = stringOf(member(round, "summary")) === undefined ? undefined : member(round, "summary");
  const summary = inRound ?? summaries.get(stringOf(member(round, "id")) ?? "");
  if (summary) compact(thread, summary, place(round), id);
}

function callTexts(round: Located, tools: ToolNames): readonly RecordText[] {
  return elements(member(round, "toolCalls")).flatMap((call) => {
    const [id, name] = [stringOf(member(call, "id")), stringOf(member(call, "name"))];
    if (id !== undefined && name !== undefined) tools.set(id, name);
    return argumentTexts(member(call, "arguments"), name, id);
  });
}

/** Results nest their text in parts of a rendered tree. */
function stringsIn(
  node: Located | undefined,
  about: ReturnType<typeof aboutResult>,
  depth: number,
): readonly RecordText[] {
  if (node === undefined || depth === 16) return [];
  if (typeof node.value === "string") {
    const holdsText =
      node.key === undefined ||
      typeof node.key === "number" ||
      node.key === "text" ||
      node.key === "value" ||
      node.key === "content";
    return holdsText ? plainTexts(node, "result", about) : [];
  }
  const children = Array.isArray(node.value) ? elements(node) : members(node);
  return children.flatMap((child) => stringsIn(child, about, depth + 1));
}

function compact(thread: Thread, text: Located, place: Place, id: string): void {
  const { draft } = thread;
  const summary = addSummary(draft, text, place, id);
  note(
    draft,
    "doubtful",
    undefined,
    "where VS Code keeps a conversation's summary is not documented; its region is everything before",
  );
  const event = {
    id: `${id}-summary`,
    kind: "summary",
    trigger: "auto",
    confidence: "derived",
    line: place.line,
  } as const;
  remove(thread, { ...event, summary, source: "" }, () => true);
}

function addSummary(draft: Draft, text: Located, place: Place, id: string): number {
  return addRecord(draft, {
    id: `${id}-summary`,
    role: "summary",
    provenance: "summary",
    ...place,
    texts: plainTexts(text, "prose"),
  });
}
