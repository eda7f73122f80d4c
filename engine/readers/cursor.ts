/** Cursor's agent transcripts: one message a line. They hold neither ids nor results, nor any mark of a compaction. */
import type { RecordText } from "../session.ts";
import { contentTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, emptyDraft, lineId, noteUnknown, sessionOf } from "./draft.ts";
import { member, recordOf, stringOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

/** Reads an agent transcript of Cursor, line by line. */
export const cursor: LineReader = {
  unit: "line",
  format: "cursor",
  accepts: ({ rows }) => rows.some(isTurn) && rows.every((row) => isTurn(row) || isOther(row)),
  open() {
    const draft = emptyDraft("cursor");
    const tools: ToolNames = new Map();
    const feed = feedRows((row) => takeTurn(draft, tools, row));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

/** Exactly a role and a message with a list of blocks. */
function isTurn(row: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(row);
  return keys.length === 2 && typeof row.role === "string" && Array.isArray(recordOf(row.message)?.content);
}

/** A row that nobody speaks in, and that no other agent's rows are like. */
const isOther = (row: Readonly<Record<string, unknown>>): boolean =>
  row.type === END || !["role", "message", "content", "uuid", "id", "payload", "data"].some((key) => key in row);

/** A row without words: how a turn of the agent ended. */
const END = "turn_ended";

function takeTurn(draft: Draft, tools: ToolNames, row: Row): void {
  if (stringOf(member(row.node, "type")) === END) return;
  const role = stringOf(member(row.node, "role"));
  if (role !== "user" && role !== "assistant") {
    noteUnknown(draft, row.line, "turns of the unknown role", role);
    return;
  }
  const content = member(member(row.node, "message"), "content");
  const { own, results } = contentTexts(content, role === "user" ? "user" : "other", tools);
  add(draft, row, results.length > 0 && own.length === 0 ? "tool" : role, [...results, ...own]);
}

function add(
  draft: Draft,
  { line, at, bytes }: Row,
  role: "user" | "assistant" | "tool",
  texts: readonly RecordText[],
) {
  if (texts.length > 0) addRecord(draft, { id: lineId(line), role, provenance: role, line, at, bytes, texts });
}
