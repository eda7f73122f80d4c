/** Gemini CLI: chat files as one document, saved histories and checkpoints. What a compression dropped is gone from all of them. */
import type { Role } from "../session.ts";
import type { ToolNames } from "./content.ts";
import type { DraftRecord } from "./draft.ts";
import { emptyDraft, sessionOf } from "./draft.ts";
import { chatMessage } from "./gemini-chat.ts";
import { ACKNOWLEDGED, isSnapshot, partTexts } from "./gemini-content.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

/** Reads a chat file of the older kind, a saved history or a checkpoint of Gemini CLI. */
export const gemini: DocumentReader = {
  unit: "document",
  format: "gemini",
  accepts: ({ document }) => isChat(document) || historyOf(document) !== undefined,
  read(document, { mark }) {
    const draft = emptyDraft("gemini");
    const thread = openThread(draft);
    const tools: ToolNames = new Map();
    const place = placesIn(document.source, mark);
    const id = stringOf(member(document, "sessionId"));
    if (id !== undefined) draft.id = id;
    const messages = isChat(document.value)
      ? elements(member(document, "messages")).map((node, at) => chatMessage(node, place, tools, `M${at}`))
      : historyIn(document).map((turn, at) => turnOf(turn, `M${at}`, place, tools));
    for (const message of messages) {
      if (!message) continue;
      for (const record of message.records) take(thread, record);
      countTokens(thread, message.tokens);
    }
    return sessionOf(draft);
  },
};

function isChat(document: unknown): boolean {
  const record = recordOf(document);
  return typeof record?.sessionId === "string" && "projectHash" in record && Array.isArray(record.messages);
}

/** The list of turns in a history, bare or in a checkpoint; `undefined` if it is none. */
function historyOf(document: unknown): readonly unknown[] | undefined {
  const record = recordOf(document);
  const lists = [document, record?.history, record?.clientHistory];
  return lists.find(
    (list): list is readonly unknown[] => Array.isArray(list) && list.length > 0 && list.slice(0, 20).every(isTurn),
  );
}

function isTurn(value: unknown): boolean {
  const turn = recordOf(value);
  return (turn?.role === "user" || turn?.role === "model") && Array.isArray(turn.parts);
}

/** What was sent to the model: of a checkpoint that has two histories, the client's. */
function historyIn(document: Located): readonly Located[] {
  const lists = [member(document, "clientHistory"), member(document, "history"), document];
  return elements(lists.find((list) => list !== undefined && historyOf(list.value) === list.value));
}

function turnOf(
  turn: Located,
  id: string,
  place: (node: Located) => Place,
  tools: ToolNames,
): { readonly records: readonly DraftRecord[]; readonly tokens: undefined } {
  const isUser = stringOf(member(turn, "role")) === "user";
  const { own, results } = partTexts(member(turn, "parts"), isUser ? "user" : "other", tools);
  const words: Role = isUser ? (own.every(({ use }) => use === "injected") ? "tool" : "user") : "assistant";
  const records: DraftRecord[] = [];
  for (const { texts, node } of results) {
    const part = results.length === 1 ? `${id}.result` : `${id}.result${records.length + 1}`;
    if (texts.length > 0) records.push({ id: part, role: "tool", provenance: "tool", ...place(node), texts });
  }
  if (own.length > 0) records.push({ id, role: words, provenance: words, ...place(turn), texts: own });
  return { records, tokens: undefined };
}

/** A turn that is a snapshot stands for turns that are not in the file. */
function take(thread: Thread, record: DraftRecord): void {
  if (record.role === "user" && isSnapshot(record.texts)) {
    const summary = say(thread, { ...record, role: "summary", provenance: "summary" });
    const event = {
      id: record.id,
      kind: "summary",
      trigger: "unknown",
      confidence: "heuristic",
      line: 0,
      time: record.time,
      summary,
      source: "all tokens of the requests before and after",
      gone: true,
    } as const;
    remove(thread, event, () => false);
    return;
  }
  const acknowledged = record.role === "assistant" && record.texts.every(({ text }) => text === ACKNOWLEDGED);
  if (!acknowledged) {
    say(thread, record);
    return;
  }
  const index = say(thread, { ...record, texts: record.texts.map((text) => ({ ...text, use: "injected" })) });
  const { compactions } = thread.draft;
  const last = compactions.at(-1);
  if (last && last.summary.record === index - 1) compactions[compactions.length - 1] = { ...last, injected: [index] };
}
