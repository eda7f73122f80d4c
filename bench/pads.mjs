import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice, pad, race, root, runNode, scratchFolder } from "./measure.mjs";

export const title = "P8 · check of 1,000 pads (10 MB), against reading them";

export async function measure() {
  const folder = join(scratchFolder, "pads");
  mkdirSync(folder);
  const roll = dice(3);
  for (let index = 0; index < 1000; index += 1) writeFileSync(join(folder, `plan-${index}.md`), pad(10_000, roll));
  const reader = join(scratchFolder, "read.mjs");
  writeFileSync(
    reader,
    `import { readdirSync, readFileSync } from "node:fs"; let n = 0; for (const f of readdirSync(${JSON.stringify(folder)})) n += readFileSync(${JSON.stringify(folder)} + "/" + f, "utf8").length; if (n < 1) process.exit(3);`,
  );
  readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  const ms = await race(
    {
      read: () => runNode([reader]),
      check: () => runNode([join(root, "dist", "cli.js"), "check", folder, "--format", "json"]),
    },
    5,
  );
  return [
    {
      what: "check with blocks, whole process",
      value: ms.check / ms.read,
      atMost: 10,
      note: `${ms.check.toFixed(0)} ms, reading ${ms.read.toFixed(0)} ms`,
    },
  ];
}
