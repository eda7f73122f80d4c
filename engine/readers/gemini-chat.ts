/** A message of Gemini CLI's chat files as records: the turn itself, and a record for each result of its calls. */
import type { RecordText, Role } from "../session.ts";
import type { ToolNames } from "./content.ts";
import { plainTexts } from "./content.ts";
import type { DraftRecord } from "./draft.ts";
import { callTexts, partTexts, responseTexts } from "./gemini-content.ts";
import { elements, type Located, member, stringOf } from "./json.ts";
import type { Place } from "./places.ts";

/** One message with its records in order, and the tokens of the request that made it. */
export interface ChatMessage {
  readonly id: string;
  readonly records: readonly DraftRecord[];
  readonly tokens: number | undefined;
}

/** Reads a message; `undefined` for notices of the tool, which are never sent to the model. */
export function chatMessage(
  node: Located,
  place: (node: Located) => Place,
  tools: ToolNames,
  fallback: string,
): ChatMessage | undefined {
  const type = stringOf(member(node, "type"));
  if (type !== "user" && type !== "gemini") return undefined;
  const id = stringOf(member(node, "id")) ?? fallback;
  const time = stringOf(member(node, "timestamp"));
  const content = member(node, "content");
  const { own, results } = partTexts(content, type === "user" ? "user" : "other", tools);
  const calls = elements(member(node, "toolCalls"));
  const said = type === "user" ? own : [...thoughts(node), ...own, ...calls.flatMap((call) => callTexts(call, tools))];
  const records: DraftRecord[] = [];
  const add = (part: string, role: Role, texts: readonly RecordText[], at: Located): void => {
    if (texts.length === 0) return;
    records.push({ id: part, role, provenance: role, ...place(at), ...(time !== undefined && { time }), texts });
  };
  const words = said.every(({ use }) => use === "injected") ? "tool" : "user";
  add(id, type === "user" ? words : "assistant", said, node);
  for (const result of results) add(`${id}.${result.id}`, "tool", result.texts, result.node);
  for (const [at, call] of calls.entries()) {
    const responses = elements(member(call, "result")).flatMap((each) => member(each, "functionResponse") ?? []);
    const texts = responses.flatMap((response) => responseTexts(response, tools));
    add(`${id}.${stringOf(member(call, "id")) ?? at}`, "tool", texts, call);
  }
  return { id, records, tokens: tokensOf(node, records) };
}

function thoughts(node: Located): readonly RecordText[] {
  return elements(member(node, "thoughts")).flatMap((thought) =>
    plainTexts(member(thought, "description"), "reasoning"),
  );
}

/** All tokens of the request; those of its context go with the record. */
function tokensOf(node: Located, records: readonly DraftRecord[]): number | undefined {
  const tokens = member(node, "tokens");
  const [input, total] = [member(tokens, "input")?.value, member(tokens, "total")?.value];
  const first = records[0];
  if (first && typeof input === "number" && 0 < input) first.contextTokens = input;
  return typeof total === "number" ? total : undefined;
}
