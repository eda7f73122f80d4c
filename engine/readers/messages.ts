/**
 * Plain message arrays as chat APIs take them (OpenAI with tool calls, Anthropic), bare, under `messages`, inside a logged request with
 * its response, or one message a line. They carry no marks of compaction; a message that opens like a summary is suspected of being one.
 */
import type { Compaction, RecordText, Role, Session } from "../session.ts";
import type { Span } from "../text.ts";
import { byteCounter } from "./bytes.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, emptyDraft, lineId, sessionOf } from "./draft.ts";
import { elements, type Located, member, members, recordOf, spanOf, stringOf } from "./json.ts";
import type { DocumentReader, LineReader } from "./reader.ts";
import { feedRows } from "./rows.ts";
import { opensLikeSummary } from "./suspicion.ts";

const ROLES: ReadonlyMap<unknown, Role> = new Map(
  Object.entries({
    system: "system",
    developer: "system",
    user: "user",
    human: "user",
    assistant: "assistant",
    ai: "assistant",
    tool: "tool",
    function: "tool",
    summary: "summary",
  }),
);

/** Reads one document that holds a message array. */
export const messages: DocumentReader = {
  unit: "document",
  format: "messages",
  accepts: ({ document }) => {
    const list = listOf(document);
    return list !== undefined && list.length > 0 && list.slice(0, 20).every(isMessage);
  },
  read(document, { mark }) {
    const reading = startReading();
    const bytesAt = byteCounter(document.source, mark);
    const place = (node: Located): Place => {
      const { start, end } = spanOf(node);
      return { id: "", line: 0, at: 0, bytes: { start: bytesAt(start), end: bytesAt(end) } };
    };
    const envelope = envelopeOf(document);
    const system = member(envelope, "system");
    if (system) addSystem(reading, system, place(system));
    const list = Array.isArray(document.value) ? document : member(envelope, "messages");
    for (const [index, message] of elements(list).entries())
      addMessage(reading, message, { ...place(message), id: `M${index}` });
    for (const reply of repliesOf(document)) addMessage(reading, reply, { ...place(reply), id: "response" });
    return sessionOf(reading.draft);
  },
};

/** Reads one message a line. */
export const messageLines: LineReader = {
  unit: "line",
  format: "messages",
  accepts: ({ rows }) =>
    rows.length > 0 && rows.every((row) => isMessageOrStep(row) && !("type" in row && row.type !== "message")),
  open() {
    const reading = startReading();
    const feed = feedRows(({ node, line, at, bytes }) => {
      if (isMessageOrStep(node.value)) addMessage(reading, node, { id: lineId(line), line, at, bytes });
    });
    return { line: feed.line, session: (): Session => sessionOf(reading.draft, [], feed.problems()) };
  },
};

interface Reading {
  readonly draft: Draft;
  readonly tools: ToolNames;
  /** Records that the agent still sees. */
  live: number[];
}

interface Place {
  readonly id: string;
  readonly line: number;
  readonly at: number;
  readonly bytes: Span;
}

const startReading = (): Reading => ({ draft: emptyDraft("messages"), tools: new Map(), live: [] });

function isMessage(value: unknown): boolean {
  const message = recordOf(value);
  if (message === undefined || ROLES.get(message.role) === undefined) return false;
  const { content, tool_calls: calls } = message;
  return typeof content === "string" || Array.isArray(content) || Array.isArray(calls) || content === null;
}

/** A row of a log that agents of browsers keep: who spoke or acted, what was said under `text`, and what the action was done to. */
function isStep(value: unknown): boolean {
  const row = recordOf(value);
  return row !== undefined && ROLES.has(row.role) && (typeof row.text === "string" || typeof row.action === "string");
}

const isMessageOrStep = (value: unknown): boolean => isMessage(value) || isStep(value);

const ENVELOPES = ["request", "body", "params", "payload", "data", "input", "kwargs"];

function listOf(document: unknown): readonly unknown[] | undefined {
  if (Array.isArray(document)) return document;
  const record = recordOf(document);
  const inner = [record, ...ENVELOPES.map((key) => recordOf(record?.[key]))].find((each) =>
    Array.isArray(each?.messages),
  );
  return inner?.messages as readonly unknown[] | undefined;
}

function envelopeOf(document: Located): Located {
  const inner = [document, ...ENVELOPES.map((key) => member(document, key))];
  return inner.find((node) => Array.isArray(member(node, "messages")?.value)) ?? document;
}

/** The answer of a logged request, in OpenAI's or Anthropic's shape. */
function repliesOf(document: Located): readonly Located[] {
  const response = member(document, "response");
  const choices = elements(member(response, "choices")).map((choice) => member(choice, "message"));
  return [...choices, response]
    .filter((node): node is Located => node !== undefined && isMessage(node.value))
    .slice(0, 1);
}

function addSystem({ draft, tools, live }: Reading, system: Located, place: Place): void {
  const texts = contentTexts(system, "other", tools).own;
  live.push(addRecord(draft, { ...place, id: "system", role: "system", provenance: "system", texts }));
}

function addMessage(reading: Reading, node: Located, place: Place): void {
  const { draft, tools, live } = reading;
  const role = ROLES.get(stringOf(member(node, "role")) ?? "") ?? "user";
  const id = stringOf(member(node, "id")) ?? place.id;
  const said = textsOf(node, role, tools);
  if (role === "summary" || compactionOf(node)) {
    addSummary(reading, node, { ...place, id }, said.own);
    return;
  }
  if (role !== "assistant" && opensLikeSummary(said.own[0]?.text ?? "")) {
    addSuspect(reading, said.own, { ...place, id });
    return;
  }
  if (said.results.length > 0) {
    live.push(
      addRecord(draft, { ...place, id: `${id}.result`, role: "tool", provenance: "tool", texts: said.results }),
    );
    if (said.own.length === 0) return;
  }
  live.push(addRecord(draft, { ...place, id, role, provenance: role, texts: said.own }));
}

function textsOf(
  node: Located,
  role: Role,
  tools: ToolNames,
): { own: readonly RecordText[]; results: readonly RecordText[] } {
  const content = member(node, "content") ?? member(node, "text");
  if (role === "tool") {
    const call = stringOf(member(node, "tool_call_id"));
    const name = stringOf(member(node, "name"));
    if (call !== undefined && name !== undefined && !tools.has(call)) tools.set(call, name);
    return { own: outputTexts(content, aboutResult(call, tools, member(node, "is_error")?.value)), results: [] };
  }
  const { own, results } = contentTexts(content, role === "user" ? "user" : "other", tools);
  const thoughts = plainTexts(member(node, "reasoning_content") ?? member(node, "reasoning"), "reasoning");
  return { own: [...thoughts, ...own, ...callTexts(node, tools), ...actionTexts(node)], results };
}

/** What the action of a step was done to: every other string of its row. */
function actionTexts(node: Located): readonly RecordText[] {
  const tool = stringOf(member(node, "action"));
  if (tool === undefined) return [];
  return members(node).flatMap((field) => {
    const key = String(field.key);
    return STEP_FRAME.test(key) ? [] : plainTexts(field, "argument", { tool, key });
  });
}

/** Fields of a step that say who, what and when. */
const STEP_FRAME = /^(?:role|action|text|content|reasoning|reasoning_content|id|step|ts|type|name)$|time|date/i;

/** The calls beside the content, as OpenAI's chat writes them. */
function callTexts(node: Located, tools: ToolNames): readonly RecordText[] {
  return elements(member(node, "tool_calls")).flatMap((call) => {
    const callee = member(call, "function") ?? member(call, "custom") ?? call;
    const id = stringOf(member(call, "id"));
    const name = stringOf(member(callee, "name"));
    if (id !== undefined && name !== undefined) tools.set(id, name);
    return argumentTexts(member(callee, "arguments") ?? member(callee, "input"), name, id);
  });
}

/** Anthropic's own mark: what stands before this block is no longer sent. A block without content is a failed attempt. */
function compactionOf(node: Located): Located | undefined {
  return elements(member(node, "content")).find(
    (block) =>
      stringOf(member(block, "type")) === "compaction" &&
      (stringOf(member(block, "content")) ?? stringOf(member(block, "encrypted_content"))) !== undefined,
  );
}

/** A marked summary replaces every live message but the system's. */
function addSummary(reading: Reading, node: Located, place: Place, own: readonly RecordText[]): void {
  const { draft, live } = reading;
  const block = compactionOf(node);
  const texts = block ? plainTexts(member(block, "content"), "prose") : own;
  const record = addRecord(draft, { ...place, role: "summary", provenance: "summary", texts });
  const kept = live.filter((index) => draft.records[index]?.role === "system");
  const region = live.filter((index) => draft.records[index]?.role !== "system");
  draft.compactions.push({
    ...eventAt(draft, place),
    confidence: "exact",
    region,
    regionKnown: 0 < region.length,
    kept,
    summary: texts.length > 0 ? { record, opaque: false } : { opaque: true },
    retained: 0 < region.length,
  });
  reading.live = [...kept, record];
  // What else stands in the message with the block was said after it.
  if (block && own.length > 0) {
    reading.live.push(
      addRecord(draft, { ...place, id: `${place.id}.after`, role: "assistant", provenance: "assistant", texts: own }),
    );
  }
}

/** A message that opens like a summary: what it replaced is not in this file. */
function addSuspect({ draft, live }: Reading, texts: readonly RecordText[], place: Place): void {
  const record = addRecord(draft, { ...place, role: "summary", provenance: "summary", texts });
  draft.compactions.push({
    ...eventAt(draft, place),
    confidence: "heuristic",
    region: [],
    regionKnown: false,
    kept: [],
    summary: { record, opaque: false },
    retained: false,
  });
  live.push(record);
}

function eventAt(
  draft: Draft,
  { id, line }: Place,
): Pick<Compaction, "id" | "parent" | "kind" | "trigger" | "line" | "injected" | "tokens"> {
  const parent = draft.compactions.at(-1)?.id;
  return {
    id,
    ...(parent !== undefined && { parent }),
    kind: "summary",
    trigger: "unknown",
    line,
    injected: [],
    tokens: { source: "not recorded" },
  };
}
