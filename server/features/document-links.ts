/** Document links: content addresses, which open what the store holds. */
import type { DocumentLink } from "vscode-languageserver";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { View } from "../subject.ts";

/** Every address in a document, as a link that the client resolves. */
const linksView: View<undefined, readonly DocumentLink[]> = {
  name: "document-links",
  answer({ document }) {
    const found = document.getText().matchAll(/sha256:[0-9a-f]{64}/g);
    return Array.from(found, (address) => ({
      range: toRange({ start: address.index, end: address.index + address[0].length }, document),
      target: `palimpsest:/blob/${address[0].slice("sha256:".length)}`,
      tooltip: "Open what was spilled",
    }));
  },
};

/** Offers them. */
export const documentLinks: Feature = {
  capabilities: { documentLinkProvider: { resolveProvider: false } },
  views: [linksView],
  listen(connection, ask) {
    connection.onDocumentLinks(async ({ textDocument }, token) => [
      ...((await ask(linksView, textDocument.uri, undefined, token)) ?? []),
    ]);
  },
};
