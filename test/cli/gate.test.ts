import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import picocolors from "picocolors";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runProgram } from "../../cli/program.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

async function run(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let [out, err] = ["", ""];
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    input: async () => "",
    cwd: folder,
    env: {},
    colours: picocolors.createColors(false),
    live: false,
  };
  const code = await runProgram(["gate", ...args], "0.0.0", io);
  return { code, out, err };
}

const rule = "- Never restart the broker by hand.\n";
const host = "- Queue host: build-9.lab.example\n";

describe("gate --before --after", () => {
  test("refuses with exit code 1 and shows where the item stood", async () => {
    put("a.md", `# Pad\n\n${rule}${host}`);
    put("b.md", `# Pad\n\n${host}`);
    const { code, out } = await run("--before", "a.md", "--after", "b.md");
    expect(code).toBe(1);
    expect(out).toBe(
      [
        "refuse (constraint-lost) LOSSY_LITERAL",
        "lost constraint: `Never restart the broker by hand`",
        " --> a.md:3:3",
        "3 | - Never restart the broker by hand.",
        "  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "way out: keep these word for word, seal them, or spill the region and leave its address",
        "",
      ].join("\n"),
    );
  });

  test("prints the machine interface with spans in the raw document", async () => {
    const json = JSON.stringify({
      messages: [{ role: "user", content: 'Say "yes".\nNever restart the broker by hand.' }],
    });
    put("a.json", `\uFEFF${json}`);
    put("b.md", "Nothing.");
    const { code, out } = await run("--before", "a.json", "--after", "b.md", "--format", "json");
    const { verdict, items, reasons } = JSON.parse(out) as {
      verdict: string;
      items: { kind: string; text: string; state: string; span: { start: number; end: number } }[];
      reasons: string[];
    };
    const item = items.find(({ kind }) => kind === "constraint");
    expect([code, verdict, reasons[0], item?.state]).toEqual([1, "refuse", "constraint-lost", "lost"]);
    expect(json.slice(item?.span.start, item?.span.end)).toBe("Never restart the broker by hand");
  });

  test.each([
    "obligations:\n  - name: queue up\n    needs: [build-9.lab.example]\n",
    JSON.stringify([{ name: "queue up", needs: ["build-9.lab.example"] }]),
  ])("reads obligations from YAML and JSON", async (text) => {
    put("a.md", host);
    put("b.md", "Nothing.");
    put("o.yaml", text);
    const { code, out } = await run("--before", "a.md", "--after", "b.md", "--obligations", "o.yaml");
    expect([code, out.split("\n")[1]]).toEqual([1, 'lost handle: `build-9.lab.example`, needed by "queue up"']);
  });

  test("takes carriers, and shows what is at risk without a new text", async () => {
    put("a.md", `${rule}${host}`);
    put("CLAUDE.md", rule);
    const { code, out } = await run("--before", "a.md", "--carrier", "CLAUDE.md");
    expect([code, out]).toEqual([0, "at risk now (handle-lost)\ngone `build-9.lab.example`\n"]);
  });

  test.each([
    [["--before", "none.md"], "palimpsest gate: none.md: no such file\n"],
    [[], "palimpsest gate: --before: is missing: name the text that is replaced\n"],
    [
      ["--before", "a.md", "--budget", "much"],
      "palimpsest gate: --budget much: is no number of tokens or bytes, such as 2000tokens\n",
    ],
    [["--before", "a.md", "--obligations", "bad.yaml"], "palimpsest gate: bad.yaml: obligation 1 has no name\n"],
    [["--before", "a.md", "--ancestor", "a.md"], "palimpsest gate: a.md: is no compaction record: it has no handles\n"],
    [["stray.md"], "palimpsest gate: stray.md: files are given with --before and --after, or with --git\n"],
  ])("answers bad input %j with one line and exit code 2", async (args, message) => {
    put("a.md", host);
    put("bad.yaml", "- needs: [x]\n");
    expect(await run(...args)).toEqual({ code: 2, out: "", err: message });
  });
});

describe("gate --git", () => {
  const git = (...args: readonly string[]): void => {
    const identity = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"];
    execFileSync("git", [...identity, ...args], { cwd: folder, stdio: "ignore" });
  };
  const start = (): void => {
    git("init", "-q", "-b", "main");
    put(
      "CLAUDE.md",
      `# Rules\n\n${rule}- Never log customer emails.\n- Do not edit src/gen.\n- Release notes live in docs/release.md.\n`,
    );
    put("AGENTS.md", "# Agents\n\n- Use tabs.\n");
    put("docs/story.md", "- Never log customer emails.\n");
    git("add", "-A");
    git("commit", "-qm", "start");
  };

  test("judges the changed pads and carriers as one set, one line a file", async () => {
    start();
    put("CLAUDE.md", "# Rules\n\n- Try not to restart the broker by hand.\n- Release notes live in docs/release.md.\n");
    put("AGENTS.md", "# Agents\n\n- Use tabs.\n- Never log customer emails.\n");
    const { code, out } = await run("--git");
    expect([code, ...out.split("\n").slice(1, 3)]).toEqual([
      1,
      "AGENTS.md: nothing lost",
      "CLAUDE.md: 1 lost, 1 softened, 1 moved; 1 value gone",
    ]);
  });

  test("a rules file that moves to another folder is compared with itself", async () => {
    start();
    mkdirSync(join(folder, "api"));
    mkdirSync(join(folder, "service"));
    put("api/AGENTS.md", "# API\n\n- Never change a published route.\n- Do not log tokens.\n");
    git("add", "-A");
    git("commit", "-qm", "api");
    rmSync(join(folder, "api", "AGENTS.md"));
    put("service/AGENTS.md", "# API\n\n- Never change a published route.\n");
    git("add", "-A");
    const { code, out } = await run("--git", "--cached");
    expect([code, ...out.split("\n").slice(1, 2)]).toEqual([1, "service/AGENTS.md: 1 lost"]);
  });

  test("says nothing of what an edit adds, nor of a page that is only named like a rules file", async () => {
    start();
    mkdirSync(join(folder, "docs"), { recursive: true });
    put("docs/agents.md", "# Our agents\n\n- Never mind.\n- `planner-7` plans.\n");
    git("add", "-A");
    git("commit", "-qm", "page");
    put("docs/agents.md", "# Our agents\n");
    put("AGENTS.md", "# Agents\n\n- Use tabs.\n- Never push to `release-2.15`.\n");
    const { code, out } = await run("--git");
    expect([code, out.split("\n").slice(1)]).toEqual([0, ["AGENTS.md: nothing lost", ""]]);
  });

  test("a revision that is not there is bad input, and no path under which nothing changed", async () => {
    start();
    put("CLAUDE.md", "# Rules\n");
    for (const word of ["deadbeefdeadbeefdeadbeefdeadbeefdeadbeef", "origin/gone"]) {
      const { code, out, err } = await run("--git", word);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toBe(
        `palimpsest gate: ${word}: is no revision that is here (is the clone shallow?) and no file or folder\n`,
      );
    }
    expect((await run("--git", "HEAD", "nowhere.md")).code).toBe(2);
    expect((await run("--git", "HEAD", "docs")).code).toBe(0);
    rmSync(join(folder, "CLAUDE.md"));
    expect((await run("--git", "HEAD", "CLAUDE.md")).code).toBe(1);
  });

  test("compares the index when asked, and finds nothing before something is staged", async () => {
    start();
    put("CLAUDE.md", "# Rules\n");
    expect((await run("--git", "--cached")).code).toBe(0);
    git("add", "CLAUDE.md");
    expect((await run("--git", "--cached")).code).toBe(1);
  });

  test("takes a revision and paths, and knows a file that was deleted", async () => {
    start();
    rmSync(join(folder, "CLAUDE.md"));
    expect((await run("--git", "HEAD", "AGENTS.md")).code).toBe(0);
    expect((await run("--git", "HEAD", "CLAUDE.md")).code).toBe(1);
  });

  test("believes a commit that says what it retires", async () => {
    start();
    const { out } = await run("--git", "--format", "json");
    expect(JSON.parse(out)).toMatchObject({ verdict: "allow", files: [] });
    git("checkout", "-qb", "topic");
    put(
      "CLAUDE.md",
      `# Rules\n\n- Never log customer emails.\n- Do not edit src/gen.\n- Release notes live in docs/release.md.\n`,
    );
    git("add", "-A");
    const { digestOfItem } = await import("../../engine/gate/retired.ts");
    git(
      "commit",
      "-qm",
      `Let people restart it\n\nPalimpsest-Retires: ${digestOfItem("Never restart the broker by hand.")} the broker is gone`,
    );
    expect((await run("--git", "main")).code).toBe(0);
    put("CLAUDE.md", "# Rules\n- Release notes live in docs/release.md.\n");
    expect((await run("--git", "main")).code).toBe(1);
    const retired = ["Never log customer emails", "Do not edit src/gen"].map((text) => ({
      digest: digestOfItem(text),
      reason: "moved to CI",
    }));
    put(".palimpsest-baseline.json", JSON.stringify({ retired }));
    expect((await run("--git", "main")).code).toBe(0);
  });

  test("refuses a value that became a near miss, however often, and takes a reason or the old value beside the new one", async () => {
    start();
    const rules = (version: string) => `# Rules\n\n- Node ${version} is used.\n- CI runs Node ${version}.\n`;
    put("CLAUDE.md", rules("20.11.1"));
    git("add", "-A");
    git("commit", "-qm", "Say which Node");
    put("CLAUDE.md", rules("20.11.2"));
    const { code, out } = await run("--git");
    expect(code).toBe(1);
    expect(out).toMatch(/\non purpose\? Palimpsest-Retires: [0-9a-f]{8} <reason>\n$/);
    put("CLAUDE.md", rules("20.11.2").replace("2 is used", "2 is used (it was 20.11.1)"));
    expect((await run("--git")).code).toBe(0);
    put("CLAUDE.md", rules("20.11.2"));
    const digest = /Retires: (\S+)/.exec(out)?.[1] ?? "";
    put(".palimpsest-baseline.json", JSON.stringify({ retired: [{ digest, reason: "security release" }] }));
    expect((await run("--git")).code).toBe(0);
  });

  test("outside a repository is bad input", async () => {
    expect(await run("--git")).toEqual({ code: 2, out: "", err: "palimpsest gate: --git: is in no Git repository\n" });
  });
});

test("an option of the other comparison is bad input, never passed over", async () => {
  put("a.md", rule);
  for (const [args, word] of [
    [["--git", "--before", "a.md"], "--before"],
    [["--before", "a.md", "--cached"], "--cached"],
  ] as const) {
    const { code, err } = await run(...args);
    expect([code, err.startsWith(`palimpsest gate: ${word}: `)]).toEqual([2, true]);
  }
});
