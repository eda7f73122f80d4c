/** Work in a process of its own, and an answer in time whatever becomes of it. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Call } from "./agent.ts";
import { timeout } from "./timing.ts";
import type { Result } from "./work.ts";

/** How the work ended as far as the hook can wait for it. */
export type Outcome =
  | { readonly state: "done"; readonly result: Result }
  | { readonly state: "pending" }
  | { readonly state: "failed"; readonly reason: string };

/**
 * Starts the work and waits until `deadline` (milliseconds since 1970). What is not done by then goes on detached and is `pending`. One
 * process a session and moment: while one is at it, another call is pending at once.
 */
export async function within(deadline: number, agent: string, call: Call, folder: string): Promise<Outcome> {
  const lock = join(folder, `at-work-${call.moment}`);
  const held = await holderOf(lock);
  if (held === "somebody") return { state: "pending" };
  const said = JSON.stringify(call);
  const file = said.length < PIPE ? undefined : await fileOf(said, folder);
  const child = spawn(process.execPath, [process.argv[1] ?? "", "hook", agent, "--work"], {
    detached: true,
    windowsHide: true,
    stdio: [file?.fd ?? "pipe", "pipe", "ignore"],
  });
  await file?.close();
  const spawned = new Promise<Outcome>((resolve) => {
    let text = "";
    child.stdout?.setEncoding("utf8").on("data", (data: string) => {
      text += data;
    });
    child.stdout?.on("error", () => undefined);
    child.once("error", (error) => resolve({ state: "failed", reason: error.message }));
    child.once("close", () => resolve(outcomeOf(text)));
  });
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(said);
  if (child.pid !== undefined) await claim(lock, child.pid);
  const outcome = await Promise.race([spawned, timeout(deadline).then((): Outcome => ({ state: "pending" }))]);
  child.stdout?.destroy();
  child.stdin?.destroy();
  child.unref();
  if (outcome.state !== "pending") await rm(lock, { force: true }).catch(() => undefined);
  return outcome;
}

/** What a pipe takes in one go, in UTF-16 units of three bytes each, whether anybody reads it yet or not. */
const PIPE = 20_000;

/**
 * A long text (a whole session) as an open file that has no name any more: the worker can read it when this process has left, and
 * nothing of it stays. Undefined where the disk does not let us.
 */
async function fileOf(text: string, folder: string): Promise<FileHandle | undefined> {
  const path = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, "wx+", 0o600);
    const bytes = Buffer.from(text, "utf8");
    // At a place of its own, so that the reader begins at the start.
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at, bytes.length - at, at)).bytesWritten;
    await rm(path, { force: true });
    return file;
  } catch {
    await rm(path, { force: true }).catch(() => undefined);
    return undefined;
  }
}

function outcomeOf(text: string): Outcome {
  try {
    const answer = JSON.parse(text) as { readonly result?: Result; readonly failure?: string };
    if (answer.result) return { state: "done", result: answer.result };
    return { state: "failed", reason: answer.failure ?? "the work gave no result" };
  } catch {
    return { state: "failed", reason: "the work ended without a result" };
  }
}

async function claim(lock: string, pid: number): Promise<void> {
  try {
    await mkdir(join(lock, ".."), { recursive: true, mode: 0o700 });
    const file = await open(lock, "w", 0o600);
    await file.writeFile(String(pid));
    await file.close();
  } catch {
    // Without the note two processes may do the same work, and agree.
  }
}

/** Nobody reads a session for longer than ten minutes. */
const LONGEST = 600_000;

/** Whether a process that still lives is at the same work. */
async function holderOf(lock: string): Promise<"somebody" | "nobody"> {
  const pid = Number(await readFile(lock, "utf8").catch(() => ""));
  const since = (await stat(lock).catch(() => undefined))?.mtimeMs ?? 0;
  // A number is given to other processes in time.
  if (!Number.isSafeInteger(pid) || pid < 2 || since < Date.now() - LONGEST) return "nobody";
  try {
    process.kill(pid, 0);
    return "somebody";
  } catch {
    await rm(lock, { force: true }).catch(() => undefined);
    return "nobody";
  }
}
