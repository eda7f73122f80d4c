/** An obligation before its bindings are known. */
import { statesOf } from "../constraints/all-languages.ts";
import { lazily } from "../constraints/lazily.ts";
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
    .replace(MARKS.state, "")
    .replace(/[^\p{L}\p{N}]{1,40}/gu, " ")
    .trim();

/** What marks the state of a duty, as an expression that is made when it is first asked for. */
export const MARKS = lazily({ state: () => new RegExp(`\\((?:${statesOf("inBrackets")})\\)`, "g") });

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
