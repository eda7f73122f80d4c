/** Where agents keep the sessions of a folder. Listed by name, size and age; none is opened. */
import { readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** A session file that belongs to a folder. */
export interface SessionFile {
  readonly path: string;
  readonly name: string;
  readonly agent: string;
  /** Last change, milliseconds since 1970. */
  readonly changed: number;
  readonly bytes: number;
}

/** Claude Code's sessions of a folder (an absolute path), newest first; empty where there are none. `home` is its configuration folder. */
export async function sessionsOf(folder: string, home = claudeHome()): Promise<readonly SessionFile[]> {
  const project = join(home, "projects", folder.replace(/[^A-Za-z0-9]/g, "-"));
  const names = await readdir(project).catch(() => []);
  const files = await Promise.all(names.filter((name) => name.endsWith(".jsonl")).map((name) => fileOf(project, name)));
  return files.filter((file) => file !== undefined).sort((a, b) => b.changed - a.changed);
}

const claudeHome = (): string => process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), ".claude");

async function fileOf(folder: string, name: string): Promise<SessionFile | undefined> {
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, name, agent: "Claude Code", changed: found.mtimeMs, bytes: found.size } : undefined;
}
