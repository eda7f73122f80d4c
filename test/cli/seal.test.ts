import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, run } from "./run.ts";

const PAD = "# Deploy\n\nWe talked a while.\n\n- Do not retry writes after a 5xx.\n- The replica is `eu-west-2b`.\n";

const textOf = (folder: string, name: string): string => readFileSync(join(folder, name), "utf8");

test("seal --to moves the rules into a sealed file beside the pad, and the pad says where they stand", async () => {
  const folder = folderWith({ "plan.md": PAD });
  expect(await run(folder, "seal", "plan.md", "--to", "plan.sealed.md")).toMatchObject({
    code: 0,
    out: "plan.md: 1 rule sealed in plan.sealed.md\n",
  });
  expect(textOf(folder, "plan.md")).toBe(
    "# Deploy\n\n*Sealed rules stand in [plan.sealed.md](plan.sealed.md): read them first.*\n\nWe talked a while.\n\n- The replica is `eu-west-2b`.\n",
  );
  expect(textOf(folder, "plan.sealed.md")).toBe(
    "---\nsealed: true\n---\n\n*Sealed: copy word for word, append only.*\n\n- [constraint] Do not retry writes after a 5xx.\n",
  );
});

test("a second pad appends to the same sealed file, chained where it is chained", async () => {
  const folder = folderWith({ "plan.md": PAD, "todo.md": "# Todo\n\n- Never touch `db-1`.\n" });
  await run(folder, "seal", "plan.md", "--to", "rules.md", "--digests");
  await run(folder, "seal", "todo.md", "--to", "rules.md");
  expect(textOf(folder, "rules.md")).toMatch(
    /- \[constraint\] Do not retry writes after a 5xx\. \^[0-9a-f]{8}\n- \[constraint\] Never touch `db-1`\. \^[0-9a-f]{8}\n$/,
  );
  expect((await run(folder, "check", "rules.md", "todo.md", "--fail-on", "info")).code).toBe(0);
});

test("a sealed file that is given holds what went there; one that is merely named opens nothing", async () => {
  const folder = folderWith({ "plan.md": PAD, "before.md": PAD });
  await run(folder, "seal", "plan.md", "--to", "plan.sealed.md");
  const gate = ["gate", "--before", "before.md", "--after", "plan.md", "--format", "json"];
  const named = JSON.parse((await run(folder, ...gate)).out);
  expect(named.reasons).toContain("constraint-lost");
  const given = JSON.parse((await run(folder, ...gate, "--carrier", "plan.sealed.md")).out);
  expect(given).toMatchObject({ verdict: "allow" });
  expect(given.items.find(({ kind }: { kind: string }) => kind === "constraint").state).toBe("sealed");
});

test("the setting sealedFile does what --to does, from each pad's own folder", async () => {
  const folder = folderWith({ ".palimpsest.json": '{ "sealedFile": "sealed.md" }' });
  mkdirSync(join(folder, "memory-bank"));
  writeFileSync(join(folder, "memory-bank", "progress.md"), PAD);
  await run(folder, "seal", "memory-bank/progress.md");
  expect(textOf(folder, "memory-bank/sealed.md")).toContain("- [constraint] Do not retry writes after a 5xx.");
});

test("a pad is not its own sealed file, a transcript is never edited, and text that is not UTF-8 is left alone", async () => {
  const folder = folderWith({ "plan.md": PAD, "session.txt": "user: do not push\nassistant: fine\n" });
  const latin = Buffer.concat([Buffer.from(PAD), Buffer.from([0xe9, 0x0a])]);
  writeFileSync(join(folder, "latin.md"), latin);
  expect((await run(folder, "seal", "plan.md", "--to", "plan.md")).code).toBe(2);
  expect((await run(folder, "seal", "session.txt")).err).toContain("is a transcript");
  expect(await run(folder, "seal", "latin.md")).toMatchObject({
    code: 2,
    err: "palimpsest seal: latin.md: is not UTF-8 throughout; nothing was written\n",
  });
  expect(readFileSync(join(folder, "latin.md"))).toEqual(latin);
});

test("many commands at once lose nothing: every rule of every pad is in the sealed file, and no lock stays", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `pad-${index}.md`);
  const folder = folderWith(
    Object.fromEntries(names.map((name) => [name, `# Pad\n\n- Never touch \`${name}-db\`.\n`])),
  );
  await Promise.all(names.map((name) => run(folder, "seal", name, "--to", "sealed.md")));
  const sealed = textOf(folder, "sealed.md");
  for (const name of names) expect(sealed).toContain(`Never touch \`${name}-db\``);
  expect(readdirSync(folder).filter((name) => name.endsWith("lock"))).toEqual([]);
});

test.skipIf(process.getuid?.() === 0)("a folder that may not be written in is said, and nothing is", async () => {
  const folder = folderWith({ "plan.md": PAD });
  chmodSync(folder, 0o500);
  expect((await run(folder, "seal", "plan.md")).code).toBe(2);
  expect((await run(folder, "seal", "plan.md", "--to", "sealed.md")).code).toBe(2);
  chmodSync(folder, 0o700);
  expect(textOf(folder, "plan.md")).toBe(PAD);
});

test("where the sealed file cannot be written the pad keeps its rules", async () => {
  const folder = folderWith({ "plan.md": PAD });
  expect(await run(folder, "seal", "plan.md", "--to", "nowhere/sealed.md")).toMatchObject({
    code: 2,
    err: expect.stringContaining("nowhere/sealed.md: cannot be written"),
  });
  expect(textOf(folder, "plan.md")).toBe(PAD);
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});
