/** Inlay hints: estimated tokens behind each heading; off unless the user switches them on. */
import type { InlayHint, Range } from "vscode-languageserver";
import { overlaps } from "../../engine/text.ts";
import { estimateTokens } from "../../engine/tokens.ts";
import { toSpan } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { View } from "../subject.ts";
import { sectionsOf } from "./sections.ts";

/** One hint a section in the range; none where the setting is off. */
const hintsView: View<Range, readonly InlayHint[]> = {
  name: "inlay-hints",
  answer({ inspection, document, settings }, range) {
    if (!settings.tokenHints) return [];
    const within = toSpan(range, document);
    const text = document.getText();
    return sectionsOf(inspection)
      .filter(({ heading }) => overlaps(heading, { start: within.start, end: within.end + 1 }))
      .map(({ heading, span }) => ({
        position: document.positionAt(heading.end),
        label: `about ${estimateTokens(text.slice(span.start, span.end))} tokens`,
        paddingLeft: true,
      }));
  },
};

/** Shows them. */
export const inlayHints: Feature = {
  capabilities: { inlayHintProvider: { resolveProvider: false } },
  views: [hintsView],
  listen(connection, ask) {
    connection.languages.inlayHint.on(async ({ textDocument, range }, token) => [
      ...((await ask(hintsView, textDocument.uri, range, token)) ?? []),
    ]);
  },
};
