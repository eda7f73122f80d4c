/** Document links: content addresses, which open what the store holds, and dropped ranges, which are read again from their source. */
import type { DocumentLink } from "vscode-languageserver";
import { placeInRecord, recordsOf } from "../../engine/records.ts";
import { toRange } from "../convert.ts";
import type { Feature } from "../feature.ts";
import type { Subject, View } from "../subject.ts";

/** Every address and dropped range in a document, as a link that the client resolves. */
const linksView: View<undefined, readonly DocumentLink[]> = {
  name: "document-links",
  answer: (subject) => [...addresses(subject), ...droppedRanges(subject)],
};

const addresses = ({ document }: Subject): readonly DocumentLink[] =>
  Array.from(document.getText().matchAll(/sha256:[0-9a-f]{64}(?![0-9a-f])/g), (address) => ({
    range: toRange({ start: address.index, end: address.index + address[0].length }, document),
    target: `palimpsest:/blob/${address[0].slice("sha256:".length)}`,
    tooltip: "Open what was spilled",
  }));

/** The ranges of records that say of which text they are, and where that stood. */
function droppedRanges({ uri, document, inspection: { pad, source } }: Subject): readonly DocumentLink[] {
  const text = source.text ?? "";
  return (pad ? recordsOf(pad, text) : []).flatMap((record) => {
    const { digest, droppedRange, source: from } = record;
    if (digest === undefined || droppedRange === undefined || from === undefined) return [];
    const query = JSON.stringify({ view: "dropped", of: uri, digest });
    return {
      range: toRange(placeInRecord(record, '"droppedRange"', text), document),
      target: `palimpsest:/~dropped~/${encodeURIComponent(from)}?${encodeURIComponent(query)}`,
      tooltip: "Read the dropped range again from its source",
    };
  });
}

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
