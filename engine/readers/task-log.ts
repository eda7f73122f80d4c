/** The log that Roo and Cline show to their user, `ui_messages.json`: the same task again, shortened, without the model's view of it. */
import type { RecordText, Role } from "../session.ts";
import { argumentTexts, contentTexts, plainTexts } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, note, sessionOf } from "./draft.ts";
import { elements, type Located, member, parseInside, recordOf, stringOf, textOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import type { ShownEvent } from "./roo-shown.ts";

/** Reads the log by itself, and says that it is no history. */
export const taskLog: DocumentReader = {
  unit: "document",
  format: "task-log",
  accepts: ({ document }) => Array.isArray(document) && document.length > 0 && document.slice(0, 20).every(isEntry),
  read(document, { mark }) {
    const draft = emptyDraft("task-log");
    const place = placesIn(document.source, mark);
    for (const record of recordsIn(document, place)) addRecord(draft, record);
    note(
      draft,
      "lossy-source",
      undefined,
      "what the agent showed, not what it was sent; `api_conversation_history.json` beside it tells of compactions",
    );
    return sessionOf(draft);
  },
};

function isEntry(value: unknown): boolean {
  const entry = recordOf(value);
  return typeof entry?.ts === "number" && (entry.type === "say" || entry.type === "ask");
}

/** Records for the entries between two times, both left out, added to a draft; their offsets count in the log. */
export function logRecords(draft: Draft, log: Located, from: number, to: number): readonly number[] {
  const place = placesIn(log.source, 0);
  return recordsIn(log, place)
    .filter(({ ts }) => from < ts && ts < to)
    .map(({ ts: _ts, ...record }) => addRecord(draft, { ...record, file: LOG }));
}

/** The record of a summary that the log alone still holds; `undefined` where it holds no words. */
export function logSummary(draft: Draft, log: Located, { ts, facts }: ShownEvent): number | undefined {
  const texts = plainTexts(member(facts, "summary"), "prose");
  if (texts.length === 0) return undefined;
  const time = Math.abs(ts) < 8e15 ? { time: new Date(ts).toISOString() } : {};
  const place = placesIn(log.source, 0)(facts);
  const about = { id: `condensed-${ts}`, role: "summary", provenance: "summary", file: LOG } as const;
  return addRecord(draft, { ...about, ...place, ...time, texts });
}

const LOG = "ui_messages.json";

interface LogRecord extends DraftRecord {
  readonly ts: number;
}

function recordsIn(log: Located, place: (node: Located) => Place): readonly LogRecord[] {
  return elements(log).flatMap((entry, at) => {
    const ts = member(entry, "ts")?.value;
    const said = saidIn(entry, at === 0);
    if (typeof ts !== "number" || said === undefined || said.texts.length === 0) return [];
    if (member(entry, "partial")?.value === true) return [];
    const time = Math.abs(ts) < 8e15 ? { time: new Date(ts).toISOString() } : {};
    const { role, texts } = said;
    return [{ id: `U${at}`, role, provenance: role, ...place(entry), ...time, texts, ts } as LogRecord];
  });
}

interface Said {
  readonly role: Role & ("user" | "assistant" | "tool");
  readonly texts: readonly RecordText[];
}

function saidIn(entry: Located, isFirst: boolean): Said | undefined {
  const text = member(entry, "text");
  switch (stringOf(member(entry, "say")) ?? stringOf(member(entry, "ask"))) {
    case "text":
    case "completion_result":
    case "plan_mode_respond":
    case "followup":
      if (isFirst) return { role: "user", texts: contentTexts(text, "user", new Map()).own };
      return { role: "assistant", texts: plainTexts(text, "prose") };
    case "task":
    case "user_feedback":
    case "user_feedback_diff":
      return { role: "user", texts: contentTexts(text, "user", new Map()).own };
    case "command":
      return {
        role: "assistant",
        texts: argumentTexts(text, "execute_command").map((each) => ({ ...each, key: "command" })),
      };
    case "tool":
    case "use_mcp_server":
      return { role: "assistant", texts: toolTexts(text) };
    case "command_output":
    case "mcp_server_response":
    case "codebase_search_result":
    case "error":
      return { role: "tool", texts: plainTexts(text, "result") };
    default:
      return undefined;
  }
}

/** A call is logged as JSON in a string, with the tool's name among its members. */
function toolTexts(text: Located | undefined): readonly RecordText[] {
  if (text === undefined || stringOf(text) === undefined) return [];
  const inner = parseInside(textOf(text, "argument"));
  const tool = stringOf(member(inner, "tool")) ?? stringOf(member(inner, "toolName"));
  return argumentTexts(text, tool).filter(({ key }) => key !== "tool" && key !== "type");
}
