/** Document symbols: the sections of a pad with its sealed entries, the compactions of a session. */
import { type DocumentSymbol, SymbolKind } from "vscode-languageserver";
import { maskCredentials } from "../../engine/handles/credential.ts";
import type { SealedRegion } from "../../engine/pad.ts";
import type { Span } from "../../engine/text.ts";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { Subject, View } from "../subject.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** The outline of a document. */
const symbolsView: View<undefined, readonly DocumentSymbol[]> = {
  name: "document-symbols",
  answer: (subject) => (subject.inspection.session ? compactions(subject) : outline(subject)),
};

/** Shows it. */
export const documentSymbols: Feature = {
  capabilities: { documentSymbolProvider: true },
  views: [symbolsView],
  listen(connection, ask) {
    connection.onDocumentSymbol(async ({ textDocument }, token) => [
      ...((await ask(symbolsView, textDocument.uri, undefined, token)) ?? []),
    ]);
  },
};

interface Node {
  readonly symbol: DocumentSymbol & { children: DocumentSymbol[] };
  readonly span: Span;
}

/** Sections inside sections, and each sealed region in the section that holds it. */
function outline(subject: Subject): readonly DocumentSymbol[] {
  const { inspection } = subject;
  const sections = sectionsOf(inspection).map((section) => sectionNode(section, subject));
  const regions = (inspection.pad?.sealed ?? []).map((region) => regionNode(region, subject));
  const roots: DocumentSymbol[] = [];
  const open: Node[] = [];
  for (const node of [...sections, ...regions].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    while (open.length > 0 && (open.at(-1)?.span.end ?? 0) <= node.span.start) open.pop();
    const parent = open.at(-1);
    (parent ? parent.symbol.children : roots).push(node.symbol);
    if (!regions.includes(node)) open.push(node);
  }
  return roots;
}

const sectionNode = ({ title, heading, span }: Section, { document }: Subject): Node => ({
  span,
  symbol: {
    name: title === "" ? "(no title)" : title,
    kind: SymbolKind.String,
    range: toRange(span, document),
    selectionRange: toRange(heading, document),
    children: [],
  },
});

function regionNode({ span, entries }: SealedRegion, { document }: Subject): Node {
  const children = entries.map((entry): DocumentSymbol => {
    const range = toRange(entry.span, document);
    return {
      name: maskCredentials(entry.text) || "(empty)",
      detail: entry.kind,
      kind: SymbolKind.Constant,
      range,
      selectionRange: range,
    };
  });
  const range = toRange(span, document);
  const name = "Sealed region";
  return {
    span,
    symbol: {
      name,
      detail: `${entries.length} entries`,
      kind: SymbolKind.Namespace,
      range,
      selectionRange: range,
      children,
    },
  };
}

function compactions({ inspection, document }: Subject): readonly DocumentSymbol[] {
  return (inspection.lineage?.generations ?? []).map(({ depth, kind, line }, index) => {
    const start = { line: Math.max(0, line - 1), character: 0 };
    const range = { start, end: start.line < document.lineCount ? { line: start.line + 1, character: 0 } : start };
    return {
      name: `Compaction ${index + 1}`,
      detail: `${kind}, depth ${depth}`,
      kind: SymbolKind.Event,
      range,
      selectionRange: range,
    };
  });
}
