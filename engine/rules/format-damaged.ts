import type { Problem } from "../session.ts";
import type { Rule } from "./rule.ts";

/** Says how many lines could not be read; a torn last line and unknown rows are ordinary and stay silent. */
export const formatDamaged: Rule = {
  code: "format-damaged",
  severity: "info",

  *session({ problems }) {
    const damaged = problems.filter(({ kind, line }) => TOLD.has(kind) || (kind === "torn" && line === undefined));
    if (damaged.length === 0) return;
    const unread = damaged.filter(({ kind }) => kind !== "lossy-source");
    const count = unread.reduce((sum, problem) => sum + problem.count, 0);
    const lines = unread.flatMap(({ line }) => (line === undefined ? [] : [line]));
    const where = lines.length === 0 ? "" : ` (line ${lines.slice(0, 5).join(", ")}${lines.length > 5 ? ", …" : ""})`;
    const what = lines.length < unread.length ? "not all could be read" : unreadLines(count);
    const first = lines[0];
    const place = { span: { start: 0, end: 0 }, ...(first === undefined ? {} : { line: first }) };
    const head = unread.length === 0 ? "this is no original" : `${what}${where}`;
    yield { ...place, message: `${head}: ${reasons(damaged)}` };
  },
};

const TOLD: ReadonlySet<Problem["kind"]> = new Set(["damaged", "lossy-source"]);

const unreadLines = (count: number): string =>
  count === 1 ? "one line could not be read" : `${count} lines could not be read`;

const reasons = (problems: readonly Problem[]): string =>
  [...new Set(problems.map(({ message }) => message))].join("; ");
