/** The summary in the sidecar of Cline's SDK: one message (agentic), or a notice behind each of the user's turns (basic). */
import type { RecordText } from "../session.ts";
import { addRecord, type Draft, type DraftRecord } from "./draft.ts";
import { cutText, elements, type Located, member, type Part, recordOf, stringOf } from "./json.ts";
import type { Place } from "./places.ts";
import type { Removal } from "./thread.ts";

const NOTICE = "<SYSTEM_NOTICE>";
const NOTICE_END = "</SYSTEM_NOTICE>";
const COMPACTED = "Earlier context was compacted.";
const FRAME = "Context summary:";

/** Whether a block is the notice that stands in place of the agent's actions. */
export function isNotice(block: Located): boolean {
  const text = stringOf(member(block, "text"));
  return text?.startsWith(NOTICE) === true && text.slice(0, 200).includes(COMPACTED);
}

/** Adds the summary's record and gives the event; `undefined` where the sidecar holds no summary. */
export function clineSummary(
  draft: Draft,
  document: Located,
  place: (node: Located) => Place,
  file: string | undefined,
): Removal | undefined {
  const messages = elements(member(document, "messages"));
  const agentic = messages.find((message) => metadataOf(message).kind === "compaction_summary");
  const notices = messages.flatMap((message) => elements(member(message, "content")).filter(isNotice));
  const texts = agentic ? agenticTexts(agentic) : notices.flatMap(noticeTexts);
  if (texts.length === 0) return undefined;
  const marked = agentic ?? messages.find((message) => metadataOf(message).kind === "compaction");
  const id = agentic ? (stringOf(member(agentic, "id")) ?? "summary") : "summary";
  const where = agentic ?? member(document, "messages") ?? document;
  const record: DraftRecord = { id, role: "summary", provenance: "summary", ...place(where), texts };
  if (file !== undefined) record.file = file;
  const metadata = marked ? metadataOf(marked) : {};
  return {
    id,
    kind: "summary",
    trigger: triggerOf(metadata.reason),
    confidence: "derived",
    line: 0,
    time: timeOf(document, metadata),
    summary: addRecord(draft, record),
    before: typeof metadata.tokensBefore === "number" ? metadata.tokensBefore : undefined,
    source: "the conversation, as the agent estimated it",
  };
}

const metadataOf = (message: Located): Readonly<Record<string, unknown>> =>
  recordOf(member(message, "metadata")?.value) ?? {};

function triggerOf(reason: unknown): Removal["trigger"] {
  if (typeof reason !== "string") return "unknown";
  return reason.startsWith("manual") ? "manual" : "auto";
}

function timeOf(document: Located, { generatedAt }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof generatedAt === "number" && Math.abs(generatedAt) < 8e15) return new Date(generatedAt).toISOString();
  return stringOf(member(document, "updated_at"));
}

/** The summary's own words as prose, the line above them as frame. */
function agenticTexts(message: Located): readonly RecordText[] {
  const content = member(message, "content");
  const nodes =
    typeof content?.value === "string" ? [content] : elements(content).map((block) => member(block, "text"));
  return nodes.flatMap((node) => {
    const text = stringOf(node);
    if (node === undefined || text === undefined) return [];
    const start = text.startsWith(FRAME) ? blankEnd(text, FRAME.length) : 0;
    return cutText(node, framed(text.length, start, text.length));
  });
}

/** The notice's lists as prose, its tags and its first line as frame. */
function noticeTexts(block: Located): readonly RecordText[] {
  const node = member(block, "text");
  const text = stringOf(node);
  if (node === undefined || text === undefined) return [];
  const line = text.indexOf("\n", text.indexOf(COMPACTED));
  const close = text.lastIndexOf(NOTICE_END);
  const end = close < 0 ? text.length : close;
  return cutText(node, framed(text.length, line < 0 ? NOTICE.length : Math.min(line + 1, end), end));
}

const framed = (length: number, start: number, end: number): readonly Part[] => [
  { span: { start: 0, end: start }, use: "injected" },
  { span: { start, end }, use: "prose" },
  { span: { start: end, end: length }, use: "injected" },
];

function blankEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}
