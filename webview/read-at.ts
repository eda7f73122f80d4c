import type { FromPanel, RowItem } from "../server/protocol/panel.ts";

/** The wish to see an item among the session's records, where it stood last before the compaction. */
export function readAt({ kind, text, place }: RowItem): FromPanel {
  const isNamed = kind !== "approval" && kind !== "instruction";
  return { type: "readAt", place, ...(isNamed ? { item: { kind, text } } : {}) };
}
