/** Where each agent keeps the sessions of a working directory: one place an agent. */
import { createHash } from "node:crypto";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The world of one user: the home folder and the variables that move an agent's folder. */
export interface Home {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One agent's place. */
export interface SessionPlace {
  readonly agent: string;
  /** Paths of the sessions of a working directory (absolute); empty where there are none. Heads of files are read only where no path tells. */
  find(folder: string, home: Home): Promise<readonly string[]>;
}

const claudeCode: SessionPlace = {
  agent: "Claude Code",
  find: (folder, { folder: home, env }) =>
    below(
      join(env.CLAUDE_CONFIG_DIR ?? join(home, ".claude"), "projects", folder.replace(/[^A-Za-z0-9]/g, "-")),
      /\.jsonl$/,
    ),
};

const codex: SessionPlace = {
  agent: "Codex",
  async find(folder, { folder: home, env }) {
    const root = join(env.CODEX_HOME ?? join(home, ".codex"), "sessions");
    const paths = await belowAll(root, /^rollout-.*\.jsonl$/, 3);
    return filtered(newestByName(paths), async (path) => (await headOf(path, ["payload", "cwd"])) === folder);
  },
};

const pi: SessionPlace = {
  agent: "pi",
  find: (folder, { folder: home }) =>
    below(
      join(home, ".pi", "agent", "sessions", `--${folder.replace(/^[/\\]/, "").replace(/[/\\:]/g, "-")}--`),
      /\.jsonl$/,
    ),
};

const gemini: SessionPlace = {
  agent: "Gemini CLI",
  async find(folder, { folder: home }) {
    const project = createHash("sha256").update(folder).digest("hex");
    return below(join(home, ".gemini", "tmp", project, "chats"), /^session-.*\.jsonl?$/);
  },
};

const copilot: SessionPlace = {
  agent: "Copilot CLI",
  async find(folder, { folder: home }) {
    const root = join(home, ".copilot", "session-state");
    const paths = (await namesIn(root)).map((id) => join(root, id, "events.jsonl"));
    return filtered(paths, async (path) => (await headOf(path, ["data", "context", "cwd"])) === folder);
  },
};

/** Every agent whose sessions lie in files of their own. Databases (opencode, goose) hold many sessions and are opened by name. */
export const sessionPlaces: readonly SessionPlace[] = [claudeCode, codex, pi, gemini, copilot];

/** So many of the newest files are looked into where only their head tells which folder they belong to. */
const LOOKED_INTO = 200;

const newestByName = (paths: readonly string[]): readonly string[] =>
  paths.toSorted().toReversed().slice(0, LOOKED_INTO);

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const below = async (folder: string, name: RegExp): Promise<readonly string[]> =>
  (await namesIn(folder)).filter((one) => name.test(one)).map((one) => join(folder, one));

async function belowAll(folder: string, name: RegExp, depth: number): Promise<readonly string[]> {
  const here = await below(folder, name);
  if (depth === 0) return here;
  const inner = await Promise.all(
    (await namesIn(folder))
      .filter((one) => /^\d+$/.test(one))
      .map((one) => belowAll(join(folder, one), name, depth - 1)),
  );
  return [...here, ...inner.flat()];
}

async function filtered(
  paths: readonly string[],
  belongs: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map(belongs));
  return paths.filter((_, index) => answers[index]);
}

/** A value deep in the JSON object on a file's first line, as far as the first 64 KiB hold it; undefined where it is not there. */
async function headOf(path: string, keys: readonly string[]): Promise<unknown> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const line = buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0] ?? "";
    return keys.reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      parsed(line),
    );
  } finally {
    await file.close();
  }
}

/** The object of a line; of one that is longer than what was read, the part before its first long string. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    const cwd = /"cwd":"([^"]+)"/.exec(line)?.[1];
    const value = cwd === undefined ? undefined : (JSON.parse(`"${cwd}"`) as unknown);
    return { payload: { cwd: value }, data: { context: { cwd: value } } };
  }
}
