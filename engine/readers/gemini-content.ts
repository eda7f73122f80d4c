/** Gemini's content as texts: parts of a turn, and the records of its chat files with thoughts and tool calls. */
import type { RecordText } from "../session.ts";
import { aboutResult, argumentTexts, contentTexts, outputTexts, plainTexts, type ToolNames } from "./content.ts";
import { elements, type Located, member, members, stringOf } from "./json.ts";

/** What the model said after it read a snapshot; Gemini CLI writes it itself. */
export const ACKNOWLEDGED = "Got it. Thanks for the additional context!";

/** Texts of parts: words and calls of the author, and the results that stand among them, each with its call. */
export interface Parts {
  readonly own: readonly RecordText[];
  readonly results: readonly { readonly node: Located; readonly id: string; readonly texts: readonly RecordText[] }[];
}

/** The texts of a part list: a string, one part, or a list of parts. */
export function partTexts(content: Located | undefined, speaker: "user" | "other", tools: ToolNames): Parts {
  const parts = Array.isArray(content?.value) ? elements(content) : content ? [content] : [];
  const own: (readonly RecordText[])[] = [];
  const results: Parts["results"][number][] = [];
  for (const part of parts) {
    const response = member(part, "functionResponse");
    if (response) results.push(responseOf(response, tools));
    else own.push(ownTexts(part, speaker, tools));
  }
  return { own: own.flat(), results };
}

function ownTexts(part: Located, speaker: "user" | "other", tools: ToolNames): readonly RecordText[] {
  const call = member(part, "functionCall");
  if (call) return callTexts(call, tools);
  if (member(part, "thought")?.value === true) return plainTexts(member(part, "text"), "reasoning");
  const text = typeof part.value === "string" ? part : member(part, "text");
  if (speaker === "user" && isContext(stringOf(text))) return plainTexts(text, "injected");
  return text ? contentTexts(text, speaker, tools).own : [];
}

/** Whether a user's turn is the context that Gemini CLI puts before a conversation. */
export const isContext = (text: string | undefined): boolean =>
  text !== undefined &&
  (text.startsWith("<session_context>") || text.startsWith("This is the Gemini CLI. We are setting up the context"));

/** The arguments of a call, in a part or in a chat file. */
export function callTexts(call: Located, tools: ToolNames): readonly RecordText[] {
  const [id, name] = [stringOf(member(call, "id")), stringOf(member(call, "name"))];
  if (id !== undefined && name !== undefined) tools.set(id, name);
  return argumentTexts(member(call, "args"), name, id);
}

function responseOf(response: Located, tools: ToolNames): Parts["results"][number] {
  const id = stringOf(member(response, "id"));
  const name = stringOf(member(response, "name"));
  if (id !== undefined && name !== undefined && !tools.has(id)) tools.set(id, name);
  return { node: response, id: id ?? "", texts: responseTexts(response, tools) };
}

/** What a tool gave back: `output` or `error` of the response, or any other strings in it. */
export function responseTexts(response: Located, tools: ToolNames): readonly RecordText[] {
  const given = member(response, "response");
  const failure = member(given, "error");
  const about = aboutResult(stringOf(member(response, "id")), tools, failure !== undefined);
  const known = failure ?? member(given, "output") ?? member(given, "content") ?? member(given, "result");
  if (known) return outputTexts(known, about);
  return members(given).flatMap((value) => plainTexts(value, "result", about));
}

const MASK = "<tool_output_masked>";

/** Whether a result was masked to save room. */
export const isMasked = (texts: readonly RecordText[]): boolean =>
  texts.some(({ text }) => text.trimStart().startsWith(MASK));

/** Whether a turn is the snapshot that stands in place of older turns. */
export const isSnapshot = (texts: readonly RecordText[]): boolean =>
  texts[0]?.text.trimStart().startsWith("<state_snapshot>") === true;
