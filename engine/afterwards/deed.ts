/** What a call does to the world: reads, searches, edits files, or sends something that is not the same when it is done twice. */
import type { RecordText, Session } from "../session.ts";
import { type Action, argumentsOf, type Call, commandsOf, isCommand } from "./action.ts";
import { pathsChangedBy } from "./changes.ts";
import { isFetch, isSearch, patternsOf, sendingOf } from "./programs.ts";
import type { Command } from "./shell.ts";

/** What one call does. */
export interface Deed {
  /** The place that it reads, where it does nothing else. */
  readonly reads?: string;
  /** What it searches for, where it is a search. */
  readonly searches?: readonly string[];
  /** Files that it writes, changes or removes, as the call spells them. */
  readonly changes: readonly string[];
  /** It may change more than it names: installs, checkouts, formatters, scripts. */
  readonly changesMore: boolean;
  /** The deed, in one word, of a call that may not be made twice: `push`, `create`, `publish` … */
  readonly sends?: string;
}

/** What a call does. Remembered with the call, without a piece of its text that would keep the whole of it in memory. */
export function deedOf(action: Action, session: Session): Deed {
  const known = deeds.get(action.call);
  if (known) return known;
  const deed = detached(judge(action, session));
  deeds.set(action.call, deed);
  return deed;
}

/** The same with texts of their own: a slice of a text keeps all of it. */
function detached({ reads, searches, changes, ...deed }: Deed): Deed {
  return {
    ...deed,
    changes: changes.map(copied),
    ...(reads === undefined ? {} : { reads: copied(reads) }),
    ...(searches === undefined ? {} : { searches: searches.map(copied) }),
  };
}

/** Longer names are no files. */
const copied = (text: string): string => text.slice(0, 500).split("").join("");

const deeds = new WeakMap<Call, Deed>();

function judge(action: Action, session: Session): Deed {
  const args = argumentsOf(action, session);
  const commands = commandsOf(action, session);
  if (commands.length > 0) return ofShell(commands);
  const { tool } = action;
  const target = addressIn(args);
  const order = args.find(({ key, text }) => key === "command" && EDITOR.test(text))?.text;
  if (order !== undefined && target !== undefined)
    return order === "view" ? { ...nothing, reads: target } : { ...nothing, changes: [target] };
  if (SEARCHING.test(tool)) return { ...nothing, searches: queriesIn(args) };
  if (EDITING.test(tool) || args.some(({ key }) => key === "old_string" || key === "old_str" || key === "file_text"))
    return { ...nothing, changes: editedBy(args) };
  if (READING.test(tool) && target !== undefined) return { ...nothing, reads: target };
  const sends = sendingTool(tool, args);
  return { ...nothing, changesMore: !READING.test(tool), ...(sends === undefined ? {} : { sends }) };
}

const nothing: Deed = { changes: [], changesMore: false };

function ofShell(commands: readonly Command[]): Deed {
  const telling = commands.filter(({ program }) => !IDLE.has(program));
  const [first, ...more] = telling;
  const changed = commands.map(pathsChangedBy);
  const changes = changed.flatMap(({ paths }) => paths);
  const changesMore = changed.some(({ more: others }) => others);
  const sends = telling.map(sendingOf).find((verb) => verb !== undefined);
  const quiet = changes.length === 0 && !changesMore && sends === undefined;
  // `rg x | head`, `cat x | grep y`: what is piped into a filter is still one look.
  const looks = quiet && first !== undefined && more.every(({ program }) => FILTERS.has(program) || isSearch(program));
  const reads = looks && first && more.length === 0 ? isFetch(first) : undefined;
  const searches = looks && first && isSearch(first.program) ? patternsOf(first) : undefined;
  return {
    changes,
    changesMore,
    ...(reads === undefined ? {} : { reads }),
    ...(searches === undefined ? {} : { searches }),
    ...(sends === undefined ? {} : { sends }),
  };
}

/** Programs that do nothing of their own in a line. */
const IDLE = new Set([
  "cd",
  "echo",
  "printf",
  "true",
  "false",
  ":",
  "set",
  "export",
  "pwd",
  "sleep",
  "pushd",
  "popd",
  "source",
  ".",
]);
const FILTERS = new Set([
  "head",
  "tail",
  "sort",
  "uniq",
  "wc",
  "cut",
  "tr",
  "jq",
  "sed",
  "awk",
  "less",
  "cat",
  "column",
  "nl",
]);

const SEARCHING =
  /^(?:grep|glob|rg|search|find|codebase_?search|file_?search|web_?search|recall|retrieve|query_?memory|lookup|ls)|(?:_|-|__)(?:search|grep|recall|retrieve|find|query)(?:_|-|$)/i;
const EDITING =
  /^(?:multi_?)?(?:edit|write|patch|apply_?(?:patch|diff)|replace|create_?file|insert|notebook_?edit|str_replace|delete_?file|update_?file|write_?to_?file|search_and_replace)|^(?:create)$/i;
/** What editors of files are told to do. */
const EDITOR = /^(?:view|create|str_replace|insert|undo_edit)$/;
const READING =
  /^(?:read|view|cat|open|fetch|get|web_?fetch|list)|(?:_|-|__)(?:read|get|fetch|list|view)(?:_|-)|^(?:Read|View|WebFetch)/;

const FILE_KEYS = [
  "file_path",
  "filePath",
  "path",
  "filename",
  "file",
  "target_file",
  "notebook_path",
  "absolute_path",
];
const ADDRESS_KEYS = [...FILE_KEYS, "url", "uri", "id", "shellId"];

const addressIn = (args: readonly RecordText[]): string | undefined =>
  ADDRESS_KEYS.map((key) => args.find((arg) => arg.key === key)?.text).find((text) => text !== undefined) ??
  args[0]?.text;

const QUERY_KEYS = /^(?:pattern|query|regex|q|search|search_term|term|text|keywords?|question)$/i;

const queriesIn = (args: readonly RecordText[]): readonly string[] =>
  args.filter(({ key = "" }) => QUERY_KEYS.test(key)).map(({ text }) => text);

function editedBy(args: readonly RecordText[]): readonly string[] {
  const named = args.filter(({ key = "" }) => FILE_KEYS.includes(key)).map(({ text }) => text);
  const patch = args.find(({ text }) => text.startsWith("*** Begin Patch"))?.text ?? "";
  const patched = [...patch.matchAll(/^\*\*\* (?:Update|Add|Delete) File: (.{1,400})$/gm)].map(
    ([, path]) => path ?? "",
  );
  return [...named, ...patched];
}

/** Tools of servers whose name says that they make, send or take away something that is no file. */
function sendingTool(tool: string, args: readonly RecordText[]): string | undefined {
  const insert = args.find(
    ({ text, key = "" }) => /^(?:sql|query|statement)$/i.test(key) && /^\s{0,20}insert\s{1,9}into\b/i.test(text),
  );
  if (insert) return "insert";
  if (args.some((arg) => FILE_KEYS.includes(arg.key ?? "") || isCommand(arg))) return undefined;
  const words = tool
    .replace(/^mcp__?/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_.:-]{1,4}/);
  const verb = words.find((word) => SENDING.has(word));
  if (verb === undefined || words.length < 2 || words.some((word) => OWN.has(word))) return undefined;
  return verb;
}

const SENDING = new Set(
  "create send post publish insert add delete remove submit reply comment merge trigger charge capture refund transfer deploy invite pay order book schedule start".split(
    " ",
  ),
);

/** What agents keep for themselves. */
const OWN = new Set(
  "file files dir directory folder path todo todos task tasks plan goal goals note notes memory memories entities relations observations observation cell agent agents thread thinking thought session shell terminal bash process browser page tab snapshot canvas sandbox edit question response result message_user search".split(
    " ",
  ),
);
