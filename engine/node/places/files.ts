/** Agents whose sessions lie in files of their own, by a path that names the folder or in a file whose head does. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { below, filtered, found, headOf, namesIn, newestByName, valueIn } from "./look.ts";
import type { SessionPlace } from "./place.ts";

const dashed = (folder: string): string => folder.replace(/[^A-Za-z0-9]/g, "-");

/** Claude Code: a folder a project, named after it. */
export const claudeCode: SessionPlace = {
  agent: "Claude Code",
  find: async (folder, { folder: home, env }) =>
    found(await below(join(env.CLAUDE_CONFIG_DIR ?? join(home, ".claude"), "projects", dashed(folder)), /\.jsonl$/)),
};

/** Codex: by day; the first line of each file tells its folder. */
export const codex: SessionPlace = {
  agent: "Codex",
  async find(folder, { folder: home, env }) {
    const root = join(env.CODEX_HOME ?? join(home, ".codex"), "sessions");
    const all = new Set(await belowDays(root, /^rollout-.*\.jsonl(?:\.zst)?$/, 3));
    // A packed file beside the plain one is the same session.
    const paths = [...all].filter((path) => !(path.endsWith(".zst") && all.has(path.slice(0, -4))));
    return found(
      await filtered(newestByName(paths), async (path) => cwdIn(await headOf(path), ["payload", "cwd"]) === folder),
    );
  },
};

/** pi: a folder a project, named after it. */
export const pi: SessionPlace = {
  agent: "pi",
  find: async (folder, { folder: home }) =>
    found(
      await below(
        join(home, ".pi", "agent", "sessions", `--${folder.replace(/^[/\\]/, "").replace(/[/\\:]/g, "-")}--`),
        /\.jsonl$/,
      ),
    ),
};

/** Gemini CLI: a folder a project, named by a digest or in a registry. */
export const gemini: SessionPlace = {
  agent: "Gemini CLI",
  async find(folder, { folder: home }) {
    const root = join(home, ".gemini");
    const registry = await readFile(join(root, "projects.json"), "utf8").catch(() => "");
    const named = valueIn(registry, ["projects", folder]);
    const projects = [createHash("sha256").update(folder).digest("hex"), ...(typeof named === "string" ? [named] : [])];
    const paths = await Promise.all(
      projects.map((project) => below(join(root, "tmp", project, "chats"), /^session-.*\.jsonl?$/)),
    );
    return found(paths.flat());
  },
};

/** Copilot CLI: a folder a session; the first line of its events tells its folder. */
export const copilot: SessionPlace = {
  agent: "Copilot CLI",
  async find(folder, { folder: home }) {
    const root = join(home, ".copilot", "session-state");
    const paths = (await namesIn(root)).map((id) => join(root, id, "events.jsonl"));
    return found(
      await filtered(paths, async (path) => cwdIn(await headOf(path), ["data", "context", "cwd"]) === folder),
    );
  },
};

/** Cursor's agent transcripts: a folder a project, named after it. */
export const cursor: SessionPlace = {
  agent: "Cursor",
  async find(folder, { folder: home }) {
    const root = join(home, ".cursor", "projects", dashed(folder).replace(/^-+/, ""), "agent-transcripts");
    const inner = await Promise.all((await namesIn(root)).map((id) => below(join(root, id), /\.jsonl$/)));
    return found([...(await below(root, /\.jsonl$/)), ...inner.flat()]);
  },
};

/** Factory's Droid: a folder a project, named after it. */
export const droid: SessionPlace = {
  agent: "Factory Droid",
  find: async (folder, { folder: home }) =>
    found(await below(join(home, ".factory", "sessions", dashed(folder)), /\.jsonl$/)),
};

/** Aider: one history in the folder itself. */
export const aider: SessionPlace = {
  agent: "Aider",
  find: async (folder) => found(await below(folder, /^\.aider\.chat\.history\.md$/)),
};

async function belowDays(folder: string, name: RegExp, depth: number): Promise<readonly string[]> {
  const here = await below(folder, name);
  if (depth === 0) return here;
  const days = (await namesIn(folder)).filter((one) => /^\d+$/.test(one));
  const inner = await Promise.all(days.map((one) => belowDays(join(folder, one), name, depth - 1)));
  return [...here, ...inner.flat()];
}

/** The working directory in a file's first line; in one that is longer than the head, the first that is named. */
function cwdIn(head: string, keys: readonly string[]): unknown {
  const line = head.split("\n", 1)[0] ?? "";
  const value = valueIn(line, keys);
  if (value !== undefined || line.length < head.length) return value;
  const cwd = /"cwd":"([^"]{1,4096})"/.exec(line)?.[1];
  return cwd === undefined ? undefined : valueIn(`["${cwd}"]`, ["0"]);
}
