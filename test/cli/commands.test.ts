import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../cli/commands/index.ts";
import { fixturePath } from "../engine/readers/drawing.ts";
import { folderWith, run } from "./run.ts";

const TALK = `user: Do not retry writes after a 5xx. Use build 7f3c9e21ab.
assistant: Understood.
summary: Handle write errors after a 5xx with care.
`;

const fixture = (name: string): string => readFileSync(fixturePath(name), "utf8");

interface Hit {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly number[];
  readonly records: readonly number[];
  readonly fates: readonly { readonly state: string }[];
}

test("every command of the list loads and says what it takes", async () => {
  for (const { name, summary } of commands) {
    const { code, out } = await run("/", name, "--help");
    expect([name, code]).toEqual([name, 0]);
    expect(out.toLowerCase()).toContain(summary.slice(1).toLowerCase());
  }
});

test("contract names the agents whose instructions it knows, in its help and to whoever asks for another", async () => {
  const agents = "claude-code, codex, gemini, copilot, cline, opencode";
  expect((await run("/", "contract", "--help")).out.replace(/\s+/g, " ")).toContain(
    `whose instruction it is: ${agents}`,
  );
  const { code, err } = await run(folderWith({ "talk.txt": TALK }), "contract", "talk.txt", "--agent", "constructor");
  expect([code, err]).toEqual([2, `palimpsest contract: --agent constructor: is none of ${agents}\n`]);
});

test("a file that is not there is one clear line and exit 2, and nothing is written", async () => {
  for (const args of [["check"], ["lineage"], ["recover"], ["mark"]]) {
    expect(await run(folderWith({}), ...args, "none.jsonl")).toEqual({
      code: 2,
      out: "",
      err: `palimpsest ${args[0]}: none.jsonl: no such file\n`,
    });
  }
});

test("a text that is no transcript has no lineage", async () => {
  const { code, err } = await run(folderWith({ "a.md": "# Notes\n" }), "lineage", "a.md");
  expect([code, err]).toEqual([2, "palimpsest lineage: a.md: is no transcript in a known format\n"]);
});

test("check shows the line with carets under the span and says which page explains it", async () => {
  const { code, out } = await run(folderWith({ "talk.txt": TALK }), "check", "talk.txt");
  expect(code).toBe(1);
  expect(out).toContain(`error[constraint-weakened]`);
  expect(out).toContain(
    [
      "3 | summary: Handle write errors after a 5xx with care.",
      "  |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
    ].join("\n"),
  );
  expect(out).toContain("more: palimpsest rules constraint-weakened");
  expect(out).toMatch(/1 error.* in 1 file\n$/);
});

test("check as JSON gives path, code, severity, message, span and range", async () => {
  const { out } = await run(folderWith({ "talk.txt": TALK }), "check", "talk.txt", "--format", "json");
  const finding = JSON.parse(out).findings.find(({ code }: { code: string }) => code === "constraint-weakened");
  expect(finding).toMatchObject({ path: "talk.txt", severity: "error", range: { start: { line: 2, character: 9 } } });
  expect(TALK.slice(finding.span.start, finding.span.end)).toMatch(/^Handle write errors/);
});

test("check for GitHub is one workflow command a finding", async () => {
  const { out } = await run(folderWith({ "talk.txt": TALK }), "check", "talk.txt", "--format", "github");
  expect(out).toMatch(/^::error file=talk.txt,line=3,endLine=3,col=10,endColumn=\d+,title=constraint-weakened::/m);
});

test("check fails on what it is told to fail on", async () => {
  const folder = folderWith({ "talk.txt": TALK });
  expect((await run(folder, "check", "talk.txt", "--fail-on", "never")).code).toBe(0);
  expect((await run(folder, "check", "talk.txt", "--fail-on", "nothing")).code).toBe(2);
});

test("check passes over what ignore files leave out", async () => {
  const folder = folderWith({ "plan.md": "- [ ] x\n", "old.md": "# x\n", ".gitignore": "old.md\n" });
  expect((await run(folder, "check", ".")).out).toMatch(/ in 1 file\n$/);
});

test("lineage without a file takes the newest session of this folder", async () => {
  const folder = folderWith({});
  const project = join(folder, "claude", "projects", folder.replace(/[^A-Za-z0-9]/g, "-"));
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "one.jsonl"), TALK);
  expect((await run(folder, "lineage")).out).toContain("o #1 summary, depth 1");
});

test("lineage as JSON has the published shape", async () => {
  const { out } = await run(folderWith({ "talk.txt": TALK }), "lineage", "talk.txt", "--format", "json");
  const [generation] = JSON.parse(out).generations;
  expect(Object.keys(generation)).toEqual(
    expect.arrayContaining(
      "id depth kind trigger line region summary tokens handles constraints negativeFacts atRisk reversible retained lossClass degraded reasons".split(
        " ",
      ),
    ),
  );
  expect(generation.region).toMatchObject({ bytes: [0, expect.any(Number)], lines: [1, 2], records: 2 });
  expect(generation.constraints).toMatchObject({ region: 1, weakened: 1, lost: 0 });
});

test("lineage lists the items of a generation in one state with their places", async () => {
  const { out } = await run(
    folderWith({ "talk.txt": TALK }),
    ...["lineage", "talk.txt", "--generation", "1", "--items", "--state", "weakened", "--format", "json"],
  );
  expect(JSON.parse(out).items).toMatchObject([
    { kind: "constraint", state: "weakened", text: "Do not retry writes after a 5xx", line: 1 },
  ]);
});

test("items of a session without lines are at the number of their record", async () => {
  const session = fixturePath("opencode/one.json");
  const { out } = await run(folderWith({}), "lineage", session, "--items");
  expect(out).toMatch(/^\w+ \w+\/\w+ record \d+ /m);
  expect(out).not.toContain(" line 0 ");
});

test("what a summary made up is listed with its kind alone", async () => {
  const talk = "user: Look at the harbour.\nsummary: The harbour is open. Never drain dock 3.\n";
  const { out } = await run(folderWith({ "talk.txt": talk }), "lineage", "talk.txt", "--items");
  expect(out).toContain("invented constraint line 2 Never drain dock 3");
});

test("recover takes a session and the number of its compaction", async () => {
  const folder = folderWith({ "talk.txt": TALK });
  expect((await run(folder, "recover", "talk.txt#1")).out).toContain("Do not retry writes after a 5xx");
  expect(await run(folder, "recover", "talk.txt#7")).toMatchObject({
    code: 2,
    err: "palimpsest recover: talk.txt: has 1 compaction, none is number 7\n",
  });
});

test("find looks into every session of a folder, whatever agent wrote it, and says what was invented", async () => {
  const folder = folderWith({
    "a.jsonl": fixture("claude-code/one.jsonl"),
    "b.json": fixture("opencode/two.json"),
    "talk.txt": "user: Weave it.\nsummary: Weave PX-19.\n",
    "notes.md": "# PX-19\n",
  });
  const { out } = await run(folder, "find", "PX-19", "--format", "json");
  const handles = JSON.parse(out).hits.filter(({ kind }: { kind: string }) => kind === "handle");
  expect(
    handles.map(({ path, text, lines, records, fates }: Hit) => ({
      path,
      text,
      where: lines.length > 0 ? lines : records,
      states: fates.map(({ state }) => state),
    })),
  ).toEqual([
    { path: "b.json", text: "PX-19", where: [1, 7, 10], states: ["kept", "kept"] },
    { path: "b.json", text: "loom warp PX-19", where: [2], states: ["lost"] },
    { path: "talk.txt", text: "PX-19", where: [2], states: ["invented"] },
  ]);
  expect((await run(folder, "find", "PX-19")).out).toContain("b.json: records 1, 7, 10\n    kept in #1\n");
});

test("records are called by the same number everywhere, from 1, where there are no lines", async () => {
  const folder = folderWith({ "b.json": fixture("opencode/two.json") });
  const lost = ["lineage", "b.json", "--generation", "1", "--items", "--state", "lost"];
  const { items } = JSON.parse((await run(folder, ...lost, "--format", "json")).out);
  const warp = items.find(({ text }: { readonly text: string }) => text === "loom warp PX-19");
  expect(warp.record).toBe(2);
  expect((await run(folder, ...lost)).out).toContain("record 2 loom warp PX-19");
  const [hit] = JSON.parse((await run(folder, "find", "loom warp PX-19", "--format", "json")).out).hits;
  expect(hit.records).toEqual([2]);
});

test("find and lineage name a database that cannot be read here", async () => {
  const folder = folderWith({ "talk.txt": TALK, "opencode.db": "SQLite format 3\0".padEnd(100, "\0") });
  for (const command of [
    ["find", "7f3c9e21ab"],
    ["lineage", "."],
  ]) {
    const { code, err } = await run(folder, ...command);
    expect([code, err]).toEqual([0, expect.stringMatching(/^palimpsest \w+: opencode\.db .*opencode export/)]);
  }
});

test("lineage counts what a fork copied from another session of the folder once", async () => {
  const alone = await run(folderWith({ "a.jsonl": fixture("claude-code/one.jsonl") }), "lineage", ".");
  const both = await run(
    folderWith({ "a.jsonl": fixture("claude-code/one.jsonl"), "b.jsonl": fixture("claude-code/fork.jsonl") }),
    ...["lineage", "."],
  );
  expect(both.out.slice(both.out.indexOf("survival by depth"))).toBe(
    alone.out.slice(alone.out.indexOf("survival by depth")),
  );
});

test("find says where a value lives and where it died", async () => {
  const { code, out } = await run(folderWith({ "talk.jsonl": TALK }), "find", "7f3c9e21ab");
  expect(code).toBe(0);
  expect(out).toContain("talk.jsonl: lines 1\n    lost in #1");
});

test("mark gives exact spans as one line of JSON a file", async () => {
  const text = "# Rules\n\n- never delete `ledger_archive`\n";
  const { out } = await run(folderWith({ "pad.md": text }), "mark", "pad.md", "--format", "jsonl");
  const { id, spans } = JSON.parse(out);
  expect(id).toBe("pad");
  for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  expect(spans.map(({ label }: { label: string }) => label)).toContain("constraint");
});

test("rules lists every rule, and prints the page of one", async () => {
  const { out } = await run("/", "rules");
  expect(out).toMatch(/^constraint-lost\s+error\s+\S/m);
  expect((await run("/", "rules", "constraint-lost")).out).toMatch(/^# constraint-lost\n/);
  expect((await run("/", "rules", "no-such-rule")).code).toBe(2);
});
