import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notations, type Script } from "./harness/story.ts";
import { fileOf } from "./harness/tree.ts";

// The region holds a file in two spellings, a run, another file, a command and an address, and one rule; the summary keeps the first file.
const FIRST: Script = [
  "user: Fix src/sum.ts for run-88a1f2. Never edit `config/prod.yaml`.",
  "> Read /work/shop/src/sum.ts",
  "< export const add = 1;",
  "> bash gh pr create --title 'Fix the sum' --body 'Closes 81'",
  "< https://github.com/acme/shop/pull/94",
  "summary: Fix src/sum.ts. Next: the flaky job.",
  "> Read /work/shop/src/sum.ts",
  "< export const add = 1;",
  "> bash gh pr create --title 'Fix the sum' --body 'Closes 81'",
  "< https://github.com/acme/shop/pull/95",
  "> bash jobctl show run-88a1f2",
  "< done",
];

// Nothing was replaced here.
const SECOND: Script = ["user: Hello.", "assistant: Hello."];

let folder = "";
let out = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-sessions-"));
  out = mkdtempSync(join(tmpdir(), "palimpsest-study-"));
  const [claudeCode, pi] = notations;
  mkdirSync(join(folder, "below"));
  writeFileSync(join(folder, "first.jsonl"), claudeCode?.write(FIRST) ?? "");
  writeFileSync(join(folder, "below", "second.jsonl"), pi?.write(SECOND) ?? "");
  writeFileSync(join(folder, "notes.txt"), "No session at all.");
});

afterAll(() => {
  for (const each of [folder, out]) rmSync(each, { recursive: true, force: true });
});

function study(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileOf("scripts/study.mjs"), ...args], {
    encoding: "utf8",
  });
  return { status, output: status === 0 ? stdout : stderr };
}

test("the figures of two sessions are those that one counts by hand", () => {
  const { status, output } = study(folder, "--json");
  expect(status).toBe(0);
  const figures = JSON.parse(output);
  expect(figures.sessions).toEqual({ read: 2, compacted: 1 });
  expect(figures.compactions).toEqual({ all: 1, readable: 1 });
  expect(figures.rules).toEqual([{ name: "user", all: 1, alive: 0, changed: 0, lost: 1, expendable: 0 }]);
  const kinds = Object.fromEntries(
    figures.kinds.map(({ name, all, alive }: { name: string; all: number; alive: number }) => [name, [alive, all]]),
  );
  expect(kinds).toEqual({ path: [2, 3], id: [0, 1], url: [0, 1], command: [0, 1] });
  expect(figures.depths).toEqual([{ depth: 1, generations: 1, carried: 2 / 6, originals: 2 / 6 }]);
  expect(figures.need.needed).toBe(figures.need.within.at(-1).needed);
  expect(figures.again).toMatchObject({
    compactions: 1,
    withReads: 1,
    actions: 3,
    refetched: { calls: 1 },
    unchanged: { calls: 1 },
  });
  expect(figures.mishaps.filter(({ found }: { found: number }) => found > 0)).toEqual([
    { kind: "side-effect-repeated", found: 1, compactions: 1 },
  ]);
  expect(figures.next).toEqual({ all: 1, sameTool: 1, sameTarget: 1 });
});

test("the page and its charts hold numbers and no word of a session, and are the same each time", () => {
  expect(study(folder, "--out", out).status).toBe(0);
  const files = ["study.md", ...readdirSync(join(out, "study")).map((name) => join("study", name))];
  const written = (): readonly string[] => files.map((name) => readFileSync(join(out, name), "utf8"));
  const first = written();
  for (const said of ["run-88a1f2", "sum.ts", "prod.yaml", "acme", "flaky"])
    expect(first.join("\n")).not.toContain(said);
  expect(first[0]).toContain("A compaction keeps 33 % of the 6 distinct values");
  expect(study(folder, "--out", out).status).toBe(0);
  expect(written()).toEqual(first);
});

test("each chart that the page shows is there, with a title, a description, and its text as text", () => {
  const page = readFileSync(join(out, "study.md"), "utf8");
  const shown = [...page.matchAll(/\]\((study\/[\w-]+\.svg)\)/g)].map((match) => match[1] ?? "");
  expect(shown).toHaveLength(6);
  for (const name of shown) {
    const chart = readFileSync(join(out, name), "utf8");
    expect(chart).toMatch(
      /^<svg [^>]*role="img" aria-labelledby="title desc">\n<title id="title">[^<]+<\/title>\n<desc id="desc">/,
    );
    expect(chart).toContain("prefers-color-scheme:dark");
    expect(chart).not.toMatch(/<image|href=|<script|url\(/);
  }
});

test("a folder without a session is refused with a reason", () => {
  const empty = mkdtempSync(join(tmpdir(), "palimpsest-empty-"));
  expect(study(empty)).toEqual({ status: 2, output: `study: ${empty} holds no session in a known format\n` });
  rmSync(empty, { recursive: true });
});
