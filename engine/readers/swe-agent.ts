/** SWE-agent's trajectories. Old observations are shortened in requests only; comparing requests with the history shows which. */
import type { RecordText, Role } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, type ToolNames } from "./content.ts";
import { addRecord, type Draft, type DraftRecord, emptyDraft, sessionOf } from "./draft.ts";
import { elements, type Located, member, recordOf, stringOf } from "./json.ts";
import { placesIn } from "./places.ts";
import type { DocumentReader } from "./reader.ts";
import { openThread, remove } from "./thread.ts";

/** Reads a `.traj` file. */
export const sweAgent: DocumentReader = {
  unit: "document",
  format: "swe-agent",
  accepts: ({ document }) => {
    const record = recordOf(document);
    return Array.isArray(record?.trajectory) && Array.isArray(record.history);
  },
  read(document, { mark }) {
    const draft = emptyDraft("swe-agent");
    const place = placesIn(document.source, mark);
    const history = elements(member(document, "history"));
    const tools: ToolNames = new Map();
    const state = { acted: false };
    const indices = history.map((turn, at) => {
      const record = turnOf(turn, at, tools, state);
      return record && addRecord(draft, { ...record, ...place(turn) });
    });
    clearElided(draft, document, history, indices);
    return sessionOf(draft);
  },
};

function turnOf(
  turn: Located,
  at: number,
  tools: ToolNames,
  state: { acted: boolean },
): Pick<DraftRecord, "id" | "role" | "provenance" | "texts"> | undefined {
  const role = roleOf(turn, state);
  if (role === "assistant") state.acted = true;
  const texts = textsOf(turn, role, tools);
  const agent = stringOf(member(turn, "agent"));
  const about = agent !== undefined && agent !== "main" ? { agent } : {};
  return texts.length === 0 ? undefined : { id: `H${at}`, role, provenance: role, ...about, texts };
}

/** Before the agent first acted, an observation is the task; later, an observation in the user's turn is a tool's. */
function roleOf(turn: Located, { acted }: { readonly acted: boolean }): Role {
  const role = stringOf(member(turn, "role"));
  if (role === "system" || role === "assistant" || role === "tool") return role;
  if (member(turn, "is_demo")?.value === true) return "tool";
  return acted && stringOf(member(turn, "message_type")) === "observation" ? "tool" : "user";
}

function textsOf(turn: Located, role: Role, tools: ToolNames): readonly RecordText[] {
  const content = member(turn, "content");
  if (role === "tool") {
    const call = elements(member(turn, "tool_call_ids")).map(stringOf)[0] ?? stringOf(member(turn, "tool_call_id"));
    const isDemo = member(turn, "is_demo")?.value === true;
    const texts = outputTexts(content, aboutResult(call, tools, false));
    return isDemo ? texts.map((text) => ({ ...text, use: "injected" })) : texts;
  }
  const calls = elements(member(turn, "tool_calls")).flatMap((call) => {
    const callee = member(call, "function");
    const [id, name] = [stringOf(member(call, "id")), stringOf(member(callee, "name"))];
    if (id !== undefined && name !== undefined) tools.set(id, name);
    return argumentTexts(member(callee, "arguments"), name, id);
  });
  const words = contentTexts(content, role === "user" ? "user" : "other", tools).own.filter(({ text }) => text !== "");
  return [...words, ...calls];
}

const ELIDED = "Old environment output: (";

/** One event for each stretch of requests in a row that each shorten observations anew: the window slides with every step. */
function clearElided(
  draft: Draft,
  document: Located,
  history: readonly Located[],
  indices: readonly (number | undefined)[],
): void {
  const thread = openThread(draft);
  thread.live = indices.filter((index) => index !== undefined);
  const known = new Set<number>();
  let sliding: number[] = [];
  let first = 0;
  const close = (): void => {
    const gone = new Set(sliding);
    const event = { kind: "clear", trigger: "auto", confidence: "exact", line: 0, source: "" } as const;
    if (gone.size > 0) remove(thread, { ...event, id: `step-${first}` }, (index) => gone.has(index));
    sliding = [];
  };
  for (const [at, step] of elements(member(document, "trajectory")).entries()) {
    const fresh = freshlyElided(step, history, indices, known);
    if (fresh.length === 0) close();
    else if (sliding.length === 0) first = at + 1;
    sliding.push(...fresh);
  }
  close();
}

/** Records whose text this request shortens, as no request before did. */
function freshlyElided(
  step: Located,
  history: readonly Located[],
  indices: readonly (number | undefined)[],
  known: Set<number>,
): readonly number[] {
  const { query, messages } = recordOf(step.value) ?? {};
  const request: readonly unknown[] = Array.isArray(query) ? query : Array.isArray(messages) ? messages : [];
  const fresh: number[] = [];
  for (const [at, turn] of request.entries()) {
    const index = indices[at];
    if (index === undefined || known.has(index) || !isElided(turn) || isElided(history[at]?.value)) continue;
    known.add(index);
    fresh.push(index);
  }
  return fresh;
}

function isElided(turn: unknown): boolean {
  const content = recordOf(turn)?.content;
  const text = Array.isArray(content) ? recordOf(content[0])?.text : content;
  return typeof text === "string" && text.startsWith(ELIDED);
}
