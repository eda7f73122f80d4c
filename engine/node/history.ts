/** Earlier versions of files, as Git has them: merge base, HEAD, index, work tree. Runs `git` itself, never a shell. */
import { execFile } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { join, posix, relative } from "node:path";
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

/**
 * The changed files below some paths (from the root; none means all) that `wanted` asks for, with both versions. Binary files and
 * submodules are left out; a link counts as the file of the repository that it leads to. Rejects with `HistoryError` where the index has
 * a conflict in one of them.
 */
export async function changedFiles(
  comparison: Comparison,
  paths: readonly string[],
  wanted: (path: string) => boolean,
): Promise<readonly ChangedFile[]> {
  const { root, base, now } = comparison;
  const cached = now === "index" ? ["--cached"] : [];
  const below = paths.length === 0 ? [] : ["--", ...paths];
  const raw = await git(root, ["diff", "--raw", "--no-abbrev", "--no-renames", "-z", ...cached, base, ...below]);
  const fresh = now === "index" ? "" : await git(root, ["ls-files", "--others", "--exclude-standard", "-z", ...below]);
  const changes = [...changesIn(raw), ...fresh.split("\0").map((path) => ({ ...NOTHING, path }))].filter(
    ({ path }) => path !== "" && wanted(path),
  );
  const torn = changes.find(({ status }) => status === "U");
  if (torn && now === "index") throw new HistoryError(`${torn.path} has conflicts that are not resolved yet`);
  const blobs = await blobsOf(root, [...new Set(changes.flatMap(({ before, after }) => [before.blob, after.blob]))]);
  const unique = new Map(changes.map((change) => [change.path, change]));
  const sorted = [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
  const files: ChangedFile[] = [];
  for (const change of sorted) files.push(await versionsOf(comparison, change, blobs));
  return files.filter(({ before, after }) => before !== after);
}

/** The tracked files, as they are now, whose paths (from the root) are `wanted`; a file that is not there or no text is left out. */
export async function filesNow(
  { root, now }: Comparison,
  wanted: (path: string) => boolean,
): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const paths = (await git(root, ["ls-files", "-z"])).split("\0").filter((path) => path !== "" && wanted(path));
  const texts = await Promise.all(
    paths.map((path) => (now === "index" ? shown(root, `:${path}`) : onDisk(root, path))),
  );
  return paths.flatMap((path, index) => (texts[index] === undefined ? [] : [{ path, text: texts[index] }]));
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

/** One side of a change: the file's mode and the name of its blob, as Git writes them. */
interface Side {
  readonly mode: string;
  readonly blob: string;
}

interface Change {
  readonly before: Side;
  readonly after: Side;
  readonly status: string;
  readonly path: string;
}

const ABSENT: Side = { mode: "000000", blob: "" };
const NOTHING = { before: ABSENT, after: ABSENT, status: "A" };
const LINK = "120000";

/** `:100644 100644 <blob> <blob> M`, then the path, each ended by a zero byte. */
function changesIn(raw: string): readonly Change[] {
  const parts = raw.split("\0");
  return parts.flatMap((head, index): readonly Change[] => {
    const path = parts[index + 1];
    if (index % 2 === 1 || path === undefined) return [];
    const [old = "", fresh = "", was = "", is = "", status = ""] = head.slice(1).split(" ");
    return [{ before: { mode: old, blob: was }, after: { mode: fresh, blob: is }, status, path }];
  });
}

async function versionsOf(
  { root, base, now }: Comparison,
  { before: was, after: is, path }: Change,
  blobs: ReadonlyMap<string, string>,
): Promise<ChangedFile> {
  const before = await textOfSide(was, `${base}:`);
  const after = now === "index" ? await textOfSide(is, ":") : await onDisk(root, path);
  return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };

  async function textOfSide({ mode, blob }: Side, tree: string): Promise<string | undefined> {
    const text = blobs.get(blob);
    if (mode !== LINK || text === undefined) return text;
    const target = posix.normalize(posix.join(posix.dirname(path), text));
    return text.startsWith("/") || target.startsWith("..") ? undefined : shown(root, `${tree}${target}`);
  }
}

/** The texts of many blobs by their names, with a handful of processes however many there are; what is no text is left out. */
async function blobsOf(root: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const real = names.filter((name) => /[1-9a-f]/.test(name));
  for (let at = 0; at < real.length; at += AT_ONCE) {
    const asked = `${real.slice(at, at + AT_ONCE).join("\n")}\n`;
    const bytes = await gitBytes(root, ["cat-file", "--batch"], asked);
    for (let from = 0; from < bytes.length; ) {
      const end = bytes.indexOf(10, from);
      const [name = "", type, size] = bytes.toString("latin1", from, end).split(" ");
      from = end + 1;
      if (size === undefined) continue;
      const text = textOf(bytes.toString("utf8", from, from + Number(size)));
      if (type === "blob" && text !== undefined) found.set(name, text);
      from += Number(size) + 1;
    }
  }
  return found;
}

const AT_ONCE = 256;

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

/** A link that leads out of the repository is not followed: what lies there is nobody's to compare. */
async function onDisk(root: string, path: string): Promise<string | undefined> {
  const real = await realpath(join(root, path)).catch(absent);
  if (real === undefined || relative(await realpath(root), real).startsWith("..")) return undefined;
  return readFile(real, "utf8").then(textOf, absent);
}

/** A file with a zero byte is no text. */
const textOf = (text: string): string | undefined =>
  text.includes("\0") ? undefined : text.startsWith("\uFEFF") ? text.slice(1) : text;

const absent = (): undefined => undefined;

/** Runs git in a folder with nothing of the user's that would change its answers; rejects with its last words. */
const git = async (folder: string, args: readonly string[], otherwise?: string): Promise<string> =>
  (await gitBytes(folder, args, "", otherwise)).toString("utf8");

async function gitBytes(folder: string, args: readonly string[], input: string, otherwise?: string): Promise<Buffer> {
  try {
    const running = run("git", ["-c", "core.quotePath=false", "--no-pager", "--literal-pathspecs", ...args], {
      cwd: folder,
      encoding: "buffer",
      maxBuffer: LARGEST,
      env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" },
    });
    running.child.stdin?.on("error", () => undefined).end(input);
    return (await running).stdout;
  } catch (error) {
    throw new HistoryError(otherwise ?? reasonOf(error));
  }
}

const LARGEST = 1 << 27;

function reasonOf(error: unknown): string {
  const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: unknown };
  if (code === "ENOENT") return "git is not installed";
  const words = String(stderr ?? "")
    .trim()
    .split("\n")[0];
  if (words) return words.replace(/^fatal: /, "");
  return typeof code === "string" ? `git could not be run to its end (${code})` : "git failed";
}
