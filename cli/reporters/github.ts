/** Findings as workflow commands, which GitHub shows beside the changed lines. */
import type { Finding } from "../finding.ts";
import type { Reporter } from "./index.ts";

/** One command a finding; lines and columns from 1. */
export const github: Reporter = (reports) => reports.flatMap(({ findings }) => findings.map(commandOf)).join("");

function commandOf({ path, code, severity, message, range }: Finding): string {
  const name = severity === "info" ? "notice" : severity;
  const sameLine = range.start.line === range.end.line;
  const place = [
    `file=${property(path)}`,
    `line=${range.start.line + 1}`,
    `endLine=${range.end.line + 1}`,
    ...(sameLine ? [`col=${range.start.character + 1}`, `endColumn=${range.end.character + 1}`] : []),
    `title=${property(code)}`,
  ];
  return `::${name} ${place.join(",")}::${data(message)}\n`;
}

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
