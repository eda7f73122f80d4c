import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, race, root, runNode, scratchFolder, session } from "./measure.mjs";

const megabytes = Number(process.env.BENCH_MB ?? 2);

export const title = `a session of ${megabytes} MB (BENCH_MB sets it) read and every item found, against JSON.parse of its lines`;

export async function measure() {
  const { passagesOfSession, itemsOf } = await load("engine/index.ts");
  const { readDocument } = await load("engine/readers/index.ts");
  const text = session(megabytes * 1_000_000);
  const file = join(scratchFolder, "session.jsonl");
  writeFileSync(file, text);
  const lines = text.split("\n");
  const source = { name: "session.jsonl", text };
  const ms = await race(
    {
      parse: () => lines.map((line) => (line === "" ? undefined : JSON.parse(line))),
      read: () => readDocument(source),
      items: () => itemsOf(passagesOfSession(readDocument(source))),
    },
    2,
  );
  const started = performance.now();
  const peak = runNode([join(root, "dist", "cli.js"), "lineage", file, "--format", "json"], { timeout: 60_000 });
  const lineage = performance.now() - started;
  const anchor = spawnSync("rg", ["--version"]).status === 0 ? "" : "; ripgrep is not installed: no anchor beside it";
  return [
    { goal: "P1", what: "records read, in process", value: ms.read / ms.parse, note: `${ms.read.toFixed(0)} ms` },
    {
      goal: "P1",
      what: "records read and items found, in process",
      value: ms.items / ms.parse,
      atMost: 3.5,
      note: `${ms.items.toFixed(0)} ms${anchor}`,
    },
    { goal: "P2", what: "lineage, whole process, once", value: lineage / 1000, unit: "s" },
    { goal: "P2", what: "lineage, peak memory", value: peak / 1024, unit: "MB" },
  ];
}
