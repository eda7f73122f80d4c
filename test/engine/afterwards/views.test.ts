import { expect, test } from "vitest";
import { lineageJson } from "../../../cli/reporters/lineage-json.ts";
import { inspect } from "../../../engine/inspection.ts";
import { drawRows } from "../../../engine/lineage/draw.ts";
import { rowsOf } from "../../../engine/lineage/rows.ts";
import { reportOf } from "../../../engine/report.ts";
import { notations, type Script } from "../../harness/story.ts";

const SECRET = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

const CLAUDE_CODE = "claude-code";

const SCRIPT: Script = [
  "user: If the smoke test fails, roll back to rev-4f9a2c. Never edit `config/prod.yaml`.",
  "> Read /work/shop/src/smoke.ts",
  "< export const smoke = () => true;",
  "> Read /work/shop/src/rollback.ts",
  "< export const rollback = () => true;",
  "summary: The smoke test runs; roll back if it fails.",
  "> Read src/smoke.ts",
  "< export const smoke = () => true;",
  '> Edit {"file_path":"src/rollback.ts","old_string":"true","new_string":"false"}',
  "< updated",
  "> Read /work/shop/src/rollback.ts",
  "< export const rollback = () => false;",
  `> bash GH_TOKEN=${SECRET} deployctl rollback --to rev-4f9a2d --token ${SECRET}`,
  "! no such revision: rev-4f9a2d",
  '> Edit {"file_path":"config/prod.yaml","old_string":"a","new_string":"b"}',
  "< updated",
];

function inspected(script: Script) {
  const notation = notations.find(({ name }) => name === CLAUDE_CODE);
  const inspection = inspect({ name: "session.jsonl", text: notation?.write(script) ?? "" });
  const { lineage, session } = inspection;
  if (!lineage || !session) throw new Error("a story is a session");
  return { ...inspection, lineage, session };
}

test("what followed a compaction is drawn under it, worst first by place, with what was read again", () => {
  const drawn = drawRows(rowsOf(inspected(SCRIPT)));
  expect(drawn.split("\n").filter((line) => line.includes("afterwards"))).toEqual([
    "    afterwards literal-diverged rev-4f9a2d line 14 ← rev-4f9a2c line 1",
    "    afterwards constraint-broken config/prod.yaml line 16 ← Never edit `config/prod.yaml` line 1",
    "    afterwards 2 reads again of what the region held (1 unchanged since), about 16 tokens",
  ]);
});

test("the JSON of a lineage tells what followed, with lines on both sides", () => {
  const { generations } = lineageJson(inspected(SCRIPT)) as { readonly generations: readonly object[] };
  expect(generations).toHaveLength(1);
  expect(generations[0]).toMatchObject({
    afterwards: {
      actions: 5,
      refetched: { calls: 2 },
      unchanged: { calls: 1 },
      searches: { byHandle: { hit: 0, miss: 0 }, byProse: { hit: 0, miss: 0 } },
      next: { tool: "Read", target: "src/smoke.ts", sameTool: true, sameTarget: false },
      mishaps: [
        { code: "literal-diverged", text: "rev-4f9a2d", was: "rev-4f9a2c", failed: true, line: 14, wasLine: 1 },
        { code: "constraint-broken", text: "config/prod.yaml", failed: false, line: 16, wasLine: 1 },
      ],
    },
  });
});

test("findings stand at the action and link to the cause and to the compaction", () => {
  const { diagnostics, source } = inspected(SCRIPT);
  const found = diagnostics.find(({ code }) => code === "literal-diverged");
  const at = ({ span }: { readonly span: { readonly start: number; readonly end: number } }): string =>
    source.text?.slice(span.start, span.end) ?? "";
  expect(found && [at(found), found.line]).toEqual(["rev-4f9a2d", 14]);
  expect(found?.related.map((one) => [at(one), one.line, one.message])).toEqual([
    ["rev-4f9a2c", 1, "`rev-4f9a2c`"],
    ["The smoke test runs; roll back if it fails.", 7, "compaction #1"],
  ]);
});

test("nothing that looks like a credential is shown, and a redacted report quotes nothing", () => {
  const inspection = inspected([
    ...SCRIPT.slice(0, 1),
    `> bash notify --token ${SECRET} --format xlsx`,
    "! error: unknown option --format",
    "summary: Work goes on.",
    `> bash notify --token ${SECRET} --format xlsx`,
    "! error: unknown option --format",
  ]);
  const { mishaps } = rowsOf(inspection)[0]?.afterwards ?? {};
  expect(mishaps?.map(({ code }) => code)).toEqual(["failure-repeated"]);
  expect(JSON.stringify([rowsOf(inspection), lineageJson(inspection)])).not.toContain(SECRET);
  const hidden = JSON.stringify(reportOf(inspected(SCRIPT), "session", "redacted"));
  for (const said of ["rev-4f9a2", "prod.yaml", "smoke.ts", "deployctl"]) expect(hidden).not.toContain(said);
});

test("a session without a compaction has nothing that could have followed", () => {
  const { lineage } = inspected(SCRIPT.filter((line) => !line.startsWith("summary: ")));
  expect(lineage.generations).toEqual([]);
});
