/** What somebody pasted: lines of a log, a terminal or a file, which are nobody's words. */
import type { Item, Passage } from "../item.ts";

/** Whether a text is a piece of a log or of data: a level in brackets, escapes of a string, a table's columns. */
export const isOfLog = (text: string): boolean =>
  /\[(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE)\]/.test(text) || /\\n|"[,:}\]]{1,3}["{[]|\n {2}/.test(text);

/** Whether an item is pasted: a piece of a log, too long to be said, or behind a shell's prompt in its message. */
export function isPasted(item: Item, passages: readonly Passage[]): boolean {
  const { text, span, provenance } = item;
  if (text.length > LONGEST || isOfLog(text) || text.includes("\n ")) return true;
  if (provenance !== "user") return false;
  const before = passages[item.passage]?.text.slice(0, span.start) ?? "";
  return PROMPT.test(before) || LEVEL.test(before);
}

/** Nobody says a fact in more characters. */
const LONGEST = 400;

/** A line that begins with a shell's prompt: `❯ `, `$ `, `[me@host:~]$ `, `me@host:~/src$ `. */
const PROMPT = /^(?:❯|\$|%|PS [A-Z]:[^\n>]{0,80}>|\[?[\w.-]{1,40}@[\w.-]{1,60}[^\n$#%]{0,80}[$#%]) \S/m;

/** A line of a log, with its level. */
const LEVEL = /^[^\n[]{0,40}(?:\[[\w.-]{1,40}\] ?){0,2}\[(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE)\]/m;
