import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
