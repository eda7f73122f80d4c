import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { opencodePlugin } from "../../cli/init/opencode-plugin.ts";
import { shimForShell } from "../../cli/init/shim.ts";
import { builtCli, type Ended, run } from "./built.ts";

vi.setConfig({ testTimeout: 120_000 });

let root = "";
let program = "";
let home = "";
let project = "";
let count = 0;
beforeAll(async () => {
  ({ folder: root, program } = await builtCli());
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  home = join(root, `home-${count}`);
  project = join(root, `project-${count++}`);
  mkdirSync(home);
  mkdirSync(project);
});

const init = (...args: readonly string[]): Promise<Ended> =>
  run(program, ["init", ...args], { cwd: project, env: { HOME: home }, input: "" });

const put = (path: string, text: string): void => {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
};

/** Everything below home and project: folders, and files with their text. */
const world = (): readonly string[] =>
  [home, project].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .sort()
      .map((name) => {
        const path = join(folder, name);
        return statSync(path).isFile() ? `${path}\n${readFileSync(path, "utf8")}` : path;
      }),
  );

const everyAgent = (): void => {
  for (const folder of [".claude", ".codex", ".gemini", ".copilot", ".config/opencode", "Documents/Cline"])
    mkdirSync(join(home, folder), { recursive: true });
};

const settings = `{
    // mine
    "permissions": { "allow": ["Bash(ls)"] },
    "hooks": {
        "PreCompact": [ { "hooks": [ { "type": "command", "command": "echo hi" } ] } ] // keep
    },
}
`;

test("hooks are added beside others and comments, and taken away to the byte", async () => {
  everyAgent();
  put(join(project, ".claude", "settings.local.json"), settings);
  const before = world();
  expect((await init("--yes", "--tripwire")).code).toBe(0);
  const text = readFileSync(join(project, ".claude", "settings.local.json"), "utf8");
  expect(text).toContain("// mine");
  expect(text).toContain("// keep");
  expect(text).toContain("echo hi");
  expect(text.match(/palimpsest-hook claude-code/g)).toHaveLength(4);
  expect((await init("--remove", "--yes")).code).toBe(0);
  expect(world()).toEqual(before);
});

test("a second time changes nothing, and a dry run never does", async () => {
  everyAgent();
  const before = world();
  expect((await init("--dry-run")).out).toContain("palimpsest-hook");
  expect(world()).toEqual(before);
  await init("--yes");
  const after = world();
  expect((await init("--yes")).out).toBe("everything is in place\n");
  expect(world()).toEqual(after);
});

test("without a yes nothing is written", async () => {
  everyAgent();
  const before = world();
  const { err } = await init();
  expect(err).toContain("--yes");
  expect(world()).toEqual(before);
});

test("what was edited since loses our hooks and nothing else", async () => {
  everyAgent();
  const path = join(project, ".claude", "settings.local.json");
  put(path, settings);
  await init("--yes", "--agent", "claude-code");
  writeFileSync(path, readFileSync(path, "utf8").replace("// mine", "// still mine"));
  await init("--yes", "--remove");
  const left = readFileSync(path, "utf8");
  expect(left).toContain("// still mine");
  expect(left).toContain("echo hi");
  expect(left).not.toContain("palimpsest");
});

test("only agents that are here are set up, unless one is named", async () => {
  mkdirSync(join(home, ".codex"));
  await init("--yes");
  expect(existsSync(join(home, ".codex", "hooks.json"))).toBe(true);
  expect(existsSync(join(project, ".claude"))).toBe(false);
  expect((await init("--agent", "emacs")).code).toBe(2);
});

test("a file that is no JSON and somebody else's Cline hook are left alone and said", async () => {
  mkdirSync(join(home, ".claude"));
  put(join(project, ".claude", "settings.local.json"), "{ broken");
  put(join(home, "Documents", "Cline", "Hooks", "PreCompact"), "#!/bin/sh\necho '{}'\n");
  const { code, err } = await init("--yes");
  expect(code).toBe(0);
  expect(err).toContain("settings.local.json");
  expect(err).toContain("PreCompact");
  expect(readFileSync(join(project, ".claude", "settings.local.json"), "utf8")).toBe("{ broken");
});

test("the shim runs the program, and lets everything pass once that is gone", async () => {
  mkdirSync(join(home, "Documents", "Cline"), { recursive: true });
  await init("--yes");
  const hook = join(home, "Documents", "Cline", "Hooks", "PreCompact");
  expect(statSync(hook).mode & 0o111).not.toBe(0);
  const shim = join(home, ".local", "share", "palimpsest", "bin", "palimpsest-hook");
  writeFileSync(shim, readFileSync(shim, "utf8").replaceAll(program, join(root, "gone.js")));
  const { spawnSync } = await import("node:child_process");
  expect(spawnSync(hook, { input: "{}", encoding: "utf8" })).toMatchObject({ status: 0, stdout: '{"cancel":false}\n' });
});

test("as JSON it says which agents are there and what each file would be, and writes nothing", async () => {
  mkdirSync(join(home, ".claude"));
  const before = world();
  const { code, out } = await init("--dry-run", "--json");
  const { agents, changes } = JSON.parse(out);
  expect(code).toBe(0);
  expect(agents.find(({ name }: { name: string }) => name === "claude-code")).toEqual({
    name: "claude-code",
    found: true,
    set: false,
  });
  expect(agents.find(({ name }: { name: string }) => name === "codex")).toMatchObject({ found: false, set: false });
  expect(changes).toHaveLength(1);
  expect(changes[0].path).toBe(join(project, ".claude", "settings.local.json"));
  expect(JSON.parse(changes[0].after).hooks.PreCompact).toHaveLength(1);
  expect(world()).toEqual(before);
  await init("--agent", "claude-code", "--yes");
  const later = JSON.parse((await init("--dry-run", "--json", "--remove")).out);
  expect(later.agents[0]).toMatchObject({ name: "claude-code", set: true });
  expect(later.changes).toEqual([expect.objectContaining({ agent: "claude-code", before: changes[0].after })]);
});

test("the shim of an extension finds the version that took the place of the one it was written by", () => {
  const extensions = join(home, "extensions");
  const old = join(extensions, "palimpsest-dev.palimpsest-0.1.0", "dist", "cli.js");
  const shim = join(home, "shim");
  writeFileSync(shim, shimForShell({ node: process.execPath, program: old }));
  const call = (): string => execFileSync("/bin/sh", [shim, "gemini", "BeforeAgent"], { encoding: "utf8" });
  expect(call()).toBe("{}\n");
  put(
    join(extensions, "palimpsest-dev.palimpsest-0.2.0", "dist", "cli.js"),
    "console.log(process.argv.slice(2).join(' '))",
  );
  expect(call()).toBe("hook gemini BeforeAgent\n");
});

test("the shim takes another Node where the one that wrote it is gone", () => {
  const program = join(home, "it's here", "dist", "cli.js");
  put(program, "console.log('called')");
  const shim = join(home, "shim");
  writeFileSync(shim, shimForShell({ node: join(home, "no node"), program }));
  expect(execFileSync("/bin/sh", [shim, "codex"], { encoding: "utf8" })).toBe("called\n");
});

test("an empty file and one behind a byte order mark take hooks, and get back what they were; a file of another shape is left alone", async () => {
  everyAgent();
  put(join(home, ".codex", "hooks.json"), "");
  put(join(home, ".gemini", "settings.json"), '\uFEFF{ "theme": "x" }\r\n');
  put(join(project, ".claude", "settings.local.json"), '{ "hooks": "none" }');
  const before = world();
  const { code, err } = await init("--yes");
  expect([code, err.split("\n").filter((line) => line.includes("cannot be added to")).length]).toEqual([0, 1]);
  expect(readFileSync(join(home, ".codex", "hooks.json"), "utf8")).toContain("palimpsest-hook codex");
  expect(readFileSync(join(home, ".gemini", "settings.json"), "utf8")).toMatch(
    /^\uFEFF\{[\s\S]*palimpsest-hook gemini/,
  );
  expect(readFileSync(join(project, ".claude", "settings.local.json"), "utf8")).toBe('{ "hooks": "none" }');
  await init("--remove", "--yes");
  expect(world()).toEqual(before);
});

test("the opencode plugin goes on where the session cannot be had, or not in time", async () => {
  const file = opencodePlugin("x.mjs", true).add(undefined, join(root, "no-such-shim")) ?? "";
  put(join(root, "plugin.mjs"), file);
  const { Palimpsest } = await import(join(root, "plugin.mjs"));
  const broken = { session: { get: () => Promise.reject(new Error("gone")), messages: () => undefined } };
  const hanging = { session: { get: () => new Promise(() => undefined), messages: () => undefined } };
  for (const client of [broken, hanging, {}]) {
    const plugin = await Palimpsest({ client });
    const output = { context: [] };
    const since = performance.now();
    await plugin["experimental.session.compacting"]({ sessionID: "ses_1" }, output);
    expect([output.context, performance.now() - since < 4000]).toEqual([[], true]);
    await plugin["tool.execute.before"]({ tool: "bash", sessionID: "ses_1" }, { args: {} });
  }
});
