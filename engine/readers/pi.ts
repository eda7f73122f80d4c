/** pi's session files: version 1 is a list, later versions are a tree whose current leaf is the last entry. */

import type { RecordText, SessionRecord } from "../session.ts";
import { argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, emptyDraft, lineId, noteUnknown, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { compactionsOf, type PiEntry } from "./pi-paths.ts";
import type { LineReader } from "./reader.ts";
import { feedRows, type Row } from "./rows.ts";

/** Reads a session file of pi, line by line. */
export const pi: LineReader = {
  unit: "line",
  format: "pi",
  accepts: ({ rows }) =>
    rows.some((row) => row.type === "session" && ("cwd" in row || typeof row.version === "number")),
  open() {
    const state: State = { draft: emptyDraft("pi"), tools: new Map(), entries: [] };
    const feed = feedRows((row) => takeRow(state, row));
    return {
      line: feed.line,
      session() {
        const { compactions, problems } = compactionsOf(state.entries, state.draft.records);
        return sessionOf(state.draft, compactions, [...problems, ...feed.problems()]);
      },
    };
  },
};

interface State {
  readonly draft: Draft;
  readonly tools: ToolNames;
  /** Every row in order, the header too, since version 1 counts by position. */
  readonly entries: PiEntry[];
  begun?: string;
}

/** Entries that are never sent to the model. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  "session",
  "custom",
  "label",
  "session_info",
  "model_change",
  "thinking_level_change",
]);

function takeRow(state: State, row: Row): void {
  const { draft, entries } = state;
  const { node, value, line } = row;
  const type = stringOf(member(node, "type")) ?? "";
  if (type === "session") takeHeader(state, node);
  const said = saidIn(type, node, state.tools);
  if (said === undefined && !BOOKKEEPING.has(type)) {
    noteUnknown(draft, line, "entries of the unknown type", type);
  }
  const id = stringOf(member(node, "id")) ?? lineId(line);
  const parent = stringOf(member(node, "parentId"));
  const time = stringOf(member(node, "timestamp"));
  const record = said && addRecord(draft, recordFor(row, said, { id, parent, time }));
  entries.push({
    id,
    parent: Object.hasOwn(value, "parentId") ? (parent ?? "") : entries.at(-1)?.id,
    type,
    line,
    time,
    record,
    usage: record === undefined ? undefined : draft.records[record]?.contextTokens,
    firstKept: value.firstKeptEntryId ?? value.firstKeptEntryIndex,
    from: stringOf(member(node, "fromId")),
    before: typeof value.tokensBefore === "number" ? value.tokensBefore : undefined,
    copied: state.begun !== undefined && time !== undefined && time < state.begun,
  });
}

function takeHeader(state: State, header: Located): void {
  const { draft } = state;
  const [id, cwd] = [stringOf(member(header, "id")), stringOf(member(header, "cwd"))];
  const from = stringOf(member(header, "parentSession")) ?? stringOf(member(header, "branchedFrom"));
  const version = member(header, "version")?.value;
  draft.agentVersion ??= `session format ${typeof version === "number" ? version : 1}`;
  if (id !== undefined) draft.id ??= id;
  if (cwd !== undefined) draft.cwd ??= cwd;
  if (from === undefined) return;
  draft.forkedFrom ??= from;
  const begun = stringOf(member(header, "timestamp"));
  if (begun !== undefined) state.begun ??= begun;
}

type Said = Pick<SessionRecord, "role" | "provenance" | "texts" | "contextTokens">;
type Names = { readonly id: string; readonly parent: string | undefined; readonly time: string | undefined };

function recordFor({ line, at, bytes }: Row, said: Said, { id, parent, time }: Names): SessionRecord {
  return { id, line, at, bytes, ...(parent !== undefined && { parent }), ...(time !== undefined && { time }), ...said };
}

function saidIn(type: string, entry: Located, tools: ToolNames): Said | undefined {
  switch (type) {
    case "message":
      return messageOf(member(entry, "message"), tools);
    case "custom_message":
      return {
        role: "tool",
        provenance: "tool",
        texts: injected(contentTexts(member(entry, "content"), "other", tools).own),
      };
    case "compaction":
    case "branch_summary":
      return { role: "summary", provenance: "summary", texts: summaryTexts(entry) };
    default:
      return undefined;
  }
}

/** The summary's words, and the files that stand in its details: the agent is shown both. */
function summaryTexts(entry: Located): readonly RecordText[] {
  const details = member(entry, "details");
  const files = ["readFiles", "modifiedFiles"].flatMap((key) =>
    elements(member(details, key)).flatMap((file) => plainTexts(file, "injected", { key })),
  );
  return [...plainTexts(member(entry, "summary"), "prose"), ...files];
}

function messageOf(message: Located | undefined, tools: ToolNames): Said {
  const content = member(message, "content");
  const role = stringOf(member(message, "role"));
  switch (role) {
    case "user":
      return { role: "user", provenance: "user", texts: contentTexts(content, "user", tools).own };
    case "assistant":
      return {
        role: "assistant",
        provenance: "assistant",
        texts: contentTexts(content, "other", tools).own,
        ...usageOf(message),
      };
    case "toolResult":
      return byTool(outputTexts(content, resultAbout(message)));
    case "bashExecution":
      return byTool([
        ...argumentTexts(member(message, "command"), "bash").map((text) => ({ ...text, key: "command" })),
        ...plainTexts(member(message, "output"), "result", { tool: "bash", ...failure(message) }),
      ]);
    default:
      return byTool(injected(contentTexts(content, "other", tools).own));
  }
}

const byTool = (texts: readonly RecordText[]): Said => ({ role: "tool", provenance: "tool", texts });

const injected = (texts: readonly RecordText[]): readonly RecordText[] =>
  texts.map((text) => ({ ...text, use: "injected" }));

function failure(message: Located | undefined): { readonly failed?: true } {
  const code = member(message, "exitCode")?.value;
  return typeof code === "number" && code !== 0 ? { failed: true } : {};
}

function resultAbout(message: Located | undefined): Pick<RecordText, "tool" | "call" | "failed"> {
  const tool = stringOf(member(message, "toolName"));
  const call = stringOf(member(message, "toolCallId"));
  return {
    ...(tool !== undefined && { tool }),
    ...(call !== undefined && { call }),
    ...(member(message, "isError")?.value === true && { failed: true }),
  };
}

function usageOf(message: Located | undefined): { readonly contextTokens?: number } {
  const usage = recordOf(member(message, "usage")?.value) ?? {};
  const counts = [usage.input, usage.cacheRead, usage.cacheWrite].map((count) =>
    typeof count === "number" ? count : 0,
  );
  const tokens = counts.reduce((sum, count) => sum + count, 0);
  return 0 < tokens ? { contextTokens: tokens } : {};
}
