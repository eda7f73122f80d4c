/** Findings and marks of a document, pushed after every change or pulled by the editor. */
import { type Diagnostic, type DocumentDiagnosticParams, DocumentDiagnosticReportKind } from "vscode-languageserver";
import type { Diagnostic as Finding } from "../../engine/rules/rule.ts";
import { toDiagnostic } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { Subject, View } from "../subject.ts";

/** Marks that one document shows at most: editors drop more than a thousand diagnostics of a file without a word. */
const MARKS = 900;

/** Every finding of a document as the editor's diagnostics, and as many marks as editors show. */
export const diagnosticsView: View<undefined, readonly Diagnostic[]> = {
  name: "diagnostics",
  answer: ({ inspection, document }: Subject) =>
    shown(inspection.diagnostics).map((finding) => toDiagnostic(finding, document)),
};

/** All findings, and the first marks up to the limit. */
export function shown(diagnostics: readonly Finding[]): readonly Finding[] {
  if (diagnostics.length <= MARKS) return diagnostics;
  let marks = 0;
  return diagnostics.filter(({ severity }) => {
    if (severity === "mark") marks += 1;
    return severity !== "mark" || marks <= MARKS;
  });
}

/** Answers editors that pull; pushing is the inspections' own clockwork. */
export const diagnostics: Feature = {
  capabilities: { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } },
  views: [diagnosticsView],
  listen(connection, ask) {
    connection.languages.diagnostics.on(async ({ textDocument }: DocumentDiagnosticParams, token) => ({
      kind: DocumentDiagnosticReportKind.Full,
      items: [...((await ask(diagnosticsView, textDocument.uri, undefined, token)) ?? [])],
    }));
  },
};
