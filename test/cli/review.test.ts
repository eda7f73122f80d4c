import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import picocolors from "picocolors";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runProgram } from "../../cli/program.ts";

let folder = "";
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@x.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "review-"));
  git("init", "-q");
  put(
    "CLAUDE.md",
    "# Rules\n\n- Only deploy from the release branch.\n- Never touch the `ledger_archive` table.\n- Do not retry writes after a 5xx.\n",
  );
  git("add", ".");
  git("commit", "-qm", "rules");
  put("CLAUDE.md", "# Rules\n\n- Only deploy from the release branch.\n- Handle write errors with care.\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = "";
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: () => undefined,
    input: async () => "",
    cwd: folder,
    env: {},
    colours: picocolors.createColors(false),
    live: false,
  };
  return { code: await runProgram(args, "0.0.0", io), out };
}

test("each loss is annotated at the nearest line that was kept, quoting what went", async () => {
  const { code, out } = await run("gate", "--git", "HEAD", "--format", "github");
  expect(code).toBe(1);
  const [lost, weakened] = out.trimEnd().split("\n");
  expect(lost).toMatch(
    /^::error file=CLAUDE\.md,line=3,.*title=constraint-lost::lost: "Never touch the `ledger_archive` table"/,
  );
  expect(weakened).toMatch(
    /^::error file=CLAUDE\.md,line=4,.*title=constraint-weakened::.*"Do not retry writes after a 5xx"/,
  );
});

test("the summary is a table of the files, and SARIF has the same findings", async () => {
  expect((await run("gate", "--git", "HEAD", "--format", "markdown")).out).toMatch(
    /^\| file \| verdict \|.*\n.*\n\| `CLAUDE\.md` \| refuse \| 1 lost, 1 softened; 1 value gone \|/,
  );
  const { results } = JSON.parse((await run("gate", "--git", "HEAD", "--format", "sarif")).out).runs[0];
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(["constraint-lost", "constraint-weakened"]);
});

test("a reason in the message of the commit in the making lets it pass", async () => {
  const trailers = [
    (await run("accept", "Never touch the `ledger_archive` table", "--reason", "the table is gone")).out,
    (await run("accept", "Do not retry writes after a 5xx", "--reason", "the gateway is idempotent now")).out,
  ];
  expect(trailers[0]).toMatch(/^Palimpsest-Retires: [0-9a-f]{8} the table is gone\n$/);
  put("message", `Simplify the rules\n\n${trailers.join("")}`);
  git("add", "CLAUDE.md");
  expect((await run("gate", "--git", "HEAD", "--cached")).code).toBe(1);
  expect((await run("gate", "--git", "HEAD", "--cached", "--message", "message")).code).toBe(0);
});

test("a reason in the baseline does the same, and what stands in the file stays", async () => {
  put(".palimpsest-baseline.json", '{ "known": ["1a2b3c4d"] }\n');
  await run(
    "accept",
    "Never touch the `ledger_archive` table",
    "Do not retry writes after a 5xx",
    "--reason",
    "gone",
    "--baseline",
  );
  expect(JSON.parse(readFileSync(join(folder, ".palimpsest-baseline.json"), "utf8"))).toMatchObject({
    known: ["1a2b3c4d"],
    retired: [{ reason: "gone" }, { reason: "gone" }],
  });
  expect((await run("gate", "--git", "HEAD")).code).toBe(0);
});

const left = "# Rules\n\n- Only deploy from the release branch.\n";
const all = `${left}- Never touch the \`ledger_archive\` table.\n- Do not retry writes after a 5xx.\n`;

test("what the settings call a pad or a carrier is gated, whatever its name ends in", async () => {
  put("notes.txt", all);
  put("RULES", all);
  put(".palimpsest.json", '{ "pads": ["notes.txt"], "carriers": ["RULES"] }');
  git("add", ".");
  git("commit", "-qm", "own names");
  put("notes.txt", left);
  put("RULES", left);
  put("CLAUDE.md", left);
  const { code, out } = await run("gate", "--git", "HEAD");
  expect([code, out.match(/^\S+: .*lost.*$/gm)?.map((line) => line.split(":")[0])]).toEqual([
    1,
    ["RULES", "notes.txt"],
  ]);
});

test("a link counts as the file that it leads to, in the index as on disk", async () => {
  put("CLAUDE.md", all);
  put("AGENTS.md", all);
  git("add", ".");
  git("commit", "-qm", "both");
  rmSync(join(folder, "CLAUDE.md"));
  symlinkSync("AGENTS.md", join(folder, "CLAUDE.md"));
  git("add", ".");
  expect((await run("gate", "--git", "HEAD", "--cached")).code).toBe(0);
  expect((await run("gate", "--git", "HEAD")).code).toBe(0);
  put("elsewhere.md", left);
  rmSync(join(folder, "CLAUDE.md"));
  rmSync(join(folder, "AGENTS.md"));
  symlinkSync("elsewhere.md", join(folder, "CLAUDE.md"));
  git("add", ".");
  expect((await run("gate", "--git", "HEAD", "--cached")).out).toContain("CLAUDE.md: 2 lost");
});

test("what another rules file of the root still says is not lost, what one of a folder says is", async () => {
  put("CLAUDE.md", all);
  put("AGENTS.md", all);
  git("add", ".");
  git("commit", "-qm", "twice");
  put("CLAUDE.md", left);
  expect((await run("gate", "--git", "HEAD")).code).toBe(0);
  mkdirSync(join(folder, "web"));
  git("mv", "AGENTS.md", "web/AGENTS.md");
  git("commit", "-qm", "below", "--", "AGENTS.md", "web/AGENTS.md");
  expect((await run("gate", "--git", "HEAD")).code).toBe(1);
});

test("a path is taken by its letters, and an unsolved conflict is bad input", async () => {
  mkdirSync(join(folder, ":(x)"));
  put(":(x)/plan.md", all);
  git("add", ".");
  git("commit", "-qm", "odd name");
  put(":(x)/plan.md", left);
  put("CLAUDE.md", "");
  expect((await run("gate", "--git", "HEAD", ":(x)")).out).toMatch(/plan\.md: /);
  git("commit", "-qam", "one");
  git("checkout", "-q", "-b", "other", "HEAD~1");
  put("CLAUDE.md", left);
  git("commit", "-qam", "other");
  expect(() => git("merge", "-q", "-")).toThrow();
  expect((await run("gate", "--git", "HEAD", "--cached")).code).toBe(2);
});
