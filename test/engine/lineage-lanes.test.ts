import { expect, test } from "vitest";
import { drawRows } from "../../engine/lineage/draw.ts";
import { lanesOf } from "../../engine/lineage/lanes.ts";
import type { LineageRow } from "../../engine/lineage/rows.ts";
import { emptyTally } from "../../engine/lineage/tally.ts";

/** Draws the lanes of a tree written as `child<parent`, parents first. */
function drawn(tree: string): string {
  const nodes = tree.split(" ").map((word) => {
    const [id = "", parent] = word.split("<");
    return parent === undefined ? { id } : { id, parent };
  });
  const lanes = lanesOf(nodes);
  const rows = nodes.map((node, index) => row(node.id, index, lanes[index]));
  return drawRows(rows)
    .split("\n")
    .filter((line) => !/^[│ ]*$/.test(line.replace("nothing", "")))
    .map((line) => line.replace(/ #(\d+).*/, (_, number: string) => ` ${nodes[Number(number) - 1]?.id}`))
    .join("\n");
}

function row(id: string, index: number, lanes: LineageRow["lanes"] | undefined): LineageRow {
  return {
    id,
    number: index + 1,
    depth: 1,
    kind: "summary",
    trigger: "auto",
    confidence: "exact",
    line: 1,
    lanes: lanes ?? { column: 0, through: [], above: false, below: false },
    sentence: { text: "nothing", weight: "calm" },
    region: { bytes: { start: 0, end: 0 }, lines: { start: 0, end: 0 }, records: 0 },
    summary: { opaque: false, line: 1, chars: 0 },
    tokens: { source: "", estimateBefore: 0, estimateAfter: 0 },
    handles: emptyTally,
    constraints: emptyTally,
    negativeFacts: emptyTally,
    reversible: true,
    retained: true,
    lossClass: "LOSSLESS",
    degraded: false,
    reasons: [],
    top: [],
  };
}

test("a chain goes straight down", () => {
  expect(drawn("a b<a c<b")).toBe(["o a", "o b", "o c"].join("\n"));
});

test("a second child branches off to the right and the first goes straight on", () => {
  expect(drawn("a b<a c<a d<b")).toBe(["o   a", "o   b", "├─╮", "│ o c", "o   d"].join("\n"));
});

test("a chain that begins while another runs stands beside it", () => {
  expect(drawn("a x b<a y<x")).toBe(["o   a", "│ o x", "o │ b", "  o y"].join("\n"));
});

test("a lane that ended is used again", () => {
  expect(drawn("a x b<a z c<b")).toBe(["o   a", "│ o x", "o   b", "│ o z", "o   c"].join("\n"));
});

test("five thousand generations are laid out in one pass", () => {
  const nodes = Array.from({ length: 5000 }, (_, at) =>
    at === 0 ? { id: "0" } : { id: `${at}`, parent: `${at - 1}` },
  );
  expect(lanesOf(nodes).every(({ column }) => column === 0)).toBe(true);
});
