/** Sessions of Factory's Droid, as third-party readers describe them: what a compaction drops is not known to be written down. */
import { contentTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, lineId, note, noteUnknown, sessionOf } from "./draft.ts";
import { member, stringOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";
import { openThread, remove, say, type Thread } from "./thread.ts";

/** Reads a session of Droid, line by line. */
export const factoryDroid: LineReader = {
  unit: "line",
  format: "factory-droid",
  accepts: ({ rows }) => rows[0]?.type === "session_start",
  open() {
    const draft = emptyDraft("factory-droid");
    const thread = openThread(draft);
    const tools: ToolNames = new Map();
    const feed = feedRows((row) => takeRow(draft, thread, tools, row));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

function takeRow(draft: Draft, thread: Thread, tools: ToolNames, row: Row): void {
  const { node, line } = row;
  switch (stringOf(member(node, "type"))) {
    case "session_start": {
      const [id, cwd] = [stringOf(member(node, "id")), stringOf(member(node, "cwd"))];
      if (id !== undefined) draft.id ??= id;
      if (cwd !== undefined) draft.cwd ??= cwd;
      note(draft, "doubtful", line, "Droid's format is read as others describe it; its maker documents none");
      return;
    }
    case "message":
      takeMessage(thread, tools, row);
      return;
    case "compaction_state":
      compact(thread, row);
      return;
    case "todo_state":
    case "session_end":
      return;
    default:
      noteUnknown(draft, line, "rows of the unknown type", stringOf(member(node, "type")));
  }
}

function recordAt(
  { node, line, at, bytes }: Row,
  said: Pick<DraftRecord, "id" | "role" | "provenance" | "texts">,
): DraftRecord {
  const time = stringOf(member(node, "timestamp"));
  return { ...said, line, at, bytes, ...(time !== undefined && { time }) };
}

function takeMessage(thread: Thread, tools: ToolNames, row: Row): void {
  const message = member(row.node, "message");
  const role = stringOf(member(message, "role")) === "assistant" ? "assistant" : "user";
  const { own, results } = contentTexts(member(message, "content"), role === "user" ? "user" : "other", tools);
  const id = stringOf(member(row.node, "id")) ?? lineId(row.line);
  const resultId = own.length > 0 ? `${id}.result` : id;
  if (results.length > 0)
    say(thread, recordAt(row, { id: resultId, role: "tool", provenance: "tool", texts: results }));
  if (own.length > 0) say(thread, recordAt(row, { id, role, provenance: role, texts: own }));
}

function compact(thread: Thread, row: Row): void {
  const { draft } = thread;
  const summary = member(row.node, "summary");
  const texts = plainTexts(typeof summary?.value === "string" ? summary : member(summary, "body"), "prose");
  const id = stringOf(member(row.node, "id")) ?? lineId(row.line);
  const record =
    texts.length > 0
      ? addRecord(draft, recordAt(row, { id, role: "summary", provenance: "summary", texts }))
      : undefined;
  note(
    draft,
    "doubtful",
    row.line,
    "what a compaction of Droid drops is not known to be written down; all before it is taken",
  );
  const event = {
    id,
    kind: "summary",
    trigger: "unknown",
    confidence: "heuristic",
    line: row.line,
    source: "",
  } as const;
  const opaque = record === undefined ? { opaque: true as const } : {};
  remove(thread, { ...event, time: stringOf(member(row.node, "timestamp")), summary: record, ...opaque }, () => true);
}
