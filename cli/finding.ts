/** A finding as reporters print it: the engine's diagnostic with its file, line and column. */
import type { Inspection } from "../engine/inspection.ts";
import type { Diagnostic, Severity } from "../engine/rules/rule.ts";
import type { Span } from "../engine/text.ts";

/** A place as editors count it: line and character from 0, characters in UTF-16. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** One finding of one file. */
export interface Finding {
  readonly path: string;
  readonly code: string;
  readonly severity: Exclude<Severity, "mark" | "off">;
  readonly message: string;
  /** UTF-16 offsets in the decoded file. */
  readonly span: Span;
  readonly range: { readonly start: Position; readonly end: Position };
  readonly related: readonly { readonly message: string; readonly span: Span; readonly range: Finding["range"] }[];
  readonly fixes: readonly string[];
}

/** A file with its findings; the text is kept for excerpts. */
export interface Report {
  readonly path: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The findings of an inspection, info and above: marks are for editors. */
export function reportOf(path: string, { source, diagnostics }: Inspection): Report {
  const text = source.text ?? "";
  const rangeOf = rangesIn(text);
  const findings = diagnostics.flatMap((found): readonly Finding[] => {
    const { severity } = found;
    if (!isFinding(severity)) return [];
    const { code, message, span, related, fixes } = found;
    return [
      {
        path,
        code,
        severity,
        message,
        span,
        range: rangeOf(span),
        related: related.map((place) => ({ message: place.message, span: place.span, range: rangeOf(place.span) })),
        fixes: fixes.map(({ title }) => title),
      },
    ];
  });
  return { path, text, findings };
}

const isFinding = (severity: Diagnostic["severity"]): severity is Finding["severity"] =>
  severity === "error" || severity === "warning" || severity === "info";

/** From spans of a text to lines and characters. */
export function rangesIn(text: string): (span: Span) => Finding["range"] {
  const starts = [0];
  for (let feed = text.indexOf("\n"); 0 <= feed; feed = text.indexOf("\n", feed + 1)) starts.push(feed + 1);
  const positionOf = (offset: number): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - (starts[low] ?? 0) };
  };
  return ({ start, end }) => ({ start: positionOf(start), end: positionOf(end) });
}
