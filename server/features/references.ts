/** Definition and references: where a value was said first, and everywhere it lives, across generations. */
import type { Location, Position } from "vscode-languageserver";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { itemsAt, spanOf, type View } from "../subject.ts";

/** Every place of the item under the cursor, in the order of the document. */
const placesView: View<Position, readonly Location[]> = {
  name: "references",
  answer({ inspection, document, uri }, position) {
    const item = itemsAt(document.offsetAt(position), inspection)[0];
    if (!item) return [];
    return inspection.items
      .filter(({ kind, text }) => kind === item.kind && text === item.text)
      .map((same) => ({ uri, range: toRange(spanOf(same, inspection), document) }));
  },
};

/** Goes there: the first place is the definition. */
export const references: Feature = {
  capabilities: { definitionProvider: true, referencesProvider: true },
  views: [placesView],
  listen(connection, ask) {
    connection.onDefinition(async ({ textDocument, position }, token) =>
      ((await ask(placesView, textDocument.uri, position, token)) ?? []).slice(0, 1),
    );
    connection.onReferences(async ({ textDocument, position }, token) => [
      ...((await ask(placesView, textDocument.uri, position, token)) ?? []),
    ]);
  },
};
