import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressOf } from "../../engine/index.ts";
import { folderWith, run } from "./run.ts";

const TALK =
  "user: Do not retry writes after a 5xx.\nassistant: Understood.\nsummary: Handle write errors with care.\n";

test("the nearest .palimpsest.json sets severities, in folders below it too", async () => {
  const folder = folderWith({ ".palimpsest.json": '{ // ours\n "rules": { "constraint-weakened": "info" } }' });
  mkdirSync(join(folder, "below"));
  writeFileSync(join(folder, "below", "talk.txt"), TALK);
  expect(await run(join(folder, "below"), "check", "talk.txt")).toMatchObject({
    code: 0,
    out: expect.stringContaining("info[constraint-weakened]"),
  });
});

test("a setting that cannot hold is one clear line and exit 2", async () => {
  const folder = folderWith({ ".palimpsest.json": '{ "rules": { "constraint-weakened": "loud" } }', "talk.txt": TALK });
  const { code, err } = await run(folder, "check", "talk.txt");
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^palimpsest check: .*rules\.constraint-weakened is one of .*\n$/),
  ]);
});

test("a baseline remembers today's findings and shows only new ones", async () => {
  const folder = folderWith({ "talk.txt": TALK });
  expect((await run(folder, "check", "talk.txt")).code).toBe(1);
  expect((await run(folder, "check", "talk.txt", "--write-baseline")).out).toMatch(
    /^\.palimpsest-baseline\.json: (?:1 finding is|[2-9] findings are) known/,
  );
  expect((await run(folder, "check", "talk.txt")).code).toBe(0);
  const known = readFileSync(join(folder, ".palimpsest-baseline.json"), "utf8");
  await run(folder, "check", "talk.txt", "--write-baseline");
  expect(readFileSync(join(folder, ".palimpsest-baseline.json"), "utf8")).toBe(known);
  writeFileSync(join(folder, "talk.txt"), TALK.replace("Do not retry", "Never log tokens. Do not retry"));
  expect((await run(folder, "check", "talk.txt")).out).toContain("Never log tokens");
});

test("the trailer in the manual is the one that accept prints", async () => {
  const manual = readFileSync("docs/ci.md", "utf8");
  const [, item = "", reason = "", printed] =
    /^palimpsest accept "([^"]+)" --reason "([^"]+)"\n(.+\n)/m.exec(manual) ?? [];
  expect((await run(folderWith({}), "accept", item, "--reason", reason)).out).toBe(printed);
});

test("accept writes the baseline that the settings name, from a folder below too", async () => {
  const folder = folderWith({ ".palimpsest.json": '{ "baseline": "known.json" }' });
  mkdirSync(join(folder, "below"));
  await run(join(folder, "below"), "accept", "Do not deploy on Fridays", "--reason", "retired by Dana", "--baseline");
  expect(JSON.parse(readFileSync(join(folder, "known.json"), "utf8")).retired).toEqual([
    { digest: expect.stringMatching(/^[0-9a-f]{8}/), reason: "retired by Dana" },
  ]);
});

test("accept needs a reason, prints a trailer, or writes the baseline beside what is there", async () => {
  const folder = folderWith({ ".palimpsest-baseline.json": '{ "known": ["a:00000000"] }' });
  expect((await run(folder, "accept", "Do not deploy on Fridays")).code).toBe(2);
  const { out } = await run(folder, "accept", "Do not deploy on Fridays", "--reason", "retired by Dana");
  expect(out).toMatch(/^Palimpsest-Retires: [0-9a-f]{8} retired by Dana\n$/);
  await run(folder, "accept", "Do not deploy on Fridays", "--reason", "retired by Dana", "--baseline");
  const written = JSON.parse(readFileSync(join(folder, ".palimpsest-baseline.json"), "utf8"));
  expect(written).toMatchObject({ known: ["a:00000000"], retired: [{ reason: "retired by Dana" }] });
  expect(out).toContain(written.retired[0].digest);
});

test("check names an address that the store cannot give back", async () => {
  const pad = `# State\n\n[full context at ${addressOf("gone")}; retrieve before mutating]\n`;
  const folder = folderWith({ "scratchpad.md": pad, "notes.md": "gone" });
  expect((await run(folder, "check", "scratchpad.md", "--store", "store")).out).toContain("spill-unresolved");
  await run(folder, "spill", "notes.md", "--store", "store");
  expect((await run(folder, "check", "scratchpad.md", "--store", "store")).out).not.toContain("spill-unresolved");
});
