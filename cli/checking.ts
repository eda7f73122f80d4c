/** Files checked one by one: on this thread alone, or on several that take the next file each. */
import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { inspect } from "../engine/inspection.ts";
import type { Diagnostic } from "../engine/rules/rule.ts";
import type { Settings } from "../engine/settings.ts";
import type { Source } from "../engine/text.ts";
import { BadInput, type Io } from "./command.ts";
import { type Report, reportOf } from "./finding.ts";
import { readSource } from "./input.ts";
import { resolvedBy } from "./store.ts";

/** What holds for every file of one check. */
export interface CheckTerms {
  readonly settings: Settings;
  /** The earlier version of the one pad that is checked. */
  readonly before?: Source;
  /** The store that was named, if any. */
  readonly store?: string;
  /** `reports` are what is printed; diagnostics go with them where a baseline is written. */
  readonly gives: "reports" | "diagnostics";
}

/** One file, checked. */
export interface Checked {
  readonly report: Report;
  /** Code, severity and message of each; empty where only reports were asked for. */
  readonly diagnostics: readonly Pick<Diagnostic, "code" | "severity" | "message">[];
}

/** Reads and inspects one file; throws `BadInput` where it cannot be read. */
export async function checkFile(
  path: string,
  { settings, before, store, gives }: CheckTerms,
  io: Io,
): Promise<Checked> {
  const source = await readSource(path, io);
  const { spilled, unresolved } = await resolvedBy(source.text ?? "", store, io);
  const inspection = inspect(source, { ...(before ? { before } : {}), settings, gate: { spilled }, unresolved });
  const known = gives === "reports" ? [] : inspection.diagnostics;
  return {
    report: reportOf(path, inspection),
    diagnostics: known.map(({ code, severity, message }) => ({ code, severity, message })),
  };
}

/** Files that a thread must have to check before it pays: until it is warm it takes as long as a hundred pads take. */
const FILES_A_THREAD = 100;

/** More threads than these are held up by memory. */
const MOST_THREADS = 4;

/** What a thread is told: its terms, the files, and where the number of the next one stands. */
export interface CheckOrder {
  readonly paths: readonly string[];
  readonly terms: CheckTerms;
  readonly next: Int32Array;
}

/** What came of a file: as it was checked, or why it could not be. */
export type Outcome = { readonly index: number } & (
  | { readonly checked: Checked }
  | { readonly failed: { readonly file?: string; readonly message: string; readonly stack?: string } }
);

/**
 * Checks files and gives them in their order, with the same results on any number of threads. `told` hears of each file that is
 * done. Throws for the first file in order that cannot be read; no file is begun after one that failed.
 */
export async function checkFiles(
  paths: readonly string[],
  terms: CheckTerms,
  io: Io,
  told: (done: number, path: string) => void,
): Promise<readonly Checked[]> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const outcomes: (Outcome | undefined)[] = [];
  let done = 0;
  const take = (outcome: Outcome): void => {
    outcomes[outcome.index] = outcome;
    if ("failed" in outcome) Atomics.store(next, 0, paths.length);
    done += 1;
    told(done, paths[outcome.index] ?? "");
  };
  const threads = threadsFor(paths.length, io);
  try {
    await Promise.all([
      ...threads.map((thread) => lane(thread, { paths, terms, next }, take)),
      checkNext({ paths, terms, next }, io, take),
    ]);
  } finally {
    for (const thread of threads) void thread.terminate();
  }
  const checked: Checked[] = [];
  for (const index of paths.keys()) {
    // A thread that could not go on has left out the file it had taken.
    checked.push(checkedOf(outcomes[index] ?? (await outcomeOf(index, { paths, terms }, io))));
  }
  return checked;
}

/** Checks the next file until none is left. */
export async function checkNext(
  { paths, terms, next }: CheckOrder,
  io: Io,
  take: (outcome: Outcome) => void,
): Promise<void> {
  for (let index = Atomics.add(next, 0, 1); index < paths.length; index = Atomics.add(next, 0, 1)) {
    take(await outcomeOf(index, { paths, terms }, io));
  }
}

async function outcomeOf(index: number, { paths, terms }: Omit<CheckOrder, "next">, io: Io): Promise<Outcome> {
  try {
    return { index, checked: await checkFile(paths[index] ?? "", terms, io) };
  } catch (error) {
    return { index, failed: failureOf(error) };
  }
}

/** The other threads that pay; fewer where the process may not start them. */
function threadsFor(files: number, { thread }: Io): readonly Worker[] {
  if (!thread || files < 2 * FILES_A_THREAD) return [];
  const count = Math.min(availableParallelism(), MOST_THREADS, Math.floor(files / FILES_A_THREAD)) - 1;
  const threads: Worker[] = [];
  try {
    while (threads.length < count) threads.push(thread());
  } catch {
    // Node's permission model forbids threads, or there is no memory for one more.
  }
  return threads;
}

/** One other thread at work; ends when it finds no file left, or can go on no longer. */
const lane = (thread: Worker, order: CheckOrder, take: (outcome: Outcome) => void): Promise<void> =>
  new Promise((done) => {
    thread.on("message", (said: Outcome | "done") => (said === "done" ? done() : take(said)));
    // Whatever ended it, its exit follows, and what it left out is checked without it.
    thread.on("error", () => undefined);
    thread.on("exit", () => done());
    thread.postMessage(order);
  });

function failureOf(error: unknown): Extract<Outcome, { failed: unknown }>["failed"] {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message, ...(error instanceof BadInput ? { file: error.file } : stack === undefined ? {} : { stack }) };
}

function checkedOf(outcome: Outcome): Checked {
  if ("checked" in outcome) return outcome.checked;
  const { file, message, stack } = outcome.failed;
  if (file !== undefined) throw new BadInput(file, message);
  throw Object.assign(new Error(message), stack === undefined ? {} : { stack });
}
