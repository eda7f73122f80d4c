/** What stands out in a review: lost items red, softened ones amber, inventions violet, each on the editor's own background. */
import {
  type Diagnostic,
  type Disposable,
  languages,
  OverviewRulerLane,
  type TextEditor,
  ThemeColor,
  window,
} from "vscode";
import { parseAddress } from "../addresses.ts";

const kinds = ["lost", "weakened", "invented"] as const;

/** Frames the findings of every visible review; the diff editor colours whole texts, in which a squiggle alone would drown. */
export function colourReviews(): Disposable {
  const frames = kinds.map((kind) => {
    const colour = new ThemeColor(`palimpsest.${kind}Border`);
    const type = window.createTextEditorDecorationType({
      backgroundColor: new ThemeColor("editor.background"),
      border: "1px solid",
      borderColor: colour,
      borderRadius: "2px",
      overviewRulerColor: colour,
      overviewRulerLane: OverviewRulerLane.Full,
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

function kindOf({ code }: Diagnostic): (typeof kinds)[number] {
  const rule = String(code);
  if (rule.endsWith("-invented")) return "invented";
  return rule.endsWith("-weakened") ? "weakened" : "lost";
}
