import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressOf } from "../../engine/index.ts";
import { folderWith, run } from "./run.ts";

const PAD = "# Deploy\n\nWe talked a while.\n\n- Do not retry writes after a 5xx.\n- The replica is `eu-west-2b`.\n";

test("seal moves every rule of a pad into its sealed region, once", async () => {
  const folder = folderWith({ "scratchpad.md": PAD });
  expect(await run(folder, "seal", "scratchpad.md")).toMatchObject({ code: 0, out: "scratchpad.md: 1 rule sealed\n" });
  const sealed = readFileSync(join(folder, "scratchpad.md"), "utf8");
  expect(sealed).toContain("*Sealed: copy word for word, append only.*");
  expect(sealed).toContain("- [constraint] Do not retry writes after a 5xx");
  expect(sealed.match(/Do not retry/g)).toHaveLength(1);
  expect((await run(folder, "seal", "scratchpad.md")).out).toBe("scratchpad.md: nothing to seal\n");
});

test("seal --dry-run shows the file and writes nothing; --digests chains the entries", async () => {
  const folder = folderWith({ "scratchpad.md": PAD });
  const { out } = await run(folder, "seal", "scratchpad.md", "--dry-run", "--digests");
  expect(out).toMatch(/- \[constraint\] Do not retry writes after a 5xx.* \^[0-9a-f]{8}\n/);
  expect(readFileSync(join(folder, "scratchpad.md"), "utf8")).toBe(PAD);
});

test("seal keeps Windows line ends and a byte order mark", async () => {
  const folder = folderWith({ "scratchpad.md": `\uFEFF${PAD.replaceAll("\n", "\r\n")}` });
  await run(folder, "seal", "scratchpad.md");
  const sealed = readFileSync(join(folder, "scratchpad.md"), "utf8");
  expect(sealed.startsWith("\uFEFF#")).toBe(true);
  expect(sealed.replaceAll("\r\n", "")).not.toContain("\n");
});

test("what was spilled comes back by its address and by its handles", async () => {
  const folder = folderWith({ "notes.md": PAD });
  const { out } = await run(folder, "spill", "notes.md", "--store", "store");
  expect(out).toBe(`[full context at ${addressOf(PAD)}; retrieve before mutating]\n`);
  expect((await run(folder, "resolve", addressOf(PAD), "--store", "store")).out).toBe(PAD);
  expect((await run(folder, "resolve", "eu-west-2b", "--store", "store")).out).toContain(
    "The replica is `eu-west-2b`.",
  );
});

test("credentials are replaced before a text is stored", async () => {
  const folder = folderWith({ "notes.md": "password: vK9-tupelo-33-Marsh\nhost: imap.sorrel.example\n" });
  const { out, err } = await run(folder, "spill", "notes.md", "--store", "store", "--format", "json");
  expect(err).toContain("credentials were replaced");
  const { out: back } = await run(folder, "resolve", JSON.parse(out).address, "--store", "store");
  expect(back).not.toContain("vK9-tupelo-33-Marsh");
  expect(back).toContain("imap.sorrel.example");
});

test("an address that leads nowhere answers 1, a range that is none answers 2", async () => {
  const folder = folderWith({ "notes.md": PAD });
  expect(await run(folder, "resolve", addressOf("never"), "--store", "store")).toMatchObject({ code: 1, out: "" });
  expect((await run(folder, "spill", "notes.md", "--lines", "9-3", "--store", "store")).code).toBe(2);
});

test("a record's dropped range is read again from its source, and refused where it changed", async () => {
  const digest = addressOf(PAD.slice(10, 28));
  const record = JSON.stringify({ digest, droppedRange: { start: 10, end: 28 }, source: "notes.md" });
  const folder = folderWith({ "notes.md": PAD, "a.compaction-record.json": record });
  expect((await run(folder, "resolve", "a.compaction-record.json", "--store", "store")).out).toBe(PAD.slice(10, 28));
  const changed = folderWith({ "notes.md": PAD.toUpperCase(), "a.compaction-record.json": record });
  const { code, err } = await run(changed, "resolve", "a.compaction-record.json", "--store", "store");
  expect([code, err]).toEqual([1, expect.stringContaining("is not what was dropped")]);
});

test("only what no file names is collected, only from a store that is named, and never what a kept text names", async () => {
  const folder = folderWith({ "a.md": "inner", "c.md": "forgotten" });
  const spilled = async (name: string) => (await run(folder, "spill", name, "--store", "store")).out.trim();
  const inner = await spilled("a.md");
  writeFileSync(join(folder, "b.md"), `outer ${inner}`);
  writeFileSync(join(folder, "kept.md"), await spilled("b.md"));
  await spilled("c.md");
  for (const name of ["a.md", "b.md"]) writeFileSync(join(folder, name), "");
  expect((await run(folder, "spill", "--collect", "kept.md")).code).toBe(2);
  const collect = ["spill", "--collect", "kept.md", "--store", "store"];
  expect((await run(folder, ...collect, "--dry-run")).out).toBe(`${addressOf("forgotten")}\n`);
  expect((await run(folder, "resolve", addressOf("forgotten"), "--store", "store")).code).toBe(0);
  expect((await run(folder, ...collect)).out).toBe(`${addressOf("forgotten")}\n`);
  expect((await run(folder, "resolve", addressOf("forgotten"), "--store", "store")).code).toBe(1);
  expect((await run(folder, "resolve", addressOf("inner"), "--store", "store")).out).toBe("inner");
  expect((await run(folder, "spill", "--collect", "nowhere", "--store", "store")).code).toBe(2);
});

test("an address, a handle, a record in JSON or in Markdown: each is told apart, and nothing else is guessed", async () => {
  const record = (text: string) =>
    JSON.stringify({ digest: addressOf(text), droppedRange: { start: 0, end: 3 }, source: "notes.md" });
  const folder = folderWith({
    "notes.md": "one two",
    "plan.md": `# Plan\n\n\`\`\`json compaction-record\n${record("one")}\n\`\`\`\n`,
    "far.json": JSON.stringify({ digest: addressOf("x"), droppedRange: { start: 900, end: 901 }, source: "notes.md" }),
    "words.md": "nothing here",
  });
  const ask = (what: string) => run(folder, "resolve", what, "--store", "store");
  expect(await ask("plan.md")).toMatchObject({ code: 0, out: "one" });
  expect((await ask("far.json")).err).toContain("its range does not lie inside its source");
  expect(await ask("words.md")).toMatchObject({ code: 2, err: expect.stringContaining("is no compaction record") });
  for (const hostile of ["sha256:../../../etc/passwd", "sha256:", `sha256:${"F".repeat(64)}`])
    expect(await ask(hostile)).toMatchObject({ code: 2, out: "", err: expect.stringContaining("is no address") });
  expect(await ask("../../etc/passwd-no-such")).toMatchObject({ code: 1, out: "" });
});

test("a store that is named by a file of the repository is a folder, never a server", async () => {
  const folder = folderWith({ "notes.md": PAD, ".palimpsest.json": '{ "store": "redis://example.org" }' });
  expect(await run(folder, "spill", "notes.md")).toMatchObject({
    code: 2,
    err: expect.stringContaining("name `redis://example.org` in PALIMPSEST_STORE instead"),
  });
  writeFileSync(join(folder, ".palimpsest.json"), '{ "store": "kept" }');
  await run(folder, "spill", "notes.md");
  expect(readFileSync(join(folder, "kept", ".gitignore"), "utf8")).toBe("*\n");
});

test("an address counts where the store that is named resolves it, and is no invention", async () => {
  const folder = folderWith({ "before.md": PAD });
  const { out } = await run(folder, "spill", "before.md", "--store", "store");
  writeFileSync(join(folder, "plan.md"), `# Deploy\n\n${out}`);
  const gate = async (store: string) => {
    const ran = await run(
      folder,
      "gate",
      "--before",
      "before.md",
      "--after",
      "plan.md",
      "--store",
      store,
      "--format",
      "json",
    );
    return JSON.parse(ran.out);
  };
  expect(await gate("store")).toMatchObject({ verdict: "allow-with-loss-record", reversible: true, invented: [] });
  expect(await gate("empty")).toMatchObject({ verdict: "refuse", reversible: false });
  expect((await run(folder, "check", "plan.md", "--store", "empty")).out).toContain("spill-unresolved");
});
