/** Response items of Codex as records. */
import type { RecordText, SessionRecord } from "../session.ts";
import {
  aboutResult,
  argumentTexts,
  contentTexts,
  isOpaque,
  outputTexts,
  plainTexts,
  type ToolNames,
} from "./content.ts";
import { lineId } from "./draft.ts";
import { elements, type Located, member, parseInside, recordOf, stringOf, textOf } from "./json.ts";
import type { Row } from "./rows.ts";

type Said = Pick<SessionRecord, "role" | "provenance" | "texts">;

/** One item as a record; `undefined` for items that carry no text of the conversation, `"unknown"` for a type that is not known. */
export function itemRecord(item: Located, row: Row, tools: ToolNames, part = 0): SessionRecord | "unknown" | undefined {
  const said = saidIn(item, tools);
  if (said === undefined || said === "unknown") return said;
  const time = stringOf(member(row.node, "timestamp"));
  const own = stringOf(member(item, "id"));
  const { line, at, bytes } = row;
  return {
    id: part === 0 && own ? own : lineId(line, part),
    line,
    at,
    bytes,
    ...(time !== undefined && { time }),
    ...said,
  };
}

/** The words of a message item, by which it is recognised when it is repeated; `undefined` for anything else. */
export function wordsOf(item: Located): string | undefined {
  if (stringOf(member(item, "type")) !== "message") return undefined;
  const texts = elements(member(item, "content")).map((block) => stringOf(member(block, "text")) ?? "");
  return `${stringOf(member(item, "role"))}\n${texts.join("\n")}`;
}

function saidIn(item: Located, tools: ToolNames): Said | "unknown" | undefined {
  const call = stringOf(member(item, "call_id"));
  switch (stringOf(member(item, "type"))) {
    case "message":
      return messageOf(item);
    case "reasoning":
      return byAssistant([...thoughts(member(item, "summary")), ...thoughts(member(item, "content"))]);
    case "function_call":
    case "custom_tool_call":
    case "tool_search_call":
      return byAssistant(callTexts(item, call, stringOf(member(item, "name")) ?? "tool_search", tools));
    case "local_shell_call":
      return byAssistant(argumentTexts(named(item, call, "shell", tools), "shell", call));
    case "web_search_call":
      return byAssistant(argumentTexts(named(item, call, "web_search", tools), "web_search", call));
    case "function_call_output":
    case "custom_tool_call_output":
    case "local_shell_call_output":
      return byTool(callOutput(member(item, "output"), call, tools));
    case "tool_search_output":
      return byTool([]);
    case "compaction":
    case "compaction_summary":
    case "context_compaction":
    case "ghost_snapshot":
    case "image_generation_call":
      return undefined;
    default:
      return "unknown";
  }
}

const byAssistant = (texts: readonly RecordText[]): Said => ({ role: "assistant", provenance: "assistant", texts });
const byTool = (texts: readonly RecordText[]): Said => ({ role: "tool", provenance: "tool", texts });

/** Context that Codex puts into the user's turn by itself. */
const INSTRUCTIONS = "# AGENTS.md instructions for ";

function messageOf(item: Located): Said {
  const role = stringOf(member(item, "role"));
  const content = member(item, "content");
  if (role === "assistant") return byAssistant(contentTexts(content, "other", new Map()).own);
  const { own } = contentTexts(content, "user", new Map());
  const injected = own.map((text): RecordText => ({ ...text, use: "injected" }));
  if (role === "developer" || role === "system") return { role: "system", provenance: "system", texts: injected };
  if (own[0]?.text.startsWith(INSTRUCTIONS)) return { role: "system", provenance: "rules", texts: injected };
  if (own.every((text) => text.use === "injected")) return byTool(own);
  return { role: "user", provenance: "user", texts: own };
}

const thoughts = (list: Located | undefined): readonly RecordText[] =>
  elements(list).flatMap((each) => plainTexts(member(each, "text"), "reasoning"));

function named(item: Located, call: string | undefined, name: string, tools: ToolNames): Located | undefined {
  if (call !== undefined) tools.set(call, name);
  return member(item, "action");
}

function callTexts(item: Located, call: string | undefined, name: string, tools: ToolNames): readonly RecordText[] {
  if (call !== undefined) tools.set(call, name);
  return argumentTexts(member(item, "arguments") ?? member(item, "input"), name, call);
}

/** An output is text, or JSON around a text with the exit code beside it, or a list of blocks. */
function callOutput(output: Located | undefined, call: string | undefined, tools: ToolNames): readonly RecordText[] {
  if (output === undefined) return [];
  const text = stringOf(output);
  if (text === undefined) {
    const inner = member(output, "content") ?? member(output, "body") ?? output;
    return outputTexts(inner, aboutResult(call, tools, member(output, "success")?.value === false));
  }
  if (text === "" || isOpaque(output)) return [];
  const outer = textOf(output, "result", aboutResult(call, tools, failedBy(text)));
  const inner = text.startsWith('{"output"') ? parseInside(outer) : undefined;
  const words = member(inner, "output");
  if (words === undefined || stringOf(words) === undefined) return [outer];
  const exit = recordOf(member(inner, "metadata")?.value)?.exit_code;
  return plainTexts(words, "result", aboutResult(call, tools, typeof exit === "number" && exit !== 0));
}

/** The exit code that Codex writes above an output. */
function failedBy(text: string): boolean {
  const code = /(?:^|\n)(?:Exit code:|Process exited with code) (\d{1,5})/.exec(text.slice(0, 600))?.[1];
  return code !== undefined && code !== "0";
}
