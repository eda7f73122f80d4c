import type { Problem } from "../session.ts";
import type { Rule } from "./rule.ts";

/** Says how many lines could not be read; a torn last line and unknown rows are ordinary and stay silent. */
export const formatDamaged: Rule = {
  code: "format-damaged",
  severity: "info",

  *session({ problems }) {
    const damaged = problems.filter(({ kind, line }) => TOLD.has(kind) || (kind === "torn" && line === undefined));
    if (damaged.length === 0) return;
    const count = damaged.reduce((sum, problem) => sum + problem.count, 0);
    const lines = damaged.flatMap(({ line }) => (line === undefined ? [] : [line]));
    const where = lines.length === 0 ? "" : ` (line ${lines.slice(0, 5).join(", ")}${lines.length > 5 ? ", …" : ""})`;
    const isWhole = damaged.every(({ kind, line }) => kind === "lossy-source" || line !== undefined);
    const what = !isWhole
      ? "not all could be read"
      : count === 1
        ? "one line could not be read"
        : `${count} lines could not be read`;
    const first = lines[0];
    const place = { span: { start: 0, end: 0 }, ...(first === undefined ? {} : { line: first }) };
    yield { ...place, message: `${what}${where}: ${reasons(damaged)}` };
  },
};

const TOLD: ReadonlySet<Problem["kind"]> = new Set(["damaged", "lossy-source"]);

const reasons = (problems: readonly Problem[]): string =>
  [...new Set(problems.map(({ message }) => message))].join("; ");
