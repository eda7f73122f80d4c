/** ATIF trajectories: steps of a user, an agent and a system. The format has no step for a compaction. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { type Draft, type DraftRecord, emptyDraft, note, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { type Place, placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { opensLikeSummary } from "./suspicion.ts";
import { countTokens, openThread, remove, say, type Thread } from "./thread.ts";

/** Reads a trajectory with those of its sub-agents. */
export const atif: DocumentReader = {
  unit: "document",
  format: "atif",
  accepts: ({ document }) => {
    const record = recordOf(document);
    return (
      typeof record?.schema_version === "string" &&
      record.schema_version.startsWith("ATIF-v1") &&
      Array.isArray(record.steps)
    );
  },
  read(document, { mark }) {
    const draft = emptyDraft("atif");
    const id = stringOf(member(document, "trajectory_id")) ?? stringOf(member(document, "session_id"));
    const version = stringOf(member(member(document, "agent"), "version"));
    if (id !== undefined) draft.id = id;
    if (version !== undefined) draft.agentVersion = version;
    readTrajectory(draft, document, placesIn(document.source, mark), undefined, 0);
    return sessionOf(draft);
  },
};

/** Sub-agents of sub-agents beyond this are nobody's. */
const DEEPEST = 8;

function readTrajectory(
  draft: Draft,
  document: Located,
  place: (node: Located) => Place,
  agent: string | undefined,
  depth: number,
): void {
  const thread = openThread(draft, agent);
  const tools: ToolNames = new Map();
  const prefix = agent === undefined ? "" : `${agent}/`;
  for (const [at, step] of elements(member(document, "steps")).entries()) {
    const number = member(step, "step_id")?.value;
    takeStep(thread, step, place, tools, `${prefix}${typeof number === "number" ? number : at + 1}`);
  }
  if (stringOf(member(document, "continued_trajectory_ref")) !== undefined) {
    note(draft, "doubtful", undefined, "the trajectory goes on in another file, which it names");
  }
  if (depth === DEEPEST) return;
  for (const [at, child] of elements(member(document, "subagent_trajectories")).entries()) {
    readTrajectory(draft, child, place, stringOf(member(child, "trajectory_id")) ?? `${prefix}sub${at + 1}`, depth + 1);
  }
}

function takeStep(thread: Thread, step: Located, place: (node: Located) => Place, tools: ToolNames, id: string): void {
  const source = stringOf(member(step, "source"));
  const role: Role = source === "agent" ? "assistant" : source === "system" ? "system" : "user";
  const time = stringOf(member(step, "timestamp"));
  const own = stepTexts(step, role, tools);
  const record: DraftRecord = {
    id,
    role,
    provenance: role,
    ...place(step),
    ...(time !== undefined && { time }),
    texts: own,
  };
  const tokens = member(member(step, "metrics"), "prompt_tokens")?.value;
  if (typeof tokens === "number" && 0 < tokens && role === "assistant") record.contextTokens = tokens;
  const isSummary = role !== "assistant" && 0 < thread.live.length && opensLikeSummary(own[0]?.text ?? "");
  if (isSummary) suspect(thread, record);
  else if (own.length > 0) say(thread, record);
  countTokens(thread, record.contextTokens);
  for (const [at, result] of elements(member(member(step, "observation"), "results")).entries()) {
    const texts = resultTexts(result, tools);
    if (texts.length === 0) continue;
    say(thread, {
      id: `${id}.result${at + 1}`,
      role: "tool",
      provenance: "tool",
      ...place(result),
      ...(time !== undefined && { time }),
      texts,
    });
  }
}

function stepTexts(step: Located, role: Role, tools: ToolNames): readonly RecordText[] {
  const said = contentTexts(member(step, "message"), role === "user" ? "user" : "other", tools).own;
  const calls = elements(member(step, "tool_calls")).flatMap((call) => {
    const [id, name] = [stringOf(member(call, "tool_call_id")), stringOf(member(call, "function_name"))];
    if (id !== undefined && name !== undefined) tools.set(id, name);
    return argumentTexts(member(call, "arguments"), name, id);
  });
  return [
    ...plainTexts(member(step, "reasoning_content"), "reasoning"),
    ...said.filter(({ text }) => text !== ""),
    ...calls,
  ];
}

function resultTexts(result: Located, tools: ToolNames): readonly RecordText[] {
  const failed = member(member(result, "extra"), "is_error")?.value;
  return outputTexts(member(result, "content"), aboutResult(stringOf(member(result, "source_call_id")), tools, failed));
}

/** A step that opens like a summary stands in place of what was there before, as producers of this format do it. */
function suspect(thread: Thread, record: DraftRecord): void {
  const summary = say(thread, { ...record, role: "summary", provenance: "summary" });
  note(thread.draft, "doubtful", undefined, "a step opens like a summary; the format itself marks no compaction");
  const event = { id: record.id, kind: "summary", trigger: "unknown", confidence: "heuristic", line: 0 } as const;
  const source = "prompt tokens of the requests before and after";
  remove(thread, { ...event, time: record.time, summary, source }, () => true);
}
