import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtCli, run as runBuilt } from "./built.ts";
import { folderWith, run, runWith } from "./run.ts";

let built: Awaited<ReturnType<typeof builtCli>>;

beforeAll(async () => {
  built = await builtCli();
}, 60_000);

afterAll(() => rmSync(built.folder, { recursive: true, force: true }));

const padAt = (index: number): string =>
  `# Plan ${index}\n\n## Rules\n\n- Do not deploy rev-${(index * 7919 + 4096).toString(16)}a before ${index + 2} checks.\n- Never touch \`src/part-${index}.ts\`.\n\nWe tried a smaller batch and it failed.\n`;

const pads = Object.fromEntries(Array.from({ length: 240 }, (_, index) => [`plan-${index}.md`, padAt(index)]));

test.each(["text", "json", "sarif", "github"])(
  "many files are told of in their order by several threads as by one, as %s",
  async (format) => {
    const folder = folderWith(pads);
    const args = ["check", ".", "--format", format, "--fail-on", "info"];
    const alone = await run(folder, ...args);
    const together = await runBuilt(built.program, args, { cwd: folder });
    expect(together.out.replace(/"version":"\d+\.\d+\.\d+"/, '"version":"0.0.0"')).toBe(alone.out);
    expect({ code: together.code, err: together.err }).toEqual({ code: 1, err: "" });
    expect(alone.out).toContain("plan-239.md");
  },
);

test("the first of many files that cannot be read ends the check with its name and nothing else", async () => {
  const folder = folderWith(pads);
  for (const name of ["plan-1.md", "plan-2.md"]) writeFileSync(join(folder, name), Buffer.from([0, 255]));
  const args = ["check", ...Object.keys(pads)];
  const alone = await run(folder, ...args);
  const together = await runBuilt(built.program, args, { cwd: folder });
  expect(together).toEqual({ code: 2, out: "", err: alone.err });
  expect(alone.err).toContain("plan-1.md");
});

const TAKEN = "Atomics.add(order.next, 0, 1)";

test.each([
  ["cannot be started", undefined],
  ["ends before it takes a file", "process.exit(1)"],
  ["throws with a file in its hands", `${TAKEN}; throw new Error("no memory")`],
  ["ends with a file in its hands", `${TAKEN}; process.exit(0)`],
])("a thread that %s changes nothing of what is found", async (_, work) => {
  const folder = folderWith(pads);
  const thread = (): Worker => {
    if (work === undefined) throw new Error("not permitted");
    const whole = `require("node:worker_threads").parentPort.once("message", (order) => { ${work} })`;
    return new Worker(whole, { eval: true, stderr: true });
  };
  const args = ["check", ".", "--fail-on", "info"];
  expect(await runWith({ thread }, folder, ...args)).toEqual(await run(folder, ...args));
});
