import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textOf } from "../harness/tree.ts";
import { builtCli, run } from "./built.ts";

test("the program that the extension carries has no driver for Redis, and says so in one line", async () => {
  expect(textOf(".vscodeignore")).toContain("!dist/cli/!(yaml|ora|redis)-*.js");
  const { folder, program } = await builtCli();
  try {
    for (const name of readdirSync(join(folder, "dist")))
      if (name.startsWith("redis-")) rmSync(join(folder, "dist", name));
    const { code, err } = await run(program, ["spill", "-", "--store", "redis://localhost:1"], { input: "text\n" });
    expect([code, err.trimEnd().split("\n")]).toEqual([
      2,
      [expect.stringMatching(/^palimpsest spill: the store: this copy of the program, .* has no driver for Redis/)],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
