"use strict";
/**
 * Runs inside the extension host in place of the caller's tests module: sends console output to a file which
 * `code.mjs` copies to its own stdout, runs the caller's module, and writes the result as the file's last line.
 */
const { appendFileSync, existsSync, statSync } = require("node:fs");
const { join } = require("node:path");
const { format } = require("node:util");

const out = process.env.VSCODE_HOST_TEST_OUT;
const target = process.env.VSCODE_HOST_TESTS_PATH;

/** Called by VS Code; rejects where a test failed. */
exports.run = async () => {
  // The extension host has put getters on console, with setters that do nothing: redefine them.
  for (const key of ["log", "info", "warn", "error", "debug"]) {
    Object.defineProperty(console, key, { value: write, writable: true, configurable: true });
  }
  const folder = existsSync(target) && statSync(target).isDirectory();
  try {
    await require(folder ? join(target, "index.cjs") : target).run();
    appendFileSync(out, "\u0000 0\n");
  } catch (error) {
    write(error?.stack ?? error);
    appendFileSync(out, "\u0000 1\n");
    throw error;
  }
};

function write(...args) {
  appendFileSync(out, `${format(...args)}\n`);
}
