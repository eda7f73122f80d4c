/** Findings drawn under the text they speak of: `^^^^ rule-code`. Expectations are drawings too, so nobody counts columns. */
import type { Diagnostic } from "../../engine/rules/rule.ts";

const MARK = /^ *\^+ [a-z-]+$/;

/** A text without the marks that are drawn under its lines. */
export const withoutMarks = (drawing: string): string =>
  drawing
    .split("\n")
    .filter((line) => !MARK.test(line))
    .join("\n");

/** Whether anything is drawn under a text. */
export const hasMarks = (drawing: string): boolean => drawing.split("\n").some((line) => MARK.test(line));

/** A text with findings drawn under their lines, in their order; a finding over several lines is drawn under its first. */
export function draw(text: string, diagnostics: readonly Pick<Diagnostic, "span" | "code">[]): string {
  let at = 0;
  return text
    .split("\n")
    .flatMap((line) => {
      const start = at;
      at += line.length + 1;
      const here = diagnostics.filter(({ span }) => start <= span.start && span.start < at);
      return [line, ...here.map(({ span, code }) => markOf(span.start - start, span.end - start, line.length, code))];
    })
    .join("\n");
}

function markOf(from: number, to: number, lineLength: number, code: string): string {
  const width = Math.max(1, Math.min(to, lineLength) - from);
  return `${" ".repeat(from)}${"^".repeat(width)} ${code}`;
}
