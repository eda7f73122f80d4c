/** Findings and marks of a document, pushed after every change or pulled by the editor. */
import { type Diagnostic, type DocumentDiagnosticParams, DocumentDiagnosticReportKind } from "vscode-languageserver";
import type { Diagnostic as Finding } from "../../engine/rules/rule.ts";
import { toDiagnostic } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { Subject, View } from "../subject.ts";

/** Marks that one document shows at most: all of them cross the wire after every edit, and editors drop what is beyond a thousand. */
export const MARKS = 500;

/** Every finding of a document as the editor's diagnostics, and as many marks as editors show. */
export const diagnosticsView: View<undefined, readonly Diagnostic[]> = {
  name: "diagnostics",
  answer: ({ inspection, document, commands }: Subject) =>
    shown(inspection.diagnostics, commands).map((finding) => toDiagnostic(finding, document)),
};

/** All findings, and the first marks up to the limit; where semantic tokens colour the handles, their marks say nothing more. */
export function shown(diagnostics: readonly Finding[], coloured: boolean): readonly Finding[] {
  let marks = 0;
  return diagnostics.filter(({ severity, code }) => {
    if (severity !== "mark") return true;
    if (coloured && code === "handle-unindexed") return false;
    marks += 1;
    return marks <= MARKS;
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
