/** Workspace symbols: the handles of every open document. */
import { SymbolKind, type WorkspaceSymbol } from "vscode-languageserver";
import { maskCredentials } from "../../engine/handles/credential.ts";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import { spanOf, type View } from "../subject.ts";

/** Symbols that one document gives at most; a query narrows them down. */
const LIMIT = 200;

/** The distinct handles of a document that hold a query, in any case of letters. */
const handlesView: View<string, readonly WorkspaceSymbol[]> = {
  name: "workspace-symbols",
  answer({ inspection, document, uri }, query) {
    const wanted = query.toLowerCase();
    const seen = new Set<string>();
    const symbols: WorkspaceSymbol[] = [];
    for (const item of inspection.items) {
      if (item.kind !== "handle" || seen.has(item.text) || !item.text.toLowerCase().includes(wanted)) continue;
      seen.add(item.text);
      const range = toRange(spanOf(item, inspection), document);
      symbols.push({
        name: maskCredentials(item.text),
        kind: SymbolKind.Key,
        location: { uri, range },
        containerName: item.subtype,
      });
      if (LIMIT <= symbols.length) break;
    }
    return symbols;
  },
};

/** Finds them. */
export const workspaceSymbols: Feature = {
  capabilities: { workspaceSymbolProvider: { resolveProvider: false } },
  views: [handlesView],
  listen(connection, ask, documents) {
    connection.onWorkspaceSymbol(async ({ query }, token) => {
      const found = await Promise.all(documents().map((uri) => ask(handlesView, uri, query, token)));
      return found.flatMap((symbols) => [...(symbols ?? [])]);
    });
  },
};
