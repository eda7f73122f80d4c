/** Logs of OpenAI's Responses API: input and output items. A `compaction` item is encrypted: what it holds cannot be read. */
import { itemRecord } from "./codex-items.ts";
import { contentTexts, plainTexts, type ToolNames } from "./content.ts";
import { type DraftRecord, emptyDraft, noteUnknown, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

const ITEMS: ReadonlySet<unknown> = new Set([
  "message",
  "reasoning",
  "function_call",
  "function_call_output",
  "custom_tool_call",
  "custom_tool_call_output",
  "local_shell_call",
  "local_shell_call_output",
  "web_search_call",
  "compaction",
  "compaction_summary",
]);

/** Reads a logged request, its response, both, or a bare list of items. */
export const responses: DocumentReader = {
  unit: "document",
  format: "responses",
  accepts: ({ document }) => listsIn({ value: document, source: "", start: 0 }).length > 0,
  read(document, { mark }) {
    const draft = emptyDraft("responses");
    const place = placesIn(document.source, mark);
    const thread = openThread(draft);
    const tools: ToolNames = new Map();
    addInstructions(thread, document, place);
    let at = 0;
    for (const list of listsIn(document)) {
      for (const item of elements(list)) {
        takeItem(thread, item, place(item), `I${at}`, tools);
        at += 1;
      }
    }
    const usage = member(member(document, "response") ?? document, "usage");
    const tokens = member(usage, "input_tokens")?.value;
    countTokens(thread, typeof tokens === "number" ? tokens : undefined);
    return sessionOf(draft);
  },
};

/** The lists of items in the order in which they were sent and answered. */
function listsIn(document: Located): readonly Located[] {
  if (isItems(document.value)) return [document];
  const wrappers = [document, ...["request", "body", "response"].map((key) => member(document, key))];
  return wrappers.flatMap((wrapper) =>
    ["input", "output"].flatMap((key) => {
      const list = member(wrapper, key);
      return list && isItems(list.value) ? [list] : [];
    }),
  );
}

/** A list of items: each names its type, or is a message that leaves it out; one at least names one that only this API has. */
function isItems(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const head = value.slice(0, 20).map(recordOf);
  const isItem = (item: ReturnType<typeof recordOf>): boolean =>
    item !== undefined && (ITEMS.has(item.type) || (item.type === undefined && typeof item.role === "string"));
  return head.every(isItem) && head.some((item) => typeof item?.type === "string");
}

function addInstructions(thread: Thread, document: Located, place: (node: Located) => Place): void {
  const holder = [document, member(document, "request"), member(document, "body")].find(
    (node) => stringOf(member(node, "instructions")) !== undefined,
  );
  const node = member(holder, "instructions");
  if (holder === undefined || node === undefined) return;
  const texts = plainTexts(node, "prose");
  say(thread, { id: "instructions", role: "system", provenance: "system", ...place(holder), texts });
}

function takeItem(thread: Thread, item: Located, place: Place, fallback: string, tools: ToolNames): void {
  const type = stringOf(member(item, "type"));
  const id = stringOf(member(item, "id")) ?? fallback;
  if (type === "compaction" || type === "compaction_summary") {
    compact(thread, id);
    return;
  }
  const typed = type === undefined ? messageTexts(item, tools) : undefined;
  const row = { node: item, value: recordOf(item.value) ?? {}, ...place };
  const record = typed ?? itemRecord(item, row, tools);
  if (record === "unknown") {
    noteUnknown(thread.draft, undefined, "items of the unknown type", type);
  } else if (record && record.texts.length > 0) say(thread, { ...record, ...place, id });
}

/** A message that leaves its type out. */
function messageTexts(item: Located, tools: ToolNames): Omit<DraftRecord, "id" | "line" | "at" | "bytes"> | undefined {
  const given = stringOf(member(item, "role"));
  const role = given === "developer" ? "system" : given;
  if (role !== "system" && role !== "user" && role !== "assistant") return undefined;
  const { own } = contentTexts(member(item, "content"), role === "user" ? "user" : "other", tools);
  return { role, provenance: role, texts: own };
}

/** Messages of the user stay before the item; whatever else stood there is what it replaced, if it is still there. */
function compact(thread: Thread, id: string): void {
  const { draft } = thread;
  const drops = (index: number): boolean => draft.records[index]?.role !== "user";
  const isKnown = thread.live.some((index) => drops(index) && draft.records[index]?.role !== "system");
  const event = { id, kind: "summary", trigger: "unknown", confidence: "derived", line: 0, opaque: true } as const;
  const source = "input tokens of the requests before and after";
  remove(thread, isKnown ? { ...event, source } : { ...event, source, gone: true }, (index) => isKnown && drops(index));
}
