import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { textOf } from "../harness/tree.ts";
import { builtCli } from "./built.ts";
import { folderWith } from "./run.ts";

/** The one step of `action.yml`, run as a runner does: its script in Bash, its inputs in the environment. */
const { run: script } = parse(textOf("action.yml")).runs.steps[0] as { readonly run: string };
const rules = "# R\n\n- Never restart the broker by hand.\n- Do not retry writes after a 5xx.\n";
let built: Awaited<ReturnType<typeof builtCli>>;
let folder = "";
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@x.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

beforeAll(async () => {
  built = await builtCli();
  folder = folderWith({ "CLAUDE.md": rules });
  mkdirSync(join(folder, "my notes"));
  writeFileSync(join(folder, "my notes/plan `a`|b.md"), rules);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "one");
  for (const name of ["CLAUDE.md", "my notes/plan `a`|b.md"]) writeFileSync(join(folder, name), "# R\n");
  git("commit", "-qam", "two");
}, 60_000);
afterAll(() => rmSync(built.folder, { recursive: true, force: true }));

function step(given: Readonly<Record<string, string>>) {
  const summary = join(built.folder, "summary.md");
  writeFileSync(summary, "");
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      HOME: built.folder,
      GITHUB_STEP_SUMMARY: summary,
      PROGRAM: `${process.execPath} ${built.program}`,
      ...{ BASE: "", PUSHED: "", PATHS: "", SARIF: "" },
      ...given,
    },
  });
  return { status, stdout, stderr, summary: readFileSync(summary, "utf8") };
}

test("a pull request's losses are annotated, counted in a table and written as SARIF", () => {
  const { status, stdout, summary } = step({ BASE: git("rev-parse", "HEAD~1"), SARIF: "my report.sarif" });
  expect([status, stdout.match(/^::error file=/gm)?.length]).toEqual([1, 4]);
  expect(summary.split("\n").slice(2, 4)).toEqual([
    "| `CLAUDE.md` | refuse | 2 lost |",
    "| `my notes/plan ?a?\\|b.md` | refuse | 2 lost |",
  ]);
  expect(JSON.parse(readFileSync(join(folder, "my report.sarif"), "utf8")).runs[0].results).toHaveLength(4);
});

test("paths are one a line with their blanks, and nothing in them is a command or an option", () => {
  const base = git("rev-parse", "HEAD~1");
  expect(step({ BASE: base, PATHS: "my notes\n\n" }).stdout).not.toContain("file=CLAUDE.md");
  expect(step({ BASE: base, PATHS: "$(touch made)\n--help" })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("$(touch made): is no file or folder"),
  });
});

test("a push is compared with what was there before it, if that is there", () => {
  expect(step({ PUSHED: git("rev-parse", "HEAD~1") }).status).toBe(1);
  for (const PUSHED of ["0".repeat(40), "1".repeat(40), ""]) expect(step({ PUSHED }).status).toBe(0);
});
