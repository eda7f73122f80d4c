import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { race, root, runNode, scratchFolder, session } from "./measure.mjs";

const megabytes = Number(process.env.BENCH_MB ?? 2);

export const title = `check of a session of ${megabytes} MB (BENCH_MB sets it), against reading and parsing its lines in node`;

export async function measure() {
  const file = join(scratchFolder, "session.jsonl");
  writeFileSync(file, session(megabytes * 1_000_000));
  const parser = join(scratchFolder, "parse.mjs");
  writeFileSync(
    parser,
    `import { readFileSync } from "node:fs"; let n = 0; for (const line of readFileSync(${JSON.stringify(file)}, "utf8").split("\\n")) if (line) n += JSON.parse(line).type.length; if (n < 1) process.exit(3);`,
  );
  let peak = 0;
  const ms = await race(
    {
      parse: () => runNode([parser]),
      check: () => {
        peak = runNode([join(root, "dist", "cli.js"), "check", file, "--format", "json"], { timeout: 80_000 });
      },
    },
    1,
  );
  return [
    {
      goal: "P3",
      what: "check, whole process",
      value: ms.check / ms.parse,
      note: `${(ms.check / 1000).toFixed(1)} s, ${(peak / 1024).toFixed(0)} MB at most; parsing ${ms.parse.toFixed(0)} ms`,
    },
  ];
}
