/** From what was read to the passages in which items are looked for, and the way back to offsets in the document. */
import type { Passage } from "./item.ts";
import { spelledOut } from "./json/spelling.ts";
import { isOurs } from "./ours.ts";
import { rawOffset } from "./readers/json.ts";
import type { Provenance, RecordText, Session, SessionRecord } from "./session.ts";
import { firstFrom, type Span } from "./text.ts";
import { beyondWindows } from "./window-limits.ts";

/** A pad, rules file or other text without turns: one passage that runs like its document. */
export function passageOfText(text: string, provenance: Provenance = "user"): Passage {
  return { text, provenance, form: "markdown", at: 0 };
}

/** The passages of some records of a session, in the order given; reasoning is left out, for nobody sees it again. */
export function passagesOfRecords(session: Session, indices: Iterable<number>): readonly Passage[] {
  const passages: Passage[] = [];
  const beyond = beyondWindows(session);
  for (const index of indices) {
    const record = session.records[index];
    if (record && !beyond.has(index)) passages.push(...passagesOfRecord(record, index));
  }
  return passages;
}

/** The passages of every record of a session, in file order. */
export const passagesOfSession = (session: Session): readonly Passage[] =>
  passagesOfRecords(session, session.records.keys());

/** The passages of one record with their indices, out of those of a session, which rise by their records. */
export function* ofRecord(
  passages: readonly Passage[],
  record: number | undefined,
): Iterable<readonly [number, Passage]> {
  if (record === undefined) return;
  for (let index = firstFrom(passages, record, (one) => one.record ?? -1); index < passages.length; index += 1) {
    const passage = passages[index];
    if (passage?.record !== record) return;
    yield [index, passage];
  }
}

/** Where the passage of one text of a record stands among those of a session; undefined where it is none of them. */
export function indexOfText(
  passages: readonly Passage[],
  record: number | undefined,
  textIndex: number | undefined,
): number | undefined {
  for (const [index, one] of ofRecord(passages, record)) if (one.textIndex === textIndex) return index;
  return undefined;
}

/**
 * Where a span of a passage lies in the raw document, in UTF-16 offsets.
 * `document` is the document's text; it is only read where escapes make decoded and raw offsets drift apart. Where it is empty, since
 * the file was read line by line, the escapes are told from the literal's length, as the usual writers of JSON set them.
 */
export function documentSpan(passage: Passage, span: Span, session: Session | undefined, document: string): Span {
  if (passage.at !== undefined) return { start: span.start + passage.at, end: span.end + passage.at };
  const record = passage.record === undefined ? undefined : session?.records[passage.record];
  const text = record?.texts[passage.textIndex ?? 0];
  if (!record || !text) return span;
  // What stands in another file has no place in this document but its head.
  if (record.file !== undefined) return { start: 0, end: 0 };
  const literalOf = ({ raw, text: decoded }: RecordText): string =>
    document === ""
      ? (spelledOut(decoded, raw.end - raw.start) ?? decoded)
      : document.slice(record.at + raw.start, record.at + raw.end);
  const rawOf = (offset: number): number => record.at + rawOffsetOf(text, offset, literalOf);
  return { start: rawOf(span.start), end: rawOf(span.end) };
}

/** The raw offset of a decoded one, relative to the record's line or document; literals are fetched only where they hold escapes. */
function rawOffsetOf(text: RecordText, offset: number, literalOf: (text: RecordText) => string): number {
  const { via, raw, escaped } = text;
  if (via) {
    const inOuter = escaped ? raw.start + rawOffset(via.text.slice(raw.start, raw.end), offset) : raw.start + offset;
    return rawOffsetOf(via, inOuter, literalOf);
  }
  return escaped ? raw.start + rawOffset(literalOf(text), offset) : raw.start + offset;
}

function passagesOfRecord(record: SessionRecord, index: number): readonly Passage[] {
  const cached = made.get(record);
  if (cached?.index === index) return cached.passages;
  const passages = record.texts.flatMap((text, textIndex) =>
    text.use === "reasoning" || isFieldOfTool(text) ? [] : [passageOfRecordText(record, index, text, textIndex)],
  );
  made.set(record, { index, passages });
  return passages;
}

/** A record's passages never change, and their identity lets items be found once. */
const made = new WeakMap<SessionRecord, { readonly index: number; readonly passages: readonly Passage[] }>();

function passageOfRecordText(record: SessionRecord, index: number, text: RecordText, textIndex: number): Passage {
  const { tool, key, call, failed } = text;
  return {
    // Read again each time, since the long texts of a large file stay on disk.
    get text() {
      return text.text;
    },
    provenance: isOurs(text.text) ? "palimpsest" : text.use === "prose" ? record.provenance : "tool",
    form: formOf(record, text),
    record: index,
    textIndex,
    ...(tool === undefined ? {} : { tool }),
    ...(key === undefined ? {} : { key }),
    ...(call === undefined ? {} : { call }),
    ...(failed === true ? { failed } : {}),
  };
}

/** Arguments under these keys are shell command lines. */
const COMMAND_KEYS = new Set(["command", "cmd", "script"]);

/** Arguments under these keys are prose written to somebody. */
const PROSE_KEYS = new Set(["prompt", "plan", "question", "message", "explanation"]);

/** A list of tasks as its tool was given it, once as JSON and once field by field (`todos`, `todos.content`, `todos.status`). */
const TASK_LIST = /^(?:[a-zA-Z0-9_]{1,30}\.){0,3}(?:todos|todo|tasks|task_list|plan|todoList|items)$/;
const TASK_FIELD =
  /^(?:[a-zA-Z0-9_]{1,30}\.){0,3}(?:todos|todo|tasks|task_list|plan|todoList|items)\.([a-zA-Z0-9_]{1,30})$/;

/** Fields of a task that say what is to be done; the others (status, priority, the same once more as a heading) are the tool's own. */
const TASK_WORDINGS = new Set(["content", "step", "title", "subject", "description", "text", "task"]);

/** Whether a passage is a whole list of tasks as JSON: obligations are read from it, the words of each task stand beside it. */
export const isTaskList = ({ key, text }: Passage): boolean =>
  key !== undefined && TASK_LIST.test(key) && text.trimStart().startsWith("[");

const isFieldOfTool = ({ key = "" }: RecordText): boolean => {
  const field = TASK_FIELD.exec(key)?.[1];
  return field !== undefined && !TASK_WORDINGS.has(field);
};

function formOf(record: SessionRecord, text: RecordText): Passage["form"] {
  if (text.use === "prose") return record.role === "tool" ? "plain" : "markdown";
  if (text.use === "injected") return "markdown";
  if (text.use === "result") return "plain";
  if (text.key !== undefined && COMMAND_KEYS.has(text.key)) return "command";
  if (text.key !== undefined && (PROSE_KEYS.has(text.key) || TASK_FIELD.test(text.key))) return "markdown";
  return text.text.includes("\n") || text.text.length > 300 ? "plain" : "value";
}
