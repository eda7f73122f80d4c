import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sessionsOf } from "../../engine/node/index.ts";

const FOLDER = "/home/ada/shop";

function homeWith(files: Readonly<Record<string, string>>): string {
  const home = mkdtempSync(join(tmpdir(), "palimpsest-home-"));
  let age = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, 1_700_000_000 - age, 1_700_000_000 - age++);
  }
  return home;
}

test("finds the sessions of a folder in every agent's own place, newest first, and no other folder's", async () => {
  const project = createHash("sha256").update(FOLDER).digest("hex");
  const meta = (cwd: string) => `${JSON.stringify({ type: "session_meta", payload: { id: "1", cwd } })}\n`;
  const home = homeWith({
    ".claude/projects/-home-ada-shop/a.jsonl": "",
    ".claude/projects/-home-ada-other/b.jsonl": "",
    ".codex/sessions/2026/11/02/rollout-2026-11-02-x.jsonl": meta(FOLDER),
    ".codex/sessions/2026/11/02/rollout-2026-11-02-y.jsonl": meta("/home/ada/other"),
    ".pi/agent/sessions/--home-ada-shop--/c.jsonl": "",
    [`.gemini/tmp/${project}/chats/session-1.jsonl`]: "",
    ".copilot/session-state/d1/events.jsonl": `${JSON.stringify({ type: "session.start", data: { context: { cwd: FOLDER } } })}\n`,
  });
  const found = await sessionsOf(FOLDER, { folder: home, env: {} });
  expect(found.map(({ agent, name }) => `${agent}: ${name}`)).toEqual([
    "Claude Code: a.jsonl",
    "Codex: rollout-2026-11-02-x.jsonl",
    "pi: c.jsonl",
    "Gemini CLI: session-1.jsonl",
    "Copilot CLI: d1",
  ]);
});

test("reads the folder of a Codex session also where its first line is longer than what is looked at", async () => {
  const line = JSON.stringify({
    type: "session_meta",
    payload: { cwd: FOLDER, base_instructions: "x".repeat(90_000) },
  });
  const home = homeWith({ ".codex/sessions/2026/11/02/rollout-1.jsonl": `${line}\n` });
  expect(await sessionsOf(FOLDER, { folder: home, env: {} })).toHaveLength(1);
});

test("obeys the variables that move an agent's folder, and has nothing where nobody worked", async () => {
  const home = homeWith({ "moved/projects/-home-ada-shop/a.jsonl": "" });
  expect(await sessionsOf(FOLDER, { folder: home, env: {} })).toEqual([]);
  expect(await sessionsOf(FOLDER, { folder: home, env: { CLAUDE_CONFIG_DIR: join(home, "moved") } })).toHaveLength(1);
});
