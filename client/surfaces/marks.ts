/** Gutter mark and themable underline where a rule or a negative fact stands in text that a compaction may rewrite. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  type Disposable,
  type ExtensionContext,
  languages,
  OverviewRulerLane,
  type TextEditor,
  ThemeColor,
  Uri,
  window,
} from "vscode";

/** The marks that are drawn; handles are coloured by semantic tokens instead. */
const drawn = new Set(["constraint-unsealed", "negative-fact-unsealed", "constraint-reworded"]);

/** Draws the marks of every visible editor and keeps them in step with the server's hints. */
export function showMarks(extension: ExtensionContext): Disposable {
  const icon = (file: string): Uri => Uri.joinPath(extension.extensionUri, "media", file);
  const mark = window.createTextEditorDecorationType({
    // A theme colour inside a CSS value: VS Code defines one variable for each colour.
    textDecoration: "underline dotted 1.5px var(--vscode-palimpsest-markForeground)",
    light: { gutterIconPath: icon("mark-light.svg") },
    dark: { gutterIconPath: icon("mark-dark.svg") },
    overviewRulerColor: new ThemeColor("palimpsest.markForeground"),
    overviewRulerLane: OverviewRulerLane.Left,
  });
  const all = (): void => {
    for (const editor of window.visibleTextEditors) draw(editor, mark);
  };
  const changed = [languages.onDidChangeDiagnostics(all), window.onDidChangeVisibleTextEditors(all)];
  all();
  return {
    dispose() {
      for (const part of [mark, ...changed]) part.dispose();
    },
  };
}

function draw(editor: TextEditor, mark: Parameters<TextEditor["setDecorations"]>[0]): void {
  const marks = languages.getDiagnostics(editor.document.uri).filter(isMark);
  editor.setDecorations(
    mark,
    marks.map(({ range }) => range),
  );
}

function isMark(diagnostic: Diagnostic): boolean {
  const { code, severity, source } = diagnostic;
  const name = typeof code === "object" ? code.value : code;
  return source === "palimpsest" && severity === DiagnosticSeverity.Hint && drawn.has(String(name));
}
