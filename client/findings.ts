/** Findings of the server's answers as VS Code's diagnostics, for texts that are no documents of the server's. */
import { Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, l10n, type Uri } from "vscode";
import type { ReviewFinding } from "../server/protocol/answers.ts";
import { rangesOf } from "./ranges.ts";

/** Diagnostics of one text; a finding that has a counterpart in the other text points there. */
export function toDiagnostics(
  text: string,
  findings: readonly ReviewFinding[],
  other: { readonly uri: Uri; readonly text: string },
): readonly Diagnostic[] {
  const here = rangesOf(text);
  const there = rangesOf(other.text);
  return findings
    .filter(({ severity }) => severity !== "off")
    .map((finding) => {
      const diagnostic = new Diagnostic(here(finding.span), finding.message, severityOf(finding.severity));
      diagnostic.source = "palimpsest";
      diagnostic.code = finding.code;
      if (finding.other) {
        const place = new Location(other.uri, there(finding.other));
        diagnostic.relatedInformation = [new DiagnosticRelatedInformation(place, l10n.t("what corresponds to it"))];
      }
      return diagnostic;
    });
}

/** VS Code's word for a severity; marks are hints, which no Problems list shows. */
function severityOf(severity: ReviewFinding["severity"]): DiagnosticSeverity {
  switch (severity) {
    case "error":
      return DiagnosticSeverity.Error;
    case "warning":
      return DiagnosticSeverity.Warning;
    case "info":
      return DiagnosticSeverity.Information;
    case "mark":
    case "off":
      return DiagnosticSeverity.Hint;
  }
}
