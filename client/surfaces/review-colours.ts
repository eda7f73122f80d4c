/** What stands out in a review: lost items red, softened ones amber, inventions violet, each on the editor's own background. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  type Disposable,
  languages,
  OverviewRulerLane,
  type TextEditor,
  ThemeColor,
  window,
} from "vscode";
import { parseAddress } from "../addresses.ts";

/** Each with its colour and line; handles that no open task needs stay in the background. */
const kinds = {
  lost: ["palimpsest.lostBorder", "1px solid"],
  weakened: ["palimpsest.weakenedBorder", "1px solid"],
  invented: ["palimpsest.inventedBorder", "1px solid"],
  minor: ["descriptionForeground", "1px dotted"],
} as const;

/** Frames the findings of every visible review; the diff editor colours whole texts, in which a squiggle alone would drown. */
export function colourReviews(): Disposable {
  const frames = Object.entries(kinds).map(([kind, [name, border]]) => {
    const colour = new ThemeColor(name);
    const ruler = { overviewRulerColor: colour, overviewRulerLane: OverviewRulerLane.Full };
    const type = window.createTextEditorDecorationType({
      backgroundColor: new ThemeColor("editor.background"),
      border,
      borderColor: colour,
      borderRadius: "2px",
      ...(kind === "minor" ? {} : ruler),
    });
    return { kind, type };
  });
  const draw = (editor: TextEditor): void => {
    const view = parseAddress(editor.document.uri)?.view;
    if (view === undefined || view === "record") return;
    const found = languages.getDiagnostics(editor.document.uri);
    for (const { kind, type } of frames) {
      const of = found.filter((one) => kindOf(one) === kind);
      editor.setDecorations(
        type,
        of.map(({ range }) => range),
      );
    }
  };
  const all = (): void => window.visibleTextEditors.forEach(draw);
  const changed = [languages.onDidChangeDiagnostics(all), window.onDidChangeVisibleTextEditors(all)];
  return {
    dispose() {
      for (const part of [...frames.map(({ type }) => type), ...changed]) part.dispose();
    },
  };
}

function kindOf({ code, severity }: Diagnostic): keyof typeof kinds {
  if (severity === DiagnosticSeverity.Hint) return "minor";
  const rule = String(code);
  if (rule.endsWith("-invented")) return "invented";
  return rule.endsWith("-weakened") ? "weakened" : "lost";
}
