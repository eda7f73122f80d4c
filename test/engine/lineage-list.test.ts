/** What a list is given of a lineage: all that stands on a line, nothing that is seen only when a line is opened. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { listOf } from "../../engine/lineage/list.ts";
import { type LineageRow, rowsOf } from "../../engine/lineage/rows.ts";

function rowsOfExample(): readonly LineageRow[] {
  const text = readFileSync("examples/deployment.jsonl", "utf8");
  const { lineage, session, passages } = inspect({ name: "deployment.jsonl", text });
  return lineage && session ? rowsOf({ lineage, session, passages }) : [];
}

test("a list has a line for each generation, with the numbers of its row", () => {
  const rows = rowsOfExample();
  const list = listOf(rows);
  expect(list.rows.map(({ id, sentence, depth }) => ({ id, sentence, depth }))).toEqual(
    rows.map(({ id, sentence, depth }) => ({ id, sentence, depth })),
  );
  for (const [index, { handles, worth, rulesGone }] of list.rows.entries()) {
    const row = rows[index];
    expect(handles?.of).toBe(row?.handles.region);
    expect(worth ?? 0).toBe(row?.top.length);
    expect(rulesGone ?? 0).toBe(row ? row.constraints.lost + row.constraints.weakened + row.constraints.altered : 0);
  }
  expect(list.rows.some(({ worth }) => worth !== undefined)).toBe(true);
});

test("no value of the session stands in a list", () => {
  const rows = rowsOfExample();
  const values = rows.flatMap(({ top }) => top.map(({ text }) => text));
  expect(values).not.toEqual([]);
  const said = JSON.stringify(listOf(rows));
  for (const value of values) expect(said).not.toContain(JSON.stringify(value).slice(1, -1));
});

test("survival by depth is a share for each depth that has a readable summary", () => {
  const rows = rowsOfExample();
  const depths = [...new Set(rows.filter(({ kind }) => kind === "summary").map(({ depth }) => depth))];
  const { byDepth } = listOf(rows);
  expect(byDepth.map(({ depth }) => depth)).toEqual(depths.toSorted((a, b) => a - b));
  for (const { handles, rules } of byDepth) {
    expect(handles).toBeGreaterThanOrEqual(0);
    expect(Math.max(handles, rules)).toBeLessThanOrEqual(1);
  }
});
