/** Events of OpenHands' older controller, with whole numbers as ids. Only the latest summary stays in the view. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, note } from "./draft.ts";
import { elements, type Located, member, members, recordOf, stringOf } from "./json.ts";
import type { TakeEvent } from "./openhands.ts";
import type { Place } from "./places.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

/** Whether a value is an event of the older controller. */
export function isV0Event(value: unknown): boolean {
  const event = recordOf(value);
  if (event === undefined || typeof (event.action ?? event.observation) !== "string") return false;
  return typeof event.id === "number" || "source" in event;
}

interface Conversation {
  readonly thread: Thread;
  readonly tools: ToolNames;
  /** Number of each record's event. */
  readonly numbers: Map<number, number>;
  /** Responses whose tokens were taken down. */
  readonly counted: Set<string>;
}

/** Opens a conversation; `agent` where a file holds several. */
export function openV0(draft: Draft, agent: string | undefined): TakeEvent {
  const thread = openThread(draft, agent);
  const conversation: Conversation = { thread, tools: new Map(), numbers: new Map(), counted: new Set() };
  return (event, place, fallback) => takeEvent(conversation, event, place, fallback);
}

function takeEvent(conversation: Conversation, event: Located, place: Place, fallback: string): void {
  const number = member(event, "id")?.value;
  const id = typeof number === "number" ? String(number) : fallback;
  const action = stringOf(member(event, "action"));
  if (action === "condensation") {
    condense(conversation, event, place, id);
    return;
  }
  const said = action === undefined ? observed(conversation, event) : acted(conversation, event, action);
  if (said === undefined || said.texts.length === 0) return;
  const record: DraftRecord = { id, role: said.role, provenance: said.role, ...place, texts: said.texts };
  const time = stringOf(member(event, "timestamp"));
  if (time !== undefined) record.time = time;
  const tokens = tokensOf(conversation, event);
  if (tokens !== undefined && said.role === "assistant") record.contextTokens = tokens;
  const index = say(conversation.thread, record);
  countTokens(conversation.thread, tokens);
  if (typeof number === "number") conversation.numbers.set(index, number);
}

interface Said {
  readonly role: Role;
  readonly texts: readonly RecordText[];
}

/** Actions of the controller itself. */
const UNSENT: ReadonlySet<string> = new Set([
  "change_agent_state",
  "null",
  "condensation_request",
  "start",
  "pause",
  "resume",
  "stop",
]);

function acted({ tools }: Conversation, event: Located, action: string): Said | undefined {
  if (UNSENT.has(action)) return undefined;
  const args = member(event, "args");
  const source = stringOf(member(event, "source"));
  const content = member(args, "content");
  if (action === "system") return { role: "system", texts: plainTexts(content, "prose") };
  if (action === "message") {
    const role = source === "user" ? "user" : "assistant";
    return { role, texts: contentTexts(content, role === "user" ? "user" : "other", tools).own };
  }
  if (action === "recall") return undefined;
  if (source === "user") return { role: "user", texts: argumentsOf(event, args, action, tools) };
  const thought = plainTexts(member(args, "thought"), "prose");
  if (action === "think") return { role: "assistant", texts: plainTexts(member(args, "thought"), "reasoning") };
  if (action === "finish")
    return { role: "assistant", texts: [...thought, ...plainTexts(member(args, "final_thought"), "prose")] };
  return { role: "assistant", texts: [...thought, ...argumentsOf(event, args, action, tools)] };
}

/** Arguments that the controller adds. */
const ADDED: ReadonlySet<string> = new Set([
  "thought",
  "confirmation_state",
  "security_risk",
  "translated_ipython_code",
  "impl_source",
  "kernel_init_code",
]);

function argumentsOf(
  event: Located,
  args: Located | undefined,
  action: string,
  tools: ToolNames,
): readonly RecordText[] {
  const call = stringOf(member(member(event, "tool_call_metadata"), "tool_call_id"));
  if (call !== undefined) tools.set(call, action);
  return members(args).flatMap((value) => {
    const key = String(value.key);
    if (ADDED.has(key)) return [];
    if (typeof value.value === "string") {
      return plainTexts(value, "argument", { tool: action, ...(call !== undefined && { call }), key });
    }
    return argumentTexts(value, action, call).map((text) => ({ ...text, key: text.key ? `${key}.${text.key}` : key }));
  });
}

/** Observations without anything for the model. */
const SILENT: ReadonlySet<string> = new Set(["agent_state_changed", "null", "user_rejected"]);

function observed({ tools }: Conversation, event: Located): Said | undefined {
  const observation = stringOf(member(event, "observation")) ?? "";
  if (SILENT.has(observation)) return undefined;
  const call = stringOf(member(member(event, "tool_call_metadata"), "tool_call_id"));
  const metadata = member(member(event, "extras"), "metadata");
  const exit = member(metadata, "exit_code")?.value ?? member(member(event, "extras"), "exit_code")?.value;
  const failed = observation === "error" || (typeof exit === "number" && 0 < exit);
  const about = { tool: observation, ...aboutResult(call, tools, failed) };
  const content = member(event, "content");
  if (observation === "recall") return { role: "tool", texts: plainTexts(content, "injected") };
  return { role: "tool", texts: plainTexts(content, "result", about) };
}

/** Tokens of the request behind an action, once for each response. */
function tokensOf({ counted }: Conversation, event: Located): number | undefined {
  const response = member(member(event, "tool_call_metadata"), "model_response");
  const id = stringOf(member(response, "id"));
  const tokens = member(member(response, "usage"), "prompt_tokens")?.value;
  if (id === undefined || counted.has(id) || typeof tokens !== "number") return undefined;
  counted.add(id);
  return tokens;
}

function condense(conversation: Conversation, event: Located, place: Place, id: string): void {
  const { thread, numbers } = conversation;
  const { draft } = thread;
  const args = member(event, "args");
  const forgets = forgottenBy(args);
  const text = member(args, "summary");
  const texts = typeof member(args, "summary_offset")?.value === "number" ? plainTexts(text, "prose") : [];
  const time = stringOf(member(event, "timestamp"));
  const drops = (index: number): boolean =>
    draft.records[index]?.role === "summary" || forgets(numbers.get(index) ?? Number.NaN);
  if (!thread.live.some(drops)) {
    note(draft, "doubtful", undefined, "a condensation forgets nothing that was in the view, so it is not counted");
    return;
  }
  const record: DraftRecord = { id: `${id}-summary`, role: "summary", provenance: "summary", ...place, texts };
  if (time !== undefined) record.time = time;
  if (thread.agent !== undefined) record.agent = thread.agent;
  const summary = texts.length > 0 ? addRecord(draft, record) : undefined;
  const kind = summary === undefined ? "truncate" : "summary";
  const source = "prompt tokens of the requests before and after";
  remove(thread, { id, kind, trigger: "unknown", confidence: "exact", line: place.line, time, summary, source }, drops);
}

/** The numbers that a condensation names: a list, or both ends of a stretch. */
function forgottenBy(args: Located | undefined): (number: number) => boolean {
  const list = elements(member(args, "forgotten_event_ids")).map(({ value }) => value);
  if (list.length > 0) {
    const numbers = new Set(list);
    return (number) => numbers.has(number);
  }
  const [start, end] = ["forgotten_events_start_id", "forgotten_events_end_id"].map((key) => member(args, key)?.value);
  return (number) => typeof start === "number" && typeof end === "number" && start <= number && number <= end;
}
