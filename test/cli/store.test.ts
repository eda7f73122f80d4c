import { readFileSync } from "node:fs";
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
