import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { builtCli, run } from "./built.ts";

test("the story of examples/guard goes as told: lost without, found with the hooks, refused by the gate", {
  timeout: 180_000,
}, async () => {
  const { folder, program } = await builtCli();
  const { code, out } = await run("examples/guard/run.mjs", [], { env: { PALIMPSEST_CLI: program }, input: "" });
  rmSync(folder, { recursive: true, force: true });
  expect(out).toContain("the agent settles on payments-ro-eu-west-2a");
  expect(out).toContain("the agent settles on payments-ro-eu-west-2b");
  expect(out).toContain("refuse (");
  expect(code).toBe(0);
});
