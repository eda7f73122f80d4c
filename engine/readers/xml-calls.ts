/** Tool calls written as tags in an assistant's prose: `<read_file><path>…</path></read_file>`. */
import type { RecordText } from "../session.ts";
import { cutText, type Located, type Part, stringOf } from "./json.ts";

/** Tools of Roo and Cline that are called by tags. */
const TOOLS: ReadonlySet<string> = new Set([
  "execute_command",
  "read_file",
  "write_to_file",
  "replace_in_file",
  "apply_diff",
  "apply_patch",
  "insert_content",
  "search_and_replace",
  "search_files",
  "list_files",
  "list_code_definition_names",
  "codebase_search",
  "browser_action",
  "use_mcp_tool",
  "access_mcp_resource",
  "ask_followup_question",
  "attempt_completion",
  "plan_mode_respond",
  "act_mode_respond",
  "switch_mode",
  "new_task",
  "new_rule",
  "condense",
  "summarize_task",
  "report_bug",
  "update_todo_list",
  "fetch_instructions",
  "run_slash_command",
  "generate_image",
  "load_mcp_documentation",
  "web_fetch",
]);

/** Arguments that are words to the user. */
const SPOKEN: ReadonlySet<string> = new Set(["result", "response", "question"]);

interface Cut extends Part {
  readonly tool?: string;
  readonly key?: string;
}

/** An assistant's text: prose, and each argument of each call with its tool and name. */
export function callsIn(node: Located): readonly RecordText[] {
  const text = stringOf(node) ?? "";
  const cuts = cutsOf(text);
  if (cuts.length === 1) return cutText(node, cuts);
  const texts = cutText(node, cuts);
  return texts.map((each, at): RecordText => {
    const { tool, key } = cuts[at] ?? {};
    return tool === undefined || key === undefined ? each : { ...each, tool, key };
  });
}

/** Parts in order, none empty; tags and the white space between them are left out. */
function cutsOf(text: string): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  let at = text.indexOf("<");
  while (0 <= at) {
    const call = tagAt(text, at, TOOLS);
    if (call) {
      push(cuts, text, from, at);
      cuts.push(...argumentsIn(text, call));
      from = call.end;
    }
    at = text.indexOf("<", call ? from : at + 1);
  }
  push(cuts, text, from, text.length);
  return cuts;
}

function push(cuts: Cut[], text: string, start: number, end: number): void {
  if (text.slice(start, end).trim() !== "") cuts.push({ span: { start, end }, use: "prose" });
}

interface Tag {
  readonly name: string;
  readonly start: number;
  readonly inner: number;
  readonly end: number;
}

const NAME = /<([a-z][a-z0-9_]{0,60})>/y;

/** A tag that begins a line or follows another, and is closed. */
function tagAt(
  text: string,
  at: number,
  names: ReadonlySet<string> | undefined,
  within = text.length,
): Tag | undefined {
  const before = text[at - 1];
  if (before !== undefined && before !== "\n" && before !== ">") return undefined;
  NAME.lastIndex = at;
  const name = NAME.exec(text)?.[1];
  if (name === undefined || (names && !names.has(name))) return undefined;
  const start = at + name.length + 2;
  const close = text.indexOf(`</${name}>`, start);
  if (close < 0 || within < close) return undefined;
  return { name, start, inner: close, end: close + name.length + 3 };
}

function argumentsIn(text: string, { name: tool, start, inner }: Tag): readonly Cut[] {
  const cuts: Cut[] = [];
  let at = text.indexOf("<", start);
  while (0 <= at && at < inner) {
    const tag = tagAt(text, at, undefined, inner);
    if (tag && tag.start < tag.inner) {
      const use = SPOKEN.has(tag.name) ? "prose" : "argument";
      cuts.push({ span: { start: tag.start, end: tag.inner }, use, tool, key: tag.name });
    }
    at = text.indexOf("<", tag ? tag.end : at + 1);
  }
  return cuts;
}
