/** Findings of the editor's tongue, drawn under the lines they speak of. */
import type { Diagnostic, Range } from "vscode-languageserver-protocol";

/** A text with marks under the first line of every range, in order; `label` says what is drawn. */
export function drawRanges(text: string, ranges: readonly { readonly range: Range; readonly label: string }[]): string {
  const sorted = ranges.toSorted(
    (a, b) =>
      a.range.start.line - b.range.start.line ||
      a.range.start.character - b.range.start.character ||
      a.label.localeCompare(b.label),
  );
  return text
    .split("\n")
    .flatMap((line, number) => {
      const here = sorted.filter(({ range }) => range.start.line === number);
      return [
        line,
        ...here.map(
          ({ range, label }) => `${" ".repeat(range.start.character)}${"^".repeat(widthOf(range, line))} ${label}`,
        ),
      ];
    })
    .join("\n");
}

const widthOf = ({ start, end }: Range, line: string): number =>
  Math.max(1, (end.line === start.line ? end.character : line.length) - start.character);

const NAMES = ["", "error", "warning", "info", "mark"];

/** Diagnostics drawn with severity and code; marks of handles are left out, for there are many. */
export const drawFindings = (text: string, diagnostics: readonly Diagnostic[]): string =>
  drawRanges(
    text,
    diagnostics
      .filter(({ code }) => code !== "handle-unindexed")
      .map(({ range, severity, code }) => ({ range, label: `${NAMES[severity ?? 0]} ${code}` })),
  );
