/** Cline's SDK: a canonical history that only grows, and beside it what the model is sent instead since the last compaction. */
import type { RecordText } from "../session.ts";
import { clineSummary, isNotice } from "./cline-sidecar.ts";
import { contentTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, note, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { Companions, DocumentReader } from "./reader.ts";
import { openThread, remove, type Thread } from "./thread.ts";

/** Reads the history or its sidecar; given both, what the compaction dropped is known. */
export const cline: DocumentReader = {
  unit: "document",
  format: "cline-sdk",
  accepts: ({ document }) => isSession(document),
  companions: (name) => companionsOf(name),
  read(document, { name, mark, companions }) {
    const draft = emptyDraft("cline-sdk");
    const id = stringOf(member(document, "sessionId")) ?? stringOf(member(document, "conversation_id"));
    if (id !== undefined) draft.id = id;
    const other = companionOf(document, companions);
    const own: Part = { document, place: placesIn(document.source, mark) };
    const beside: Part | undefined = other && {
      document: other.document,
      place: placesIn(other.document.source, 0),
      file: other.name,
    };
    if (isSidecar(document, name)) readBoth(draft, beside, own);
    else readBoth(draft, own, beside);
    return sessionOf(draft);
  },
};

/** One of the two documents; `file` names the one that was not asked for. */
interface Part {
  readonly document: Located;
  readonly place: (node: Located) => Place;
  readonly file?: string;
}

function isSession(document: unknown): boolean {
  const record = recordOf(document);
  if (record?.version !== 1 || !Array.isArray(record.messages)) return false;
  return (
    "updated_at" in record &&
    ["sessionId", "conversation_id", "source_message_count", "agent"].some((key) => key in record)
  );
}

const SIDECAR = ".compaction.json";
const CANONICAL = ".messages.json";

/** The file on the other side: the same name with the other ending, or the one name that recorded sessions use. */
function companionsOf(name: string): readonly string[] {
  if (name.endsWith(SIDECAR)) return [`${name.slice(0, -SIDECAR.length)}${CANONICAL}`, `session${CANONICAL}`];
  return name.endsWith(CANONICAL) ? [`${name.slice(0, -CANONICAL.length)}${SIDECAR}`] : [];
}

/** The first companion that is of the same session. */
function companionOf(
  document: Located,
  companions: Companions,
): { readonly name: string; readonly document: Located } | undefined {
  const idOf = (node: Located): string | undefined =>
    stringOf(member(node, "sessionId")) ?? stringOf(member(node, "conversation_id"));
  for (const [name, found] of companions) {
    if (isSession(found.value) && (idOf(found) === idOf(document) || idOf(found) === undefined))
      return { name, document: found };
  }
  return undefined;
}

function isSidecar(document: Located, name: string): boolean {
  if (name.endsWith(SIDECAR)) return true;
  const record = recordOf(document.value) ?? {};
  if ("source_message_count" in record) return true;
  return elements(member(document, "messages")).some((message) => {
    const metadata = recordOf(member(message, "metadata")?.value);
    return (
      metadata !== undefined &&
      ("compaction" in metadata || metadata.kind === "compaction" || metadata.kind === "compaction_summary")
    );
  });
}

/** Records of a message: its words, its calls, its results and its files, each by itself, since each may go by itself. */
function recordsOf(message: Located, id: string, part: Part, tools: ToolNames): readonly DraftRecord[] {
  const isUser = stringOf(member(message, "role")) === "user";
  const words: RecordText[] = [];
  const calls: RecordText[] = [];
  const results: RecordText[] = [];
  for (const block of blocksOf(message)) {
    if (isNotice(block)) continue;
    const content = contentTexts(block, isUser ? "user" : "other", tools);
    const type = stringOf(member(block, "type"));
    if (type === "file") results.push(...fileTexts(block));
    for (const text of content.own) (text.use === "argument" ? calls : words).push(text);
    results.push(...resultTexts(block, content.results));
  }
  const ts = member(message, "ts")?.value;
  const time = typeof ts === "number" && Math.abs(ts) < 8e15 ? { time: new Date(ts).toISOString() } : {};
  const at = { ...part.place(message), ...time, ...(part.file !== undefined && { file: part.file }) };
  const role = isUser ? "user" : "assistant";
  const records: DraftRecord[] = [
    { id, role, provenance: role, ...at, texts: words },
    { id: `${id}.call`, role: "assistant", provenance: "assistant", ...at, texts: calls },
    { id: `${id}.result`, role: "tool", provenance: "tool", ...at, texts: results },
  ];
  return records.filter(({ texts }) => texts.length > 0);
}

function blocksOf(message: Located): readonly Located[] {
  const content = member(message, "content");
  return Array.isArray(content?.value) ? elements(content) : content ? [content] : [];
}

function fileTexts(block: Located): readonly RecordText[] {
  return ["path", "content"].flatMap((key) =>
    contentTexts(member(block, key), "other", new Map()).own.map((text) => ({
      ...text,
      use: "injected" as const,
      key,
    })),
  );
}

/** Results are text, or a list of answers to queries. */
function resultTexts(block: Located, known: readonly RecordText[]): readonly RecordText[] {
  if (known.length > 0 || stringOf(member(block, "type")) !== "tool_result") return known;
  const tool = stringOf(member(block, "name"));
  const call = stringOf(member(block, "tool_use_id"));
  return elements(member(block, "content")).flatMap((answer) => {
    const failed = member(answer, "success")?.value === false;
    const text = member(answer, "result") ?? member(answer, "error");
    return contentTexts(text, "other", new Map()).own.map((each) => ({
      ...each,
      use: "result" as const,
      ...(tool !== undefined && { tool }),
      ...(call !== undefined && { call }),
      ...(failed && { failed: true as const }),
    }));
  });
}

function idOf(message: Located, at: number): string {
  return stringOf(member(message, "id")) ?? `M${at}`;
}

function addSystem(thread: Thread, part: Part): void {
  const node = member(part.document, "system_prompt");
  const { own: texts } = contentTexts(node, "other", new Map());
  if (node === undefined || texts.length === 0) return;
  const file = part.file === undefined ? {} : { file: part.file };
  const record: DraftRecord = {
    id: "system",
    role: "system",
    provenance: "system",
    ...part.place(part.document),
    ...file,
    texts,
  };
  thread.live.push(addRecord(thread.draft, record));
}

function readBoth(draft: Draft, canonical: Part | undefined, sidecar: Part | undefined): void {
  const thread = openThread(draft);
  const tools: ToolNames = new Map();
  const base = canonical ?? sidecar;
  if (base) addSystem(thread, base);
  const sent = sidecar ? sentIn(sidecar, tools) : undefined;
  const messages = canonical ? elements(member(canonical.document, "messages")) : [];
  const covered = sent && canonical ? coveredBy(sidecar as Part, messages, sent) : messages.length;
  for (const [at, message] of messages.entries()) {
    if (at === covered && sidecar && sent) compact(thread, sidecar, sent, canonical);
    for (const record of recordsOf(message, idOf(message, at), canonical as Part, tools)) {
      thread.live.push(addRecord(draft, record));
    }
  }
  if (sidecar && sent && messages.length <= covered) compact(thread, sidecar, sent, canonical);
}

/** What the sidecar sends of each message, by id: the words of its texts. */
type Sent = ReadonlyMap<string, ReadonlySet<string>>;

function sentIn(sidecar: Part, tools: ToolNames): Sent {
  return new Map(
    elements(member(sidecar.document, "messages")).map((message, at) => {
      const records = recordsOf(message, idOf(message, at), sidecar, tools);
      return [idOf(message, at), new Set(records.flatMap(({ texts }) => texts.map(({ text }) => text)))];
    }),
  );
}

/** How many messages of the history the compaction saw: as recorded, else all up to the last that the sidecar shares. */
function coveredBy(sidecar: Part, messages: readonly Located[], sent: Sent): number {
  const recorded = member(sidecar.document, "source_message_count")?.value;
  if (typeof recorded === "number") return Math.min(recorded, messages.length);
  return messages.findLastIndex((message, at) => sent.has(idOf(message, at))) + 1 || messages.length;
}

function compact(thread: Thread, sidecar: Part, sent: Sent, canonical: Part | undefined): void {
  const { draft } = thread;
  if (canonical === undefined) {
    addKept(thread, sidecar);
    note(
      draft,
      "doubtful",
      undefined,
      "the history that was compacted is not beside this file, so what went is not known",
    );
  }
  const found = clineSummary(draft, sidecar.document, sidecar.place, sidecar.file);
  if (!found) {
    if (canonical) note(draft, "doubtful", undefined, "the compacted messages beside this history hold no summary");
    return;
  }
  note(draft, "doubtful", undefined, LATEST);
  const shared = (index: number): boolean => {
    const record = draft.records[index];
    const words = sent.get((record?.id ?? "").replace(/\.(?:call|result)$/, ""));
    return record?.texts.every(({ text }) => words?.has(text)) === true;
  };
  const drops = (index: number): boolean => canonical !== undefined && !shared(index);
  remove(thread, canonical ? found : { ...found, gone: true }, drops);
}

/** Without the history: the sidecar's own messages are what is kept. */
function addKept(thread: Thread, sidecar: Part): void {
  for (const [at, message] of elements(member(sidecar.document, "messages")).entries()) {
    if (recordOf(member(message, "metadata")?.value)?.kind === "compaction_summary") continue;
    for (const record of recordsOf(message, idOf(message, at), sidecar, new Map())) {
      thread.live.push(addRecord(thread.draft, record));
    }
  }
}

const LATEST = "only the latest compaction is on disk: where there were earlier ones, its depth is more than 1";
