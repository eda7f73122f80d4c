/** Findings for people: what, where, the line of source with carets under it, and which page says more. */
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { Io } from "../command.ts";
import { counted } from "../counted.ts";
import type { Finding, Report } from "../finding.ts";
import { excerptOf } from "./excerpt.ts";
import type { Reporter } from "./index.ts";

/** One block a finding, then one line that counts them. */
export const text: Reporter = (reports, io) => {
  const blocks = reports.flatMap((report) => report.findings.map((finding) => blockOf(finding, report, io)));
  return `${blocks.join("\n")}${blocks.length === 0 ? "" : "\n"}${summaryOf(reports, io)}\n`;
};

function blockOf(finding: Finding, { text: source }: Report, { colours }: Io): string {
  const { severity, code, message, path, range, span, related, fixes } = finding;
  const paint = severity === "error" ? colours.red : severity === "warning" ? colours.yellow : colours.cyan;
  const excerpt = excerptOf(source, span);
  const number = String(range.start.line + 1);
  const margin = " ".repeat(number.length);
  const bar = colours.dim("|");
  const lines = [
    `${paint(`${severity}[${code}]`)}: ${colours.bold(message)}`,
    `${margin}${colours.dim("-->")} ${path}:${number}:${range.start.character + 1}`,
    ...(excerpt === undefined
      ? []
      : [
          `${margin} ${bar}`,
          `${colours.dim(number)} ${bar} ${maskCredentials(excerpt.line)}`,
          `${margin} ${bar} ${paint(excerpt.carets)}`,
        ]),
    ...related.map((place) => `${margin} ${colours.dim("=")} line ${place.range.start.line + 1}: ${place.message}`),
    ...fixes.slice(0, 1).map((title) => `${margin} ${colours.dim("=")} fix: ${title}`),
    `${margin} ${colours.dim(`= more: palimpsest rules ${code}`)}`,
  ];
  return `${lines.join("\n")}\n`;
}

function summaryOf(reports: readonly Report[], { colours }: Io): string {
  const findings = reports.flatMap((report) => report.findings);
  const files = counted(reports.length, "file");
  if (findings.length === 0) return colours.green(`nothing found in ${files}`);
  const counts = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity === "info" ? "note" : severity)];
  });
  return colours.bold(`${counts.join(", ")} in ${files}`);
}
