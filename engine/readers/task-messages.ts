/** Messages of Roo and classic Cline as texts: calls stand as tags in the assistant's prose, results as text in the user's turn. */
import type { RecordText, Role } from "../session.ts";
import { type Content, contentTexts, plainTexts, type ToolNames } from "./content.ts";
import { cutText, elements, type Located, member, type Part, stringOf } from "./json.ts";
import { partsOf } from "./wrappers.ts";
import { callsIn } from "./xml-calls.ts";

/** What one message holds: whose words, and results beside them. */
export interface TaskMessage {
  readonly role: Role & ("user" | "assistant" | "tool");
  readonly own: readonly RecordText[];
  readonly results: readonly RecordText[];
}

/** The texts of a message. */
export function taskMessage(node: Located, tools: ToolNames): TaskMessage {
  const content = member(node, "content");
  if (stringOf(member(node, "role")) === "assistant") {
    const thoughts = plainTexts(member(node, "reasoning_content") ?? member(node, "reasoning"), "reasoning");
    return { role: "assistant", own: [...thoughts, ...assistantTexts(content, tools)], results: [] };
  }
  const { own, results } = userTurn(content, tools);
  return { role: own.some(({ use }) => use === "prose") ? "user" : "tool", own, results };
}

function assistantTexts(content: Located | undefined, tools: ToolNames): readonly RecordText[] {
  return blocksIn(content).flatMap((block) => {
    const text = textIn(block);
    return text ? callsIn(text) : contentTexts(block, "other", tools).own;
  });
}

const blocksIn = (content: Located | undefined): readonly Located[] =>
  Array.isArray(content?.value) ? elements(content) : content ? [content] : [];

/** The string of a block of text. */
function textIn(block: Located): Located | undefined {
  if (typeof block.value === "string") return block.value === "" ? undefined : block;
  const text = member(block, "text");
  return stringOf(member(block, "type")) === "text" && stringOf(text) ? text : undefined;
}

/** Blocks in order: the line `[tool for 'x'] Result:` makes a result of what follows, up to the next block of another kind. */
function userTurn(content: Located | undefined, tools: ToolNames): Content {
  const own: (readonly RecordText[])[] = [];
  const results: (readonly RecordText[])[] = [];
  let tool: string | undefined;
  for (const block of blocksIn(content)) {
    const node = textIn(block);
    if (node === undefined) {
      const parts = contentTexts(block, "user", tools);
      own.push(parts.own);
      results.push(parts.results);
      continue;
    }
    const text = stringOf(node) ?? "";
    tool = headed(text) ?? tool;
    const cut = cutText(
      node,
      partsIn(text, tool !== undefined),
      tool === undefined ? undefined : aboutResult(text, tool),
    );
    results.push(cut.filter(({ use }) => use === "result"));
    own.push(cut.filter(({ use }) => use !== "result"));
    if (text.startsWith("<environment_details>")) tool = undefined;
  }
  return { own: own.flat(), results: results.flat() };
}

/** The tool in a line `[tool for 'x'] Result:`. */
function headed(text: string): string | undefined {
  const name = /^\[([a-z][a-z0-9_]{0,60})(?= for |\] Result:)/.exec(text)?.[1];
  return name !== undefined && text.slice(0, 4000).includes("] Result:") ? name : undefined;
}

function aboutResult(text: string, tool: string): { readonly tool: string; readonly failed?: true } {
  const start = text.slice(0, 4200);
  const failed = start.includes("The tool execution failed with the following error") || start.startsWith("<error>");
  return { tool, ...(failed && { failed }) };
}

/** Where a tool wrote around a user's words, only what stands in the user's own tags is the user's. */
function partsIn(text: string, isResult: boolean): readonly Part[] {
  const parts = partsOf(text);
  const hasTags = parts.some(({ use }) => use === "injected");
  const own = !isResult && !hasTags && !isNotice(text);
  return parts.map(({ span, use }) => {
    if (use === "prose" && (own || isInTag(text, span.start))) return { span, use: "prose" };
    return { span, use: isResult && use === "prose" ? "result" : "injected" };
  });
}

const isInTag = (text: string, start: number): boolean => text.charAt(start - 1) === ">";

/** Sentences that the tool writes in the user's place. */
const NOTICES = ["[ERROR]", "[TASK RESUMPTION]", "New instructions for task continuation:", "[SYSTEM]", "[WARNING]"];

const isNotice = (text: string): boolean => {
  const start = text.slice(0, 400).trimStart();
  return NOTICES.some((notice) => start.startsWith(notice));
};
