#!/usr/bin/env node
/**
 * Stands in for the `code` executable: takes the arguments that @vscode/test-electron gives to VS Code, runs them in VS
 * Code's web workbench with a Node extension host, and exits with the tests' exit code (124 out of time, 97 the browser or
 * server ended, 98 the tests never reported, 130 interrupted). Without tests it prints the workbench's address and serves.
 *
 *   VSCODE_HOST_VERBOSE=1       print the server's and the workbench's logs to stderr
 *   VSCODE_HOST_TIMEOUT_MS=n    give up after n ms (default 300000)
 *   CHROMIUM=path               the browser
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { launchBrowser, serverVerb, startServer, workbenchUrl } from "./lib.mjs";

const argv = process.argv.slice(2);
const options = readArguments(argv);
process.exit(isVerb(options) ? verb() : await run());

/** The command-line verbs go to the server's own command line. */
function verb() {
  const data = options["user-data-dir"];
  const own = data ? ["--server-data-dir", data, "--user-data-dir", data] : [];
  return serverVerb([...own, ...argv], "inherit").status ?? 1;
}

/** Runs the tests, or serves the workbench until interrupted; the exit code. */
async function run() {
  const work = mkdtempSync(join(tmpdir(), "vsh-run-"));
  const output = copyOutput(join(work, "out"));
  const tests = options.extensionTestsPath && fromFlag(options.extensionTestsPath);
  const end = deferred();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => end.settle({ code: 130, why: name }));
  let server;
  let browser;
  try {
    server = await startServer({
      userDataDir: options["user-data-dir"],
      extensionsDir: options["extensions-dir"],
      env: { VSCODE_HOST_TEST_OUT: output.file, VSCODE_HOST_TESTS_PATH: tests ?? "" },
      verbose: process.env.VSCODE_HOST_VERBOSE !== undefined,
    });
    server.gone.then((why) => end.settle({ code: 97, why }));
    const url = workbench(server, tests);
    if (!tests) {
      console.log(url);
      await end.promise;
      return 0;
    }
    browser = await launchBrowser();
    return await watch(browser, url, end, output);
  } catch (error) {
    console.error(`test host: ${error?.stack ?? error}`);
    return 1;
  } finally {
    await browser?.close().catch(() => {});
    await server?.stop();
    output.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function workbench(server, tests) {
  const folder = options["folder-uri"] ?? options.positional[0];
  return workbenchUrl(server, {
    folder: folder && fromFlag(folder),
    extensionDevelopmentPath: options.extensionDevelopmentPath.map(fromFlag),
    extensionTestsPath: tests && join(import.meta.dirname, "tests-entry.cjs"),
  });
}

/** Shows the workbench until the tests have ended; the exit code. */
async function watch(browser, url, end, output) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const seen = [];
  browser.on("disconnected", () => end.settle({ code: 97, why: "the browser ended" }));
  page.on("crash", () => end.settle({ code: 97, why: "the workbench page crashed" }));
  await page.exposeFunction("codeAutomationExit", (code) => end.settle({ code }));
  await page.exposeFunction("codeAutomationLog", (type, args) => {
    seen.push(`[${type}] ${format(...args)}`);
    if (process.env.VSCODE_HOST_VERBOSE) process.stderr.write(`${seen.at(-1)}\n`);
  });
  const limit = Number(process.env.VSCODE_HOST_TIMEOUT_MS ?? 300_000);
  const timer = setTimeout(() => end.settle({ code: 124, why: `no result after ${limit} ms` }), limit);
  const tick = setInterval(output.drain, 100);
  await page.goto(url);
  const { code, why } = await end.promise;
  clearTimeout(timer);
  clearInterval(tick);
  output.drain();
  if (why) console.error(`test host: ${why}`);
  if (code !== 0 && output.result() === undefined) console.error(seen.slice(-30).join("\n"));
  // An extension host that crashes counts as success for the workbench: the tests' own word is needed too.
  if (code === 0 && output.result() !== 0) {
    console.error("test host: the tests never reported their result");
    return 98;
  }
  return code;
}

/** Copies what the tests write to a file on to stdout; the last line, behind a NUL, carries their result. */
function copyOutput(file) {
  writeFileSync(file, "");
  const handle = openSync(file, "r");
  const decoder = new StringDecoder("utf8");
  const buffer = Buffer.alloc(65536);
  let position = 0;
  let result;
  const drain = () => {
    for (let read = next(); read > 0; read = next()) {
      position += read;
      const text = decoder.write(buffer.subarray(0, read));
      const mark = text.indexOf("\u0000");
      process.stdout.write(mark < 0 ? text : text.slice(0, mark));
      if (mark >= 0) result = Number.parseInt(text.slice(mark + 1), 10);
    }
  };
  const next = () => readSync(handle, buffer, 0, buffer.length, position);
  return { file, drain, result: () => result, close: () => closeSync(handle) };
}

function readArguments(given) {
  const flags = ["extensionDevelopmentPath", "extensionTestsPath", "user-data-dir", "extensions-dir", "folder-uri"];
  const more = [
    "file-uri",
    "install-extension",
    "uninstall-extension",
    "locale",
    "log",
    "profile",
    "disable-extension",
  ];
  const withValue = new Set([...flags, ...more]);
  const read = { extensionDevelopmentPath: [], "install-extension": [], positional: [] };
  for (let i = 0; i < given.length; i++) {
    const flag = /^--([^=]+)(?:=(.*))?$/s.exec(given[i]);
    if (!flag) {
      if (!/^-\w/.test(given[i])) read.positional.push(given[i]);
      continue;
    }
    const [, name, inline] = flag;
    const follows = withValue.has(name) && given[i + 1] !== undefined && !given[i + 1].startsWith("--");
    const value = inline ?? (follows ? given[++i] : true);
    if (Array.isArray(read[name])) read[name].push(value);
    else read[name] = value;
  }
  return read;
}

function isVerb(read) {
  const verbs = ["version", "list-extensions", "uninstall-extension"];
  return verbs.some((name) => read[name]) || read["install-extension"].length > 0;
}

function fromFlag(path) {
  return path.startsWith("file:") ? fileURLToPath(path) : resolve(path);
}

function deferred() {
  let settle;
  const promise = new Promise((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
