/** The numbers of a document, sent whenever it was inspected afresh. */
import { estimateTokens } from "../../engine/tokens.ts";
import type { Feature } from "../feature.ts";
import type { Status } from "../protocol/answers.ts";
import { statusRequest } from "../protocol/requests.ts";
import type { View } from "../subject.ts";

/** What a status bar shows. */
export const statusView: View<undefined, Status> = {
  name: "status",
  answer({ uri, document, inspection, against }) {
    const { kind, items, diagnostics, lineage, rewrite, pad } = inspection;
    const count = (wanted: string): number => items.filter((item) => item.kind === wanted).length;
    return {
      uri,
      version: document.version,
      kind,
      tokens: estimateTokens(document.getText()),
      handles: new Set(items.filter((item) => item.kind === "handle").map((item) => item.text)).size,
      constraints: count("constraint"),
      negativeFacts: count("negative_fact"),
      sealed: (pad?.sealed ?? []).reduce((sum, { entries }) => sum + entries.length, 0),
      errors: diagnostics.filter(({ severity }) => severity === "error").length,
      warnings: diagnostics.filter(({ severity }) => severity === "warning").length,
      ...(lineage ? { generations: lineage.generations.length } : {}),
      ...(rewrite ? { decision: rewrite.decision } : {}),
      ...(rewrite && against !== undefined ? { against } : {}),
    };
  },
};

/** Open documents are told of without being asked for, by whoever keeps the inspections. */
export const status: Feature = {
  views: [statusView],
  listen(connection, ask) {
    connection.onRequest(
      statusRequest,
      async ({ uri }, token) => (await ask(statusView, uri, undefined, token)) ?? null,
    );
  },
};
