import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sessionsOf } from "../../engine/node/index.ts";

const FOLDER = "/home/ada/shop";

function homeWith(files: Readonly<Record<string, string | Buffer>>): string {
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

test("finds sessions in folders of tasks, conversations and editors, by what their files say of the folder", async () => {
  const task = (where: string) =>
    JSON.stringify([{ role: "user", content: [{ type: "text", text: `# Current ${where} Files` }] }]);
  const chat = (uri: string) => JSON.stringify({ folder: uri });
  const home = homeWith({
    ".cursor/projects/home-ada-shop/agent-transcripts/c1/c1.jsonl": "",
    ".factory/sessions/-home-ada-shop/d.jsonl": "",
    ".config/Code/User/globalStorage/rooveterinaryinc.roo-cline/tasks/t1/api_conversation_history.json": task(
      `Workspace Directory (${FOLDER})`,
    ),
    ".config/Code/User/globalStorage/rooveterinaryinc.roo-cline/tasks/t2/api_conversation_history.json": task(
      "Workspace Directory (/home/ada/other)",
    ),
    ".vscode-server/data/User/globalStorage/saoudrizwan.claude-dev/tasks/t3/api_conversation_history.json": task(
      `Working Directory (${FOLDER})`,
    ),
    ".config/Code/User/workspaceStorage/w1/workspace.json": chat(`file://${FOLDER}`),
    ".config/Code/User/workspaceStorage/w1/chatSessions/v1.json": "{}",
    ".config/Code/User/workspaceStorage/w2/workspace.json": chat("file:///home/ada/other"),
    ".config/Code/User/workspaceStorage/w2/chatSessions/v2.json": "{}",
    ".local/share/opencode/storage/session/p/ses_1.json": JSON.stringify({ id: "ses_1", directory: FOLDER }),
    ".local/share/opencode/storage/session/p/ses_2.json": JSON.stringify({
      id: "ses_2",
      directory: FOLDER,
      parentID: "ses_1",
    }),
    ".local/share/opencode/storage/session/p/ses_3.json": JSON.stringify({ id: "ses_3", directory: "/home/ada/other" }),
    ".local/share/goose/sessions/g1.jsonl": `${JSON.stringify({ working_dir: FOLDER, description: "" })}\n`,
    ".openhands/conversations/o1/base_state.json": JSON.stringify({ workspace: { working_dir: FOLDER } }),
    ".openhands/conversations/o2/base_state.json": JSON.stringify({ workspace: { working_dir: "/home/ada/other" } }),
  });
  const found = await sessionsOf(FOLDER, { folder: home, env: {} });
  expect(found.map(({ agent, name }) => `${agent}: ${name}`).sort()).toEqual([
    "Cline: t3",
    "Cursor: c1.jsonl",
    "Factory Droid: d.jsonl",
    "OpenHands: o1",
    "Roo Code: t1",
    "VS Code Chat: v1.json",
    "goose: g1.jsonl",
    "opencode: ses_1.json",
  ]);
});

test("finds Aider's history in the folder itself", async () => {
  const home = homeWith({ "shop/.aider.chat.history.md": "# aider chat started at 1\n" });
  const found = await sessionsOf(join(home, "shop"), { folder: home, env: {} });
  expect(found.map(({ agent, name }) => `${agent}: ${name}`)).toEqual(["Aider: .aider.chat.history.md"]);
});

/** `{"type":"session_meta","payload":{"id":"1","cwd":"/home/ada/shop"}}`, packed with zstd. */
const PACKED = Buffer.from(
  "KLUv/QRo3QEAQsQNEbDrJHmYopBhWeIk5LjoCQpKIMavNkzoquDURjy/rjx8PL/nML/a6Ol6uDZORPVhjNnzvF47DACyFb/Q",
  "base64",
);

test("finds packed Codex sessions, and one that lies there both ways once", async () => {
  const day = ".codex/sessions/2026/11/03";
  const home = homeWith({
    [`${day}/rollout-a.jsonl.zst`]: PACKED,
    [`${day}/rollout-b.jsonl.zst`]: PACKED,
    [`${day}/rollout-b.jsonl`]: `${JSON.stringify({ type: "session_meta", payload: { cwd: FOLDER } })}\n`,
  });
  const found = await sessionsOf(FOLDER, { folder: home, env: {} });
  expect(found.map(({ name }) => name)).toEqual(["rollout-a.jsonl.zst", "rollout-b.jsonl"]);
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
