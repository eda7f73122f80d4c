#!/usr/bin/env node
/** The command line's entry: lends the process to the program and sets the exit code. */
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import picocolors from "picocolors";
import type { Io } from "./command.ts";
import { runProgram } from "./program.ts";

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const { env, stdout, stderr, stdin } = process;
const painted = !env.NO_COLOR && ((env.FORCE_COLOR ?? "0") !== "0" || (stdout.isTTY === true && env.TERM !== "dumb"));
const io: Io = {
  out: (written) => void stdout.write(written),
  err: (written) => void stderr.write(written),
  input: () => text(stdin),
  cwd: process.cwd(),
  env,
  colours: picocolors.createColors(painted),
  live: stderr.isTTY === true,
};

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

try {
  process.exitCode = await runProgram(process.argv.slice(2), manifest.version, io);
} catch (error) {
  // A bug, not bad input: say so in one line, with the stack for the report on request.
  const detail = error instanceof Error ? (env.PALIMPSEST_DEBUG ? error.stack : error.message) : String(error);
  stderr.write(`palimpsest: internal error: ${detail}\n`);
  process.exitCode = 3;
}
