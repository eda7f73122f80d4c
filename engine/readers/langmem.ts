/** LangMem's short-term memory in a LangGraph state: messages, and a running summary that names what it has summarised. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type DraftRecord, emptyDraft, note, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { openThread, remove, say } from "./thread.ts";

/** Where a state stands in a dumped checkpoint. */
const WRAPPERS = ["values", "channel_values", "checkpoint", "state"];

/** Reads a state, alone or in a checkpoint. */
export const langmem: DocumentReader = {
  unit: "document",
  format: "langmem",
  accepts: ({ document }) => stateOf({ value: document, source: "", start: 0 }) !== undefined,
  read(document, { mark }) {
    const draft = emptyDraft("langmem");
    const place = placesIn(document.source, mark);
    const state = stateOf(document);
    const thread = openThread(draft);
    const tools: ToolNames = new Map();
    const running = summaryIn(state);
    const forgets = forgottenBy(running);
    const messages = elements(member(state, "messages")).map((message) => member(message, "kwargs") ?? message);
    const idOf = (message: Located, at: number): string => stringOf(member(message, "id")) ?? `M${at}`;
    const last = messages.findLastIndex((message, at) => forgets(idOf(message, at)));
    const summarised = new Set<number>();
    for (const [at, message] of messages.entries()) {
      const record = spokenIn(message, tools);
      if (!record) continue;
      const index = say(thread, { id: idOf(message, at), ...place(message), ...record });
      if (at <= last && (forgets.isWhole || forgets(idOf(message, at)))) summarised.add(index);
      if (at === last) summarise();
    }
    if (last < 0) summarise();
    return sessionOf(draft);

    function summarise(): void {
      const text = member(running, "summary");
      const texts = plainTexts(text, "prose");
      if (texts.length === 0 || running === undefined) return;
      const id = stringOf(member(running, "last_summarized_message_id")) ?? "summary";
      const summary: DraftRecord = {
        id: `${id}-summary`,
        role: "summary",
        provenance: "summary",
        ...place(running),
        texts,
      };
      const event = {
        id: summary.id,
        kind: "summary",
        trigger: "auto",
        confidence: forgets.isWhole ? "derived" : "exact",
        line: 0,
        summary: addRecord(draft, summary),
        source: "",
      } as const;
      if (summarised.size === 0) note(draft, "doubtful", undefined, "the summarised messages are not in this state");
      remove(thread, summarised.size === 0 ? { ...event, gone: true } : event, (index) => summarised.has(index));
    }
  },
};

function stateOf(document: Located, depth = 0): Located | undefined {
  if (isRemembered(document) && Array.isArray(recordOf(document.value)?.messages)) return document;
  if (depth === 3) return undefined;
  for (const key of WRAPPERS) {
    const inner = member(document, key);
    const found = inner && stateOf(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** The state has a place for a running summary, with a summary in it or still empty. */
function isRemembered(state: Located): boolean {
  const context = member(state, "context");
  return summaryIn(state) !== undefined || member(context, "running_summary")?.value === null;
}

function summaryIn(state: Located | undefined): Located | undefined {
  const running = member(member(state, "context"), "running_summary") ?? member(state, "running_summary");
  const summary = member(running, "kwargs") ?? running;
  return stringOf(member(summary, "summary")) === undefined ? undefined : summary;
}

/** Whether an id is summarised: by the set, or where that cannot be read, by the last one, which stands for all before it. */
function forgottenBy(running: Located | undefined): ((id: string) => boolean) & { readonly isWhole: boolean } {
  const set = member(running, "summarized_message_ids");
  const list = Array.isArray(set?.value) ? elements(set) : elements(member(set, "value") ?? member(set, "items"));
  const ids = new Set(list.flatMap((each) => stringOf(each) ?? []));
  const last = stringOf(member(running, "last_summarized_message_id"));
  const isWhole = ids.size === 0;
  return Object.assign((id: string) => (isWhole ? id === last : ids.has(id)), { isWhole });
}

const ROLES: ReadonlyMap<string, Role> = new Map(
  Object.entries({
    human: "user",
    user: "user",
    ai: "assistant",
    assistant: "assistant",
    system: "system",
    tool: "tool",
  }),
);

function spokenIn(message: Located, tools: ToolNames): Pick<DraftRecord, "role" | "provenance" | "texts"> | undefined {
  const role = ROLES.get(stringOf(member(message, "type")) ?? stringOf(member(message, "role")) ?? "");
  const content = member(message, "content");
  if (role === undefined) return undefined;
  if (role === "tool") {
    const failed = stringOf(member(message, "status")) === "error";
    const texts = outputTexts(content, aboutResult(stringOf(member(message, "tool_call_id")), tools, failed));
    return { role, provenance: role, texts };
  }
  const calls = elements(member(message, "tool_calls")).flatMap((call): readonly RecordText[] => {
    const [id, name] = [stringOf(member(call, "id")), stringOf(member(call, "name"))];
    if (id !== undefined && name !== undefined) tools.set(id, name);
    return argumentTexts(member(call, "args"), name, id);
  });
  const { own } = contentTexts(content, role === "user" ? "user" : "other", tools);
  return { role, provenance: role, texts: [...own.filter(({ text }) => text !== ""), ...calls] };
}
