/** Semantic tokens: every handle, so that a theme can colour what must be copied word for word. */
import { type Range, SemanticTokensBuilder, type SemanticTokensLegend } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Item } from "../../engine/item.ts";
import type { Span } from "../../engine/text.ts";
import { toSpan } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { type Subject, spanOf, type View } from "../subject.ts";

/** The token type and modifiers; the manifest gives them their colours. */
const legend: SemanticTokensLegend = { tokenTypes: ["handle"], tokenModifiers: ["sealed", "lost"] };

const SEALED = 1;
const LOST = 2;

/** The tokens of a document, or of a range of it, in the protocol's numbers. */
const tokensView: View<Range | undefined, readonly number[]> = {
  name: "semantic-tokens",
  answer(subject, range) {
    const { document } = subject;
    const within = range ? toSpan(range, document) : { start: 0, end: Number.POSITIVE_INFINITY };
    const builder = new SemanticTokensBuilder();
    const gone = goneIn(subject);
    for (const { span, item } of handlesIn(subject, within)) {
      const sealed = item.provenance === "sealed" ? SEALED : 0;
      const lost = gone.has(item.text) ? LOST : 0;
      for (const line of linesOf(span, document))
        builder.push(line.line, line.character, line.length, 0, sealed | lost);
    }
    return builder.build().data;
  },
};

/** Shows them. */
export const semanticTokens: Feature = {
  capabilities: { semanticTokensProvider: { legend, full: true, range: true } },
  views: [tokensView],
  listen(connection, ask) {
    connection.languages.semanticTokens.on(async ({ textDocument }, token) => ({
      data: [...((await ask(tokensView, textDocument.uri, undefined, token)) ?? [])],
    }));
    connection.languages.semanticTokens.onRange(async ({ textDocument, range }, token) => ({
      data: [...((await ask(tokensView, textDocument.uri, range, token)) ?? [])],
    }));
  },
};

function handlesIn({ inspection }: Subject, within: Span): readonly { readonly span: Span; readonly item: Item }[] {
  const found = inspection.items
    .filter(({ kind }) => kind === "handle")
    .map((item) => ({ item, span: spanOf(item, inspection) }))
    .filter(({ span }) => within.start < span.end && span.start < within.end)
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  let end = -1;
  return found.filter(({ span }) => {
    const free = end <= span.start;
    if (free) end = span.end;
    return free;
  });
}

/** Handles that some compaction lost. */
function goneIn({ inspection }: Subject): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { survival } of inspection.lineage?.generations ?? [])
    for (const { item, state } of survival)
      if (item.kind === "handle" && (state === "lost" || state === "weakened" || state === "altered"))
        gone.add(item.text);
  return gone;
}

interface OnLine {
  readonly line: number;
  readonly character: number;
  readonly length: number;
}

/** A token may not span lines, so a command with continuation lines is several. */
function linesOf(span: Span, document: TextDocument): readonly OnLine[] {
  const text = document.getText().slice(span.start, span.end);
  const first = document.positionAt(span.start);
  return text.split("\n").flatMap((part, index) => {
    const length = part.replace(/\r$/, "").length;
    return length === 0 ? [] : [{ line: first.line + index, character: index === 0 ? first.character : 0, length }];
  });
}
