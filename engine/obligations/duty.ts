/** An obligation before its bindings are known. */
import type { Obligation } from "../item.ts";
import type { Span } from "../text.ts";

/** Something to do, where it is said. Offsets count in the passage. */
export interface Duty {
  readonly subtype: "task" | "next" | "todo" | "plan" | "abort";
  readonly text: string;
  readonly span: Span;
  readonly passage: number;
  readonly status: Obligation["status"];
  readonly abort: boolean;
}

/** The wording by which two mentions of one duty are known as one: letters and digits, and nothing that marks its state. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\((?:done|open|finished|cancelled|canceled|in progress|wip)\)/g, "")
    .replace(/[^\p{L}\p{N}]{1,40}/gu, " ")
    .trim();

/** What the words of agents and their tools for a state mean. */
export function statusOf(word: string): Obligation["status"] {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (DONE.has(plain)) return "done";
  return CANCELLED.has(plain) ? "cancelled" : "open";
}

const DONE = new Set(["completed", "complete", "done", "finished", "closed", "resolved", "success", "succeeded", "x"]);
const CANCELLED = new Set([
  "cancelled",
  "canceled",
  "deleted",
  "skipped",
  "dropped",
  "abandoned",
  "superseded",
  "rejected",
]);
