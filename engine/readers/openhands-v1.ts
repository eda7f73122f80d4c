/** Events of OpenHands' agent SDK. A `Condensation` names what it forgets; a request for one is none. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, note } from "./draft.ts";
import { elements, type Located, member, members, recordOf, stringOf } from "./json.ts";
import type { TakeEvent } from "./openhands.ts";
import type { Place } from "./places.ts";
import { openThread, remove, say, type Thread } from "./thread.ts";

/** Whether a value is an event of the agent SDK. */
export function isV1Event(value: unknown): boolean {
  const event = recordOf(value);
  return typeof event?.kind === "string" && "source" in event && "id" in event && "timestamp" in event;
}

interface Conversation {
  readonly thread: Thread;
  readonly tools: ToolNames;
  /** Records by the id that a condensation may forget: an event's, or a condensation's with `-summary` behind it. */
  readonly byId: Map<string, number>;
  /** A condensation was asked for and is not there yet. */
  asked: boolean;
}

/** Opens a conversation; `agent` where a file holds several. */
export function openV1(draft: Draft, agent: string | undefined): TakeEvent {
  const conversation: Conversation = {
    thread: openThread(draft, agent),
    tools: new Map(),
    byId: new Map(),
    asked: false,
  };
  return (event, place, fallback) => takeEvent(conversation, event, place, fallback);
}

function takeEvent(conversation: Conversation, event: Located, place: Place, fallback: string): void {
  const kind = stringOf(member(event, "kind")) ?? "";
  const id = stringOf(member(event, "id")) ?? fallback;
  if (conversation.byId.has(id)) return;
  if (kind === "CondensationRequest") conversation.asked = true;
  else if (kind === "Condensation") condense(conversation, event, place, id);
  else {
    const said = saidIn(conversation, event, kind);
    if (said) add(conversation, event, place, id, said);
    else if (!UNSENT.has(kind)) {
      note(conversation.thread.draft, "unknown", undefined, `events of the unknown kind "${kind.slice(0, 40)}"`);
    }
  }
}

/** Events that are never sent to the model. */
const UNSENT: ReadonlySet<string> = new Set([
  "ConversationStateUpdateEvent",
  "ConversationErrorEvent",
  "ServerErrorEvent",
  "LLMCompletionLogEvent",
  "PauseEvent",
  "InterruptEvent",
  "TokenEvent",
  "StreamingDeltaEvent",
  "HookExecutionEvent",
  "ACPToolCallEvent",
]);

interface Said {
  readonly role: Role;
  readonly texts: readonly RecordText[];
}

function saidIn({ tools }: Conversation, event: Located, kind: string): Said | undefined {
  switch (kind) {
    case "SystemPromptEvent":
      return { role: "system", texts: contentTexts(member(event, "system_prompt"), "other", tools).own };
    case "MessageEvent":
      return messageOf(event, tools);
    case "ActionEvent":
      return { role: "assistant", texts: actionTexts(event, tools) };
    case "ObservationEvent":
      return { role: "tool", texts: observationTexts(event, tools) };
    case "AgentErrorEvent":
      return { role: "tool", texts: plainTexts(member(event, "error"), "result", aboutCall(event, tools, true)) };
    case "UserRejectObservation":
      return { role: "user", texts: contentTexts(member(event, "rejection_reason"), "user", tools).own };
    default:
      return undefined;
  }
}

function messageOf(event: Located, tools: ToolNames): Said {
  const source = stringOf(member(event, "source"));
  const message = member(event, "llm_message");
  const isUser = stringOf(member(message, "role")) === "user";
  const { own } = contentTexts(member(message, "content"), isUser ? "user" : "other", tools);
  const added = elements(member(event, "extended_content")).flatMap((block) =>
    plainTexts(member(block, "text"), "injected"),
  );
  const texts = [...thoughts(message), ...own, ...added];
  if (!isUser) return { role: stringOf(member(message, "role")) === "system" ? "system" : "assistant", texts };
  if (source === "user" || source === undefined) return { role: "user", texts };
  return { role: "tool", texts: texts.map((text) => ({ ...text, use: "injected" })) };
}

function actionTexts(event: Located, tools: ToolNames): readonly RecordText[] {
  const call = stringOf(member(event, "tool_call_id"));
  const tool = stringOf(member(event, "tool_name"));
  if (call !== undefined && tool !== undefined) tools.set(call, tool);
  const words = contentTexts(member(event, "thought"), "other", tools).own.filter(({ text }) => text !== "");
  const action = member(event, "action");
  const given = recordOf(action?.value)
    ? members(action).flatMap((value) => (value.key === "kind" ? [] : argumentsUnder(value, tool, call)))
    : argumentTexts(member(member(event, "tool_call"), "arguments"), tool, call);
  return [...thoughts(event), ...words, ...given];
}

/** The texts below one argument, which keeps its own name as their key. */
function argumentsUnder(value: Located, tool: string | undefined, call: string | undefined): readonly RecordText[] {
  const name = String(value.key);
  if (typeof value.value === "string") {
    return plainTexts(value, "argument", { ...aboutTool(tool, call), key: name });
  }
  return argumentTexts(value, tool, call).map((text) => ({ ...text, key: text.key ? `${name}.${text.key}` : name }));
}

const aboutTool = (tool: string | undefined, call: string | undefined): Pick<RecordText, "tool" | "call"> => ({
  ...(tool !== undefined && { tool }),
  ...(call !== undefined && { call }),
});

function thoughts(node: Located | undefined): readonly RecordText[] {
  const blocks = elements(member(node, "thinking_blocks")).flatMap((block) =>
    plainTexts(member(block, "thinking"), "reasoning"),
  );
  return [...plainTexts(member(node, "reasoning_content"), "reasoning"), ...blocks];
}

function observationTexts(event: Located, tools: ToolNames): readonly RecordText[] {
  const observation = member(event, "observation");
  const exit = member(observation, "exit_code")?.value;
  const failed = member(observation, "is_error")?.value === true || (typeof exit === "number" && 0 < exit);
  const about = aboutCall(event, tools, failed);
  return outputTexts(observation, about).filter(({ text }) => text !== "");
}

function aboutCall(event: Located, tools: ToolNames, failed: boolean): ReturnType<typeof aboutResult> {
  const [call, tool] = [stringOf(member(event, "tool_call_id")), stringOf(member(event, "tool_name"))];
  return { ...aboutResult(call, tools, failed), ...(tool !== undefined && { tool }) };
}

function add(conversation: Conversation, event: Located, place: Place, id: string, { role, texts }: Said): void {
  const record: DraftRecord = { id, role, provenance: role, ...place, texts };
  const time = stringOf(member(event, "timestamp"));
  const parent = stringOf(member(event, "parent_id"));
  if (time !== undefined) record.time = time;
  if (parent !== undefined) record.parent = parent;
  conversation.byId.set(id, say(conversation.thread, record));
}

/** Takes what a condensation forgets out of the view; its summary is forgotten by later ones under its own name. */
function condense(conversation: Conversation, event: Located, place: Place, id: string): void {
  const { thread, byId } = conversation;
  const { draft } = thread;
  const view = new Set(thread.live);
  const named = elements(member(event, "forgotten_event_ids")).flatMap((each) => byId.get(stringOf(each) ?? "") ?? []);
  const forgotten = new Set(named.filter((index) => view.has(index)));
  const record = summaryOf(thread, event, place, id);
  const trigger = conversation.asked ? "unknown" : "auto";
  conversation.asked = false;
  if (forgotten.size === 0) {
    note(draft, "doubtful", undefined, "a condensation forgets nothing that was in the view, so it is not counted");
    if (record) byId.set(record.id, say(thread, record));
    return;
  }
  const summary = record && addRecord(draft, record);
  if (record && summary !== undefined) byId.set(record.id, summary);
  const time = stringOf(member(event, "timestamp"));
  const kind = summary === undefined ? "truncate" : "summary";
  const removal = { id, kind, trigger, confidence: "exact", line: place.line, time, summary, source: "" } as const;
  remove(thread, removal, (index) => forgotten.has(index));
}

/** The summary as a record; without a place in the view there is none. */
function summaryOf({ agent }: Thread, event: Located, place: Place, id: string): DraftRecord | undefined {
  const stands = typeof member(event, "summary_offset")?.value === "number";
  const texts = stands ? plainTexts(member(event, "summary"), "prose") : [];
  const time = stringOf(member(event, "timestamp"));
  if (texts.length === 0) return undefined;
  const about = { ...(time !== undefined && { time }), ...(agent !== undefined && { agent }) };
  return { id: `${id}-summary`, role: "summary", provenance: "summary", ...place, ...about, texts };
}
