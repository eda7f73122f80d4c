/** What agents write around a user's words in the user's own turn: reminders, command wrappers, notices of the editor. */
import type { RecordText, Use } from "../session.ts";
import type { Span } from "../text.ts";
import { cutText, type Located, type Part, stringOf, textOf } from "./json.ts";

/** Tags whose content a tool wrote. */
const TOOL_TAGS: ReadonlySet<string> = new Set([
  "system-reminder",
  "system_reminder",
  "system-notification",
  "local-command-caveat",
  "local-command-stdout",
  "local-command-stderr",
  "command-name",
  "command-message",
  "command-contents",
  "bash-stdout",
  "bash-stderr",
  "task-notification",
  "teammate-message",
  "ide_opened_file",
  "ide_selection",
  "ide_diagnostics",
  "new-diagnostics",
  "post-tool-use-hook",
  "user-prompt-submit-hook",
  "session-start-hook",
  "hook_context",
  "environment_context",
  "environment_details",
  "permissions",
  "app-context",
  "collaboration_mode",
  "skills_instructions",
  "plugins_instructions",
  "apps_instructions",
  "model_switch",
  "turn_aborted",
  "subagent_notification",
  "user_shell_command",
  "user_instructions",
  "INSTRUCTIONS",
  "open_and_recently_viewed_files",
  "user_info",
  "attached_files",
  "file_content",
  "workspace_info",
  "environment_info",
  "timestamp",
  "current_datetime",
  "reminderInstructions",
  "system_information",
  "uploaded_files",
  "EXTRA_INFO",
]);

/** Tags around words that the user did type. */
const USER_TAGS: ReadonlySet<string> = new Set([
  "command-args",
  "bash-input",
  "user-memory-input",
  "user_query",
  "user_message",
  "user_feedback",
  "userRequest",
  "task",
  "feedback",
  "answer",
]);

/** An opening tag. Neither part can run over the next `<`, so a text of many is still gone through once. */
const TAG = /<([A-Za-z][A-Za-z0-9_-]*)(?:[ \t][^<>\n]*)?>/y;

/** A user's text, cut into the user's own words and what a tool wrote around them. */
export function userTexts(node: Located): readonly RecordText[] {
  const text = stringOf(node) ?? "";
  if (!text.includes("<")) return [textOf(node, "prose")];
  const parts = partsOf(text);
  return parts.length === 1 && parts[0]?.use === "prose" ? [textOf(node, "prose")] : cutText(node, parts);
}

/** The parts of a text in order, without gaps. Linear: a tag that is never closed is looked for once. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  let at = text.indexOf("<");
  const push = (start: number, end: number, use: Use): void => {
    if (start < end) parts.push({ span: { start, end }, use });
  };
  while (0 <= at) {
    const tag = wrapperAt(text, at, unclosed);
    if (tag) {
      push(from, at, blank(text, from, at) ? "injected" : "prose");
      push(at, tag.inner.start, "injected");
      push(tag.inner.start, tag.inner.end, tag.use);
      push(tag.inner.end, tag.end, "injected");
      from = tag.end;
    }
    at = text.indexOf("<", tag ? from : at + 1);
  }
  push(from, text.length, 0 < from && blank(text, from, text.length) ? "injected" : "prose");
  return joined(parts);
}

interface Wrapper {
  readonly inner: Span;
  readonly end: number;
  readonly use: Use;
}

function wrapperAt(text: string, at: number, unclosed: Set<string>): Wrapper | undefined {
  // A tag that is talked about stands in backticks or in the middle of a word.
  if (0 < at && !/[\s>]/.test(text[at - 1] ?? "")) return undefined;
  TAG.lastIndex = at;
  const opening = TAG.exec(text);
  const name = opening?.[1] ?? "";
  const use = TOOL_TAGS.has(name) ? "injected" : USER_TAGS.has(name) ? "prose" : undefined;
  if (opening === null || use === undefined || unclosed.has(name)) return undefined;
  const start = at + opening[0].length;
  const closing = `</${name}${name === "permissions" ? " instructions" : ""}>`;
  const end = text.indexOf(closing, start);
  if (0 <= end) return { inner: { start, end }, end: end + closing.length, use };
  unclosed.add(name);
  return undefined;
}

function blank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!/\s/.test(text[at] ?? "")) return false;
  return true;
}

/** Neighbours of the same use as one part. */
function joined(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.use === part.use)
      result[result.length - 1] = { ...last, span: { start: last.span.start, end: part.span.end } };
    else result.push(part);
  }
  return result;
}
