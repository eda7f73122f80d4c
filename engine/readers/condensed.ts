/**
 * The condensed transcript of a capture tool: rows that name the agent and its version beside shortened content. It is no original:
 * results are cut and compactions are left out, so it is read with a warning.
 */
import type { RecordText } from "../session.ts";
import { aboutResult, contentTexts, outputTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, lineId, note, noteUnknown, sessionOf } from "./draft.ts";
import { elements, member, stringOf } from "./json.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

const MARKS = ["v", "agent", "cli_version", "type", "ts", "content"];

const WARNING =
  "a condensed copy made by a capture tool, not the session itself: what was shortened or left out cannot be judged";

/** Reads a condensed transcript, line by line, and says that it is one. */
export const condensed: LineReader = {
  unit: "line",
  format: "condensed",
  accepts: ({ rows }) => rows.length > 0 && rows.every((row) => MARKS.every((mark) => mark in row)),
  open() {
    const draft = emptyDraft("condensed");
    const tools: ToolNames = new Map();
    note(draft, "lossy-source", undefined, WARNING);
    const feed = feedRows((row) => takeRow(draft, tools, row));
    return { line: feed.line, session: () => sessionOf(draft, [], feed.problems()) };
  },
};

function takeRow(draft: Draft, tools: ToolNames, row: Row): void {
  const type = stringOf(member(row.node, "type"));
  const content = member(row.node, "content");
  const version = stringOf(member(row.node, "cli_version"));
  if (version !== undefined) draft.agentVersion ??= version;
  if (type !== "user" && type !== "assistant") {
    noteUnknown(draft, row.line, "rows of the unknown type", type);
    return;
  }
  const { own, results } = contentTexts(content, type === "user" ? "user" : "other", tools);
  const beside = elements(content).flatMap((block) =>
    outputTexts(member(member(block, "result"), "output"), aboutResult(stringOf(member(block, "id")), tools, false)),
  );
  const { line } = row;
  addRecord(draft, recordFor(row, stringOf(member(row.node, "id")) ?? lineId(line), type, own));
  const returned = [...results, ...beside];
  if (0 < returned.length) addRecord(draft, recordFor(row, lineId(line, 1), "tool", returned));
}

function recordFor(
  row: Row,
  id: string,
  role: "user" | "assistant" | "tool",
  texts: readonly RecordText[],
): DraftRecord {
  const { line, at, bytes } = row;
  const record: DraftRecord = { id, role, provenance: role, line, at, bytes, texts };
  const time = stringOf(member(row.node, "ts"));
  if (time !== undefined) record.time = time;
  return record;
}
