import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, race, root, runNode, scratchFolder, session } from "./measure.mjs";

export const title = "P1 · a session of 50 MB read and every item found, against JSON.parse of its lines";

export async function measure() {
  const { passagesOfSession, itemsOf, read } = await load("engine/index.ts");
  const { readDocument } = await load("engine/readers/index.ts");
  const bytes = Number(process.env.BENCH_MB ?? 50) * 1_000_000;
  const text = session(bytes);
  const file = join(scratchFolder, "session.jsonl");
  writeFileSync(file, text);
  const lines = text.split("\n");
  let peak = 0;
  const ms = await race(
    {
      parse: () => lines.map((line) => (line === "" ? undefined : JSON.parse(line))),
      read: () => readDocument({ name: "session.jsonl", text }),
      items: () => itemsOf(passagesOfSession(readDocument({ name: "session.jsonl", text }))),
      lineage: () => (peak = runNode([join(root, "dist", "cli.js"), "lineage", file, "--format", "json"])),
    },
    Number(process.env.BENCH_RUNS ?? 3),
  );
  void read;
  const anchor = spawnSync("rg", ["--version"]).status === 0 ? "" : "ripgrep is not installed: no anchor beside it";
  return [
    { what: "records read, in process", value: ms.read / ms.parse, atMost: 3.5, note: `${ms.read.toFixed(0)} ms` },
    { what: "records read and items found, in process", value: ms.items / ms.parse, note: `${ms.items.toFixed(0)} ms` },
    { what: "lineage, whole process", value: ms.lineage / ms.parse, note: `${ms.lineage.toFixed(0)} ms. ${anchor}` },
    { what: "lineage, peak memory", value: peak / 1024, unit: "MB" },
  ];
}
