/** Rows as the server sends them, made to any number: a main chain, a fork every ten generations, one grave loss now and then. */
import { listOf } from "../../engine/lineage/list.ts";
import type { LineageRow, RowItem, Tally, ToPanel } from "../../server/protocol/panel.ts";

const tally = (part: Partial<Tally> = {}): Tally => ({
  region: 0,
  kept: 0,
  equivalent: 0,
  altered: 0,
  weakened: 0,
  lost: 0,
  invented: 0,
  held: 0,
  expendable: 0,
  ...part,
});

const item = (text: string, state: RowItem["state"], line: number): RowItem => ({
  kind: state === "weakened" ? "constraint" : "handle",
  subtype: state === "weakened" ? "prohibition" : "id",
  text,
  state,
  provenance: "user",
  places: 2,
  place: { record: line, textIndex: 0, line, span: { start: 4, end: 4 + text.length } },
  ...(state === "weakened" ? { instead: { text: "handle write errors" } } : {}),
  ...(state === "lost"
    ? { need: { score: 0.9, reasons: ["named by the user", "an open task needs it"], usedAfter: true } }
    : {}),
});

/** As many rows as asked for, parents before children; none of them grave where `calm`. */
export function rowsFor(count: number, mood: "calm" | "mixed" = "mixed"): readonly LineageRow[] {
  return Array.from({ length: count }, (_, index) => rowAt(index, count, mood === "mixed" && index % 7 === 1));
}

function rowAt(index: number, count: number, grave: boolean): LineageRow {
  const line = 100 * (index + 1);
  const fork = index % 10 === 9;
  return {
    id: `g${index + 1}`,
    ...(index > 0 ? { parent: `g${index}` } : {}),
    number: index + 1,
    depth: (index % 10) + 1,
    kind: "summary",
    trigger: index % 2 === 0 ? "auto" : "manual",
    confidence: "exact",
    line,
    time: "2026-11-14T09:30:00Z",
    lanes: {
      column: fork ? 1 : 0,
      through: fork ? [0] : [],
      above: index > 0,
      below: index < count - 1,
      ...(fork ? { from: 0 } : {}),
    },
    sentence: grave
      ? { text: "one rule of yours, one value an open task needs; 300 handles, none needed", weight: "grave" }
      : { text: "120 handles, none needed", weight: "calm" },
    region: { bytes: { start: 0, end: 1000 }, lines: { start: line - 99, end: line - 1 }, records: 99 },
    summary: { opaque: false, line: line + 1, chars: 9000 },
    tokens: { before: 155_000, source: "input tokens with caches", estimateBefore: 150_000, estimateAfter: 4000 },
    handles: tally({ region: 320, kept: 20, lost: 300 }),
    constraints: tally(grave ? { region: 4, kept: 3, weakened: 1 } : { region: 3, kept: 3 }),
    negativeFacts: tally({ region: 2, kept: 2 }),
    carried: 20 / 320,
    reversible: false,
    retained: true,
    lossClass: "LOSSY_LITERAL",
    degraded: grave,
    reasons: ["300 handles cannot be found from what survives"],
    top: grave
      ? [item("do not retry writes after a 5xx", "weakened", line - 50), item("rev-4f9a2c", "lost", line - 40)]
      : [],
  };
}

/** The message that shows rows, as the host makes it. */
export const listed = (rows: readonly LineageRow[]): ToPanel => ({
  type: "lineage",
  uri: "file:///s.jsonl",
  name: "s.jsonl",
  list: listOf(rows),
  obligations: [],
});

/** The answer for a generation that is looked at. */
export const opened = (row: LineageRow): ToPanel => ({
  type: "generation",
  generation: row.id,
  open: { row, items: row.top },
});
