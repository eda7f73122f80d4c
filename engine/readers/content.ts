/** Message content of any vendor as texts: blocks, tool calls, tool results, and what a tool wrote around a user's words. */
import type { RecordText, Use } from "../session.ts";
import {
  type About,
  elements,
  type Located,
  member,
  members,
  parseInside,
  recordOf,
  stringOf,
  textOf,
} from "./json.ts";
import { userTexts } from "./wrappers.ts";

/** Values nested deeper than this are no message of anybody. */
const DEEPEST = 24;

/** Tool names by call id, filled as calls are met, so that results can name their tool. */
export type ToolNames = Map<string, string>;

/** The texts of one message: what its author said or did, and the results of tools that stand in the same message. */
export interface Content {
  readonly own: readonly RecordText[];
  readonly results: readonly RecordText[];
}

/** Whose content it is: a user's is searched for what tools wrote into it. */
export type Speaker = "user" | "other";

/** The texts of message content: a string, one block, or a list of blocks (Anthropic, OpenAI chat and responses, pi). */
export function contentTexts(content: Located | undefined, speaker: Speaker, tools: ToolNames): Content {
  const blocks = Array.isArray(content?.value) ? elements(content) : content ? [content] : [];
  const own: (readonly RecordText[])[] = [];
  const results: (readonly RecordText[])[] = [];
  for (const block of blocks) {
    if (isResult(block)) results.push(resultTexts(block, tools));
    else own.push(blockTexts(block, speaker, tools));
  }
  return { own: own.flat(), results: results.flat() };
}

/** A text of prose as its speaker's, cut where a tool wrote into a user's words. */
function proseTexts(node: Located | undefined, speaker: Speaker): readonly RecordText[] {
  if (node === undefined || stringOf(node) === undefined || node.value === "") return [];
  return speaker === "user" ? userTexts(node) : [textOf(node, "prose")];
}

/** A string node as one text of the given use; nothing for empty, absent and opaque ones. */
export function plainTexts(node: Located | undefined, use: Use, about?: About): readonly RecordText[] {
  const value = stringOf(node);
  if (node === undefined || value === undefined || value === "" || isOpaque(node)) return [];
  return [textOf(node, use, about)];
}

/** Every string in a tool's output: a string, or text blocks in a list, or an object around them. */
export function outputTexts(output: Located | undefined, about: About, depth = 0): readonly RecordText[] {
  if (output === undefined || depth === DEEPEST) return [];
  if (typeof output.value === "string") return plainTexts(output, "result", about);
  if (Array.isArray(output.value)) return elements(output).flatMap((element) => outputTexts(element, about, depth + 1));
  if (MEDIA.has(stringOf(member(output, "type")) ?? "")) return [];
  const text = member(output, "text") ?? member(output, "content") ?? member(output, "output");
  return text ? outputTexts(text, about, depth + 1) : [];
}

/**
 * Every string value of a tool call's input as a text of its own, `key` being its path of member names joined by dots. A list of tasks is given once
 * more as the JSON that it was written in, under its own key, for whoever follows todo lists.
 * An input that is a string is read as JSON if it is JSON, and is one text under the key `input` if it is not.
 */
export function argumentTexts(
  input: Located | undefined,
  tool: string | undefined,
  call?: string,
): readonly RecordText[] {
  if (input === undefined) return [];
  const about: About = { ...(tool !== undefined && { tool }), ...(call !== undefined && { call }) };
  if (typeof input.value !== "string") return withRest(valueTexts(input, about, "", 0), input.value);
  const outer = textOf(input, "argument", { ...about, key: "input" });
  const inner = parseInside(outer);
  if (inner && recordOf(inner.value)) return withRest(valueTexts(inner, about, "", 0), inner.value);
  return input.value === "" ? [] : [outer];
}

/** Notes a call's numbers and switches on its first text. */
function withRest(texts: readonly RecordText[], input: unknown): readonly RecordText[] {
  const [first, ...others] = texts;
  const rest = Object.entries(recordOf(input) ?? {})
    .filter(([key, value]) => (typeof value === "number" || typeof value === "boolean") && !PATIENCE.test(key))
    .map(([key, value]) => `${key}=${value}`)
    .join(" ");
  return first === undefined || rest === "" ? texts : [{ ...first, rest: rest.slice(0, 200) }, ...others];
}

/** How long a call may take, or how much it may print, changes nothing of what it asks for. */
const PATIENCE = /time|tokens|background/i;

/** Whether a string is nothing that anybody reads: a signature, encrypted content, an image or other base64. */
export function isOpaque(node: Located): boolean {
  if (typeof node.key === "string" && OPAQUE_KEYS.has(node.key)) return true;
  const value = stringOf(node);
  if (value === undefined || value.length < 256) return false;
  return (value.startsWith("data:") && value.slice(0, 120).includes(";base64,")) || isBase64(value.slice(0, 256));
}

/** Whether a stretch has base64's characters only, and all kinds of them: a ruler of dashes has not. */
const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/=_-]+$/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text) && /[0-9]/.test(text);

const OPAQUE_KEYS = new Set([
  "signature",
  "thinkingSignature",
  "thoughtSignature",
  "textSignature",
  "encrypted_content",
  "encryptedContent",
  "reasoningOpaque",
]);

const MEDIA = new Set(["image", "input_image", "image_url", "audio", "input_audio", "document", "file", "video"]);

const RESULTS = new Set(["tool_result", "mcp_tool_result", "web_search_tool_result", "code_execution_tool_result"]);

const CALLS = new Set(["tool_use", "server_tool_use", "mcp_tool_use", "toolCall", "tool_call", "function_call"]);

const isResult = (block: Located): boolean => RESULTS.has(stringOf(member(block, "type")) ?? "");

function blockTexts(block: Located, speaker: Speaker, tools: ToolNames): readonly RecordText[] {
  if (typeof block.value === "string") return proseTexts(block, speaker);
  const type = stringOf(member(block, "type")) ?? "text";
  if (CALLS.has(type)) return callTexts(block, tools);
  if (type === "thinking" || type === "reasoning") {
    return plainTexts(member(block, "thinking") ?? member(block, "text"), "reasoning");
  }
  if (MEDIA.has(type)) return [];
  return proseTexts(member(block, "text") ?? member(block, "refusal"), speaker);
}

function callTexts(block: Located, tools: ToolNames): readonly RecordText[] {
  const id = stringOf(member(block, "id")) ?? stringOf(member(block, "call_id"));
  const name = stringOf(member(block, "name"));
  if (id !== undefined && name !== undefined) tools.set(id, name);
  return argumentTexts(member(block, "input") ?? member(block, "arguments"), name, id);
}

function resultTexts(block: Located, tools: ToolNames): readonly RecordText[] {
  const call = stringOf(member(block, "tool_use_id"));
  return outputTexts(member(block, "content"), aboutResult(call, tools, member(block, "is_error")?.value === true));
}

/** What a result is told about: its call, the tool behind it, and whether the call failed. */
export function aboutResult(call: string | undefined, tools: ToolNames, failed: unknown): About {
  const tool = call === undefined ? undefined : tools.get(call);
  return {
    ...(tool !== undefined && { tool }),
    ...(call !== undefined && { call }),
    ...(failed === true && { failed: true }),
  };
}

function valueTexts(node: Located, about: About, path: string, depth: number): readonly RecordText[] {
  if (typeof node.value === "string")
    return plainTexts(node, "argument", { ...about, ...(path !== "" && { key: path }) });
  if (depth === DEEPEST || typeof node.value !== "object" || node.value === null) return [];
  if (stringOf(member(node, "type")) === "base64") return [];
  const list = isTaskList(node) ? [textOf(node, "argument", { ...about, key: path })] : [];
  const children = Array.isArray(node.value) ? elements(node) : members(node);
  const below = children.flatMap((element) => valueTexts(element, about, pathOf(path, element.key), depth + 1));
  return [...list, ...below];
}

/** A path without the places of list elements: each string of `command: [...]` stands under `command`. */
function pathOf(path: string, key: string | number | undefined): string {
  if (typeof key !== "string") return path;
  return path === "" ? key : `${path}.${key}`;
}

const TASK_KEYS = new Set(["todos", "todo", "tasks", "plan", "todoList", "items"]);

/** A list of tasks: objects that each say whether they are done; or an emptied one under a telling key. */
function isTaskList(node: Located): boolean {
  if (!Array.isArray(node.value)) return false;
  if (node.value.length === 0) return typeof node.key === "string" && TASK_KEYS.has(node.key);
  return node.value.every((element) => {
    const task = recordOf(element);
    return (
      task !== undefined && (typeof task.status === "string" || typeof (task.completed ?? task.done) === "boolean")
    );
  });
}
