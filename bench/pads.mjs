import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice, pad, race, root, runNode, scratchFolder } from "./measure.mjs";

const PADS = Number(process.env.BENCH_PADS ?? 200);

export const title = `check of ${PADS} pads of 10 KB (BENCH_PADS sets it), against a node that reads them`;

export async function measure() {
  const folder = join(scratchFolder, "pads");
  mkdirSync(folder);
  const roll = dice(3);
  for (let index = 0; index < PADS; index += 1) writeFileSync(join(folder, `plan-${index}.md`), pad(10_000, roll));
  const reader = join(scratchFolder, "read.mjs");
  writeFileSync(
    reader,
    `import { readdirSync, readFileSync } from "node:fs"; let n = 0; for (const f of readdirSync(${JSON.stringify(folder)})) n += readFileSync(${JSON.stringify(folder)} + "/" + f, "utf8").length; if (n < 1) process.exit(3);`,
  );
  const check = (...paths) => runNode([join(root, "dist", "cli.js"), "check", ...paths, "--format", "json"]);
  const ms = await race(
    { read: () => runNode([reader]), one: () => check(join(folder, "plan-0.md")), check: () => check(folder) },
    2,
  );
  const each = (ms.check - ms.one) / (PADS - 1);
  return [
    {
      goal: "P8",
      what: "check, whole process",
      value: ms.check / ms.read,
      atMost: 10,
      note: `${ms.check.toFixed(0)} ms, ${each.toFixed(1)} ms for one more pad; reading ${ms.read.toFixed(0)} ms`,
    },
  ];
}
