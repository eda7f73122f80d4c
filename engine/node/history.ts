/** Earlier versions of files, as Git has them: merge base, HEAD, index, work tree. Runs `git` itself, never a shell. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file that differs between two versions; a side that does not have it is absent. Paths count from the repository's root. */
export interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** What is compared with what. */
export interface Comparison {
  /** The repository's root folder. */
  readonly root: string;
  /** The full name of the earlier commit. */
  readonly base: string;
  /** `index`: what is staged; `worktree`: what lies on disk, files not yet added included. */
  readonly now: "index" | "worktree";
}

/** Git could not answer: no repository, no commit, no such revision. The message is one clause. */
export class HistoryError extends Error {
  override readonly name = "HistoryError";
}

/**
 * The comparison that a folder's repository calls for: with `revision`, the merge base of it and HEAD; without, the merge base of HEAD
 * and its upstream or the remote's main branch; where there is none, HEAD. Rejects with `HistoryError`.
 */
export async function comparisonIn(folder: string, now: Comparison["now"], revision?: string): Promise<Comparison> {
  const root = (await git(folder, ["rev-parse", "--show-toplevel"], "is in no Git repository")).trimEnd();
  const head = await commitOf(root, "HEAD");
  if (head === undefined) throw new HistoryError("the repository has no commit yet");
  if (revision !== undefined) {
    const named = await commitOf(root, revision);
    if (named === undefined) throw new HistoryError(`${revision} is no commit`);
    return { root, base: (await mergeBase(root, named)) ?? named, now };
  }
  for (const upstream of [
    "@{upstream}",
    "refs/remotes/origin/HEAD",
    "refs/remotes/origin/main",
    "refs/remotes/origin/master",
  ]) {
    const named = await commitOf(root, upstream);
    const base = named === undefined ? undefined : await mergeBase(root, named);
    if (base !== undefined) return { root, base, now };
  }
  return { root, base: head, now };
}

/** Whether a word names a commit of the repository. */
export async function isRevision(folder: string, word: string): Promise<boolean> {
  return (await commitOf(folder, word)) !== undefined;
}

/** The changed files below some paths (from the root; none means all) that `wanted` asks for, with both versions. Binary files are left out. */
export async function changedFiles(
  comparison: Comparison,
  paths: readonly string[],
  wanted: (path: string) => boolean,
): Promise<readonly ChangedFile[]> {
  const { root, base, now } = comparison;
  const cached = now === "index" ? ["--cached"] : [];
  const below = paths.length === 0 ? [] : ["--", ...paths];
  const changed = await git(root, ["diff", "--name-only", "--no-renames", "-z", ...cached, base, ...below]);
  const fresh = now === "index" ? "" : await git(root, ["ls-files", "--others", "--exclude-standard", "-z", ...below]);
  const names = new Set([...changed.split("\0"), ...fresh.split("\0")].filter((path) => path !== "" && wanted(path)));
  const files = await Promise.all([...names].sort().map((path) => versionsOf(comparison, path)));
  return files.filter(({ before, after }) => before !== after);
}

/** The text of a file in an earlier commit, without byte order mark; undefined where the commit does not have it. */
export const textAt = (root: string, commit: string, path: string): Promise<string | undefined> =>
  shown(root, `${commit}:${path}`);

/** The values of a commit trailer between the base and HEAD, oldest first. */
export async function trailersSince({ root, base }: Comparison, key: string): Promise<readonly string[]> {
  const format = `--format=%(trailers:key=${key},valueonly,unfold)`;
  const lines = await git(root, ["log", "--reverse", format, `${base}..HEAD`]);
  return lines.split("\n").filter((line) => line.trim() !== "");
}

async function versionsOf({ root, base, now }: Comparison, path: string): Promise<ChangedFile> {
  const before = await textAt(root, base, path);
  const after = now === "index" ? await shown(root, `:${path}`) : await onDisk(join(root, path));
  return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

async function commitOf(folder: string, revision: string): Promise<string | undefined> {
  const name = await git(folder, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]).catch(absent);
  return name?.trim() || undefined;
}

async function mergeBase(root: string, commit: string): Promise<string | undefined> {
  const base = await git(root, ["merge-base", "HEAD", commit]).catch(absent);
  return base?.trim() || undefined;
}

async function shown(root: string, object: string): Promise<string | undefined> {
  const kind = await git(root, ["cat-file", "-t", object]).catch(absent);
  if (kind?.trim() !== "blob") return undefined;
  return textOf(await git(root, ["cat-file", "blob", object]));
}

const onDisk = async (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").then(textOf, () => undefined);

/** A file with a zero byte is no text. */
const textOf = (text: string): string | undefined =>
  text.includes("\0") ? undefined : text.startsWith("\uFEFF") ? text.slice(1) : text;

const absent = (): undefined => undefined;

/** Runs git in a folder with nothing of the user's that would change its answers; rejects with its last words. */
async function git(folder: string, args: readonly string[], otherwise?: string): Promise<string> {
  try {
    const { stdout } = await run("git", ["-c", "core.quotePath=false", "--no-pager", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: LARGEST,
      env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" },
    });
    return stdout;
  } catch (error) {
    throw new HistoryError(otherwise ?? reasonOf(error));
  }
}

const LARGEST = 1 << 27;

function reasonOf(error: unknown): string {
  const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: unknown };
  if (code === "ENOENT") return "git is not installed";
  const words = typeof stderr === "string" ? stderr.trim().split("\n")[0] : undefined;
  return words ? words.replace(/^fatal: /, "") : "git failed";
}
