#!/usr/bin/env node
/** The command line's entry: lends the process to the program and sets the exit code. The same file is a thread that checks files with it. What the arguments do not ask for is not loaded. */
import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { isMainThread, Worker } from "node:worker_threads";
import picocolors from "picocolors";
import type { Io } from "./command.ts";

const { env, stderr } = process;

// The packs' expressions are compiled at once: to interpret each first, and compile it when it is used again, costs a tenth of a check.
setFlagsFromString("--no-regexp-tier-up");

const io: Io = {
  out: (written) => void output().write(written),
  err: (written) => void stderr.write(written),
  input,
  cwd: process.cwd(),
  env,
  get colours() {
    const { stdout } = process;
    const wished = (env.FORCE_COLOR ?? "0") !== "0" || (stdout.isTTY === true && env.TERM !== "dumb");
    return picocolors.createColors(!env.NO_COLOR && wished);
  },
  get live() {
    return stderr.isTTY === true;
  },
  thread: () => new Worker(new URL(import.meta.url)),
};

if (!isMainThread) (await import("./checking-thread.ts")).answerChecks(io);
else await lendProcess();

async function lendProcess(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    // A bug, not bad input: say so in one line, with the stack for the report on request.
    const detail = error instanceof Error ? (env.PALIMPSEST_DEBUG ? error.stack : error.message) : String(error);
    stderr.write(`palimpsest: internal error: ${detail}\n`);
    process.exitCode = 3;
  }
}

/** Agents wait for their hooks, often for ones with nothing to do: those pass by the parser of arguments. */
async function run(args: readonly string[]): Promise<number> {
  if (args[0] === "hook") {
    const { calledBy } = await import("./hook/calling.ts");
    const call = calledBy(args.slice(1));
    if (call) return call(io);
  }
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  if (args.length === 1 && (args[0] === "--version" || args[0] === "-v")) {
    io.out(`${manifest.version}\n`);
    return 0;
  }
  output();
  return (await import("./program.ts")).runProgram(args, manifest.version, io);
}

let opened: NodeJS.WriteStream | undefined;

/** Standard output. A reader that has seen enough (`| head`) closes the pipe; that is no failure. */
function output(): NodeJS.WriteStream {
  opened ??= process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  return opened;
}

/** Standard input to its end. */
async function input(): Promise<string> {
  let text = "";
  for await (const part of process.stdin.setEncoding("utf8")) text += part;
  return text;
}
