/** Folding: sealed regions and sections. */
import { type FoldingRange, FoldingRangeKind } from "vscode-languageserver";
import type { Span } from "../../engine/text.ts";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { Subject, View } from "../subject.ts";
import { sectionsOf } from "./sections.ts";

/** What can be folded in a Markdown document. */
const foldingView: View<undefined, readonly FoldingRange[]> = {
  name: "folding",
  answer(subject) {
    const regions = (subject.inspection.pad?.sealed ?? []).flatMap(({ span }) =>
      fold(span, subject, FoldingRangeKind.Region),
    );
    const sections = sectionsOf(subject.inspection).flatMap(({ span }) => fold(span, subject));
    return [...regions, ...sections];
  },
};

/** Folds them. */
export const folding: Feature = {
  capabilities: { foldingRangeProvider: true },
  views: [foldingView],
  listen(connection, ask) {
    connection.onFoldingRanges(async ({ textDocument }, token) => [
      ...((await ask(foldingView, textDocument.uri, undefined, token)) ?? []),
    ]);
  },
};

/** From the first line to the last one that holds something; nothing where that is one line. */
function fold(span: Span, { document }: Subject, kind?: FoldingRangeKind): readonly FoldingRange[] {
  const text = document.getText().slice(span.start, span.end);
  const { start, end } = toRange({ start: span.start, end: span.start + text.trimEnd().length }, document);
  return start.line < end.line ? [{ startLine: start.line, endLine: end.line, ...(kind ? { kind } : {}) }] : [];
}
