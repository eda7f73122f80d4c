/** Gutter mark and themable underline where a rule or a negative fact stands in text that a compaction may rewrite. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  type Disposable,
  type ExtensionContext,
  languages,
  OverviewRulerLane,
  Range,
  type TextEditor,
  ThemeColor,
  Uri,
  window,
} from "vscode";

/** The marks that are drawn; handles are coloured by semantic tokens instead. */
const drawn = new Set(["constraint-unsealed", "negative-fact-unsealed", "constraint-reworded"]);

/** Draws the marks of every visible editor and keeps them in step with the server's findings. */
export function showMarks(extension: ExtensionContext): Disposable {
  const icon = (file: string): Uri => Uri.joinPath(extension.extensionUri, "media", file);
  const gutter = window.createTextEditorDecorationType({
    light: { gutterIconPath: icon("mark-light.svg") },
    dark: { gutterIconPath: icon("mark-dark.svg") },
    overviewRulerColor: new ThemeColor("palimpsest.markForeground"),
    overviewRulerLane: OverviewRulerLane.Left,
  });
  const underline = window.createTextEditorDecorationType({
    // A theme colour inside a CSS value: VS Code defines one variable for each colour.
    textDecoration: "underline dotted 1.5px var(--vscode-palimpsest-markForeground)",
  });
  const draw = (editor: TextEditor): void => {
    const marks = languages.getDiagnostics(editor.document.uri).filter(isMark);
    editor.setDecorations(
      gutter,
      marks.map(({ range: { start } }) => new Range(start, start)),
    );
    // What is listed in Problems has its squiggle already, also where the same place is marked besides.
    const [quiet, listed] = partition(marks);
    editor.setDecorations(
      underline,
      quiet.map(({ range }) => range).filter((range) => !listed.some((one) => one.range.isEqual(range))),
    );
  };
  const all = (): void => window.visibleTextEditors.forEach(draw);
  const changed = [languages.onDidChangeDiagnostics(all), window.onDidChangeVisibleTextEditors(all)];
  all();
  return {
    dispose() {
      for (const part of [gutter, underline, ...changed]) part.dispose();
    },
  };
}

function partition(marks: readonly Diagnostic[]): readonly [readonly Diagnostic[], readonly Diagnostic[]] {
  const isQuiet = ({ severity }: Diagnostic): boolean => severity === DiagnosticSeverity.Hint;
  return [marks.filter(isQuiet), marks.filter((mark) => !isQuiet(mark))];
}

function isMark({ code, source }: Diagnostic): boolean {
  const name = typeof code === "object" ? code.value : code;
  return source === "palimpsest" && drawn.has(String(name));
}
