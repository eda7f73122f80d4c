/** Between the engine's tongue and the editor's: spans and ranges, severities, edits. The only file that speaks both. */
import {
  type CodeDescription,
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Edit, Diagnostic as Finding, Severity } from "../engine/rules/rule.ts";
import type { Span } from "../engine/text.ts";

/** A span as the editor's range. */
export const toRange = (span: Span, document: TextDocument): Range => ({
  start: document.positionAt(span.start),
  end: document.positionAt(span.end),
});

/** The editor's range as a span. */
export const toSpan = (range: Range, document: TextDocument): Span => ({
  start: document.offsetAt(range.start),
  end: document.offsetAt(range.end),
});

/**
 * A finding or mark as the editor's diagnostic; a mark is a hint, which no Problems list shows. The page of its rule is linked where one
 * hovers over it, and not in each of the hundreds of marks that cross the wire with every edit.
 */
export function toDiagnostic(finding: Finding, document: TextDocument): Diagnostic {
  const severity = toSeverity(finding.severity);
  return {
    range: toRange(finding.span, document),
    ...(severity === undefined ? {} : { severity }),
    code: finding.code,
    ...(finding.severity === "mark" ? {} : { codeDescription: pageOf(finding.code) }),
    source: "palimpsest",
    message: finding.message,
    ...(finding.related.length === 0 ? {} : { relatedInformation: finding.related.map(relatedIn(document)) }),
  };
}

const relatedIn =
  (document: TextDocument) =>
  ({ message, span }: Finding["related"][number]): DiagnosticRelatedInformation => ({
    location: { uri: document.uri, range: toRange(span, document) },
    message,
  });

/** The editor's severity; undefined where the finding is switched off. */
function toSeverity(severity: Severity): DiagnosticSeverity | undefined {
  switch (severity) {
    case "error":
      return DiagnosticSeverity.Error;
    case "warning":
      return DiagnosticSeverity.Warning;
    case "info":
      return DiagnosticSeverity.Information;
    case "mark":
      return DiagnosticSeverity.Hint;
    case "off":
      return undefined;
  }
}

/** Where a rule's page can be read. */
export const pageOf = (code: string): CodeDescription => ({
  href: `https://github.com/palimpsest-dev/palimpsest/blob/main/engine/rules/${code}.md`,
});

/** Edits of one document as one step that the editor applies and undoes together. */
export const toWorkspaceEdit = (edits: readonly Edit[], document: TextDocument): WorkspaceEdit => ({
  changes: {
    [document.uri]: edits.map((edit): TextEdit => ({ range: toRange(edit.span, document), newText: edit.text })),
  },
});
