/** The verdicts of a set as a table for a review's summary. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { FileVerdict } from "./git.ts";
import { reportOfVerdict } from "./review.ts";
import { tallyOf } from "./tally.ts";

/** Markdown: one row a file, then what refuses, each in one line. */
export function summaryOf(verdicts: readonly FileVerdict[]): string {
  if (verdicts.length === 0) return "No pad or rules file has changed.\n";
  const rows = verdicts.map(({ path, verdict }) => `| ${code(path)} | ${verdict.decision} | ${tallyOf(verdict)} |`);
  const details = verdicts.flatMap((file) =>
    reportOfVerdict(file)
      .findings.filter(({ severity }) => severity !== "info")
      .map(
        ({ path, range, code: rule, message }) =>
          `- ${code(path)} line ${range.start.line + 1}: **${rule}** ${escaped(message)}`,
      ),
  );
  return `| file | verdict | what became of it |\n| --- | --- | --- |\n${rows.join("\n")}\n${details.length === 0 ? "" : `\n${details.join("\n")}\n`}`;
}

const escaped = (text: string): string => maskCredentials(text).replaceAll("<", "&lt;").replaceAll("|", "\\|");

/** A path as code, whatever its name has in it that would end the row. */
const code = (path: string): string => `\`${escaped(path).replace(/[`\r\n]/g, "?")}\``;
