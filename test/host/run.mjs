/**
 * Runs the journeys in a real VS Code: those inside the extension host from the source folder, then those by keyboard and
 * mouse against the packaged .vsix, installed as a user would. Prints a line a journey and `N passed, N failed`; the exit
 * code is 1 where one failed. Needs what `npm run build` makes.
 *
 *   PALIMPSEST_TEST_HOST=desktop     the downloaded desktop build instead of the workbench in Chromium. Written after the
 *                                    documentation of @vscode/test-electron; it has not been run where this was built.
 *   PALIMPSEST_HOST_ONLY=mocha|drive only one of the two parts
 *   PALIMPSEST_HOST_RESULTS=file     the results as JSON besides
 *   PALIMPSEST_HOST_GREP=words       only the journeys whose name holds them
 *   CHROMIUM=path                    the browser, where apt-get may not install one
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runTests } from "@vscode/test-electron";
import { needChromium } from "./chromium.mjs";
import fixtures from "./fixtures.cjs";

const here = import.meta.dirname;
const root = resolve(here, "..", "..");
const desktop = process.env.PALIMPSEST_TEST_HOST === "desktop";
const only = process.env.PALIMPSEST_HOST_ONLY;

const temp = mkdtempSync(join(tmpdir(), "palimpsest-host-"));
const lines = join(temp, "results.jsonl");
writeFileSync(lines, "");
try {
  needBuild();
  if (!desktop) prepareHost();
  if (only !== "drive") await part("the journeys inside the extension host", inside);
  if (only !== "mocha" && !desktop) await part("the journeys by keyboard", driven);
} catch (error) {
  tell({ name: "the test host starts", ok: false, ms: 0, error: error.message });
} finally {
  report();
  rmSync(temp, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Everything inside the extension host, from the source folder. */
async function inside() {
  const files = prepareFiles("inside");
  await runTests({
    ...(desktop ? {} : { vscodeExecutablePath: join(here, "code.mjs") }),
    extensionDevelopmentPath: root,
    extensionTestsPath: join(here, "index.cjs"),
    launchArgs: [files.workspace, "--extensions-dir", join(temp, "no-extensions"), "--disable-workspace-trust"],
    extensionTestsEnv: {
      CLAUDE_CONFIG_DIR: files.configuration,
      PALIMPSEST_HOST_SESSION: files.session,
      PALIMPSEST_HOST_LINES: lines,
      PALIMPSEST_HOST_GREP: process.env.PALIMPSEST_HOST_GREP ?? "",
      VSCODE_HOST_TIMEOUT_MS: "180000",
    },
  });
}

/** Keyboard, mouse and screenshots, against the installed package. */
async function driven() {
  const { drive } = await import("./drive.mjs");
  await drive({ root, temp, ...prepareFiles("driven"), tell });
}

/** A part that ends badly without a failed journey of its own is one. */
async function part(name, run) {
  const before = results().length;
  try {
    await run();
    if (results().length === before) throw new Error("no journey was run");
  } catch (error) {
    const told = results().slice(before);
    if (told.length === 0 || told.every(({ ok }) => ok))
      tell({ name, ok: false, ms: 0, error: String(error?.stack ?? error) });
  }
}

function prepareFiles(name) {
  const workspace = join(temp, name, "billing");
  const configuration = join(temp, name, "claude");
  fixtures.writeWorkspace(workspace);
  return { workspace, configuration, session: fixtures.writeSession(configuration, workspace) };
}

function needBuild() {
  const missing = ["client.cjs", "server.cjs", "webview/webview.js"].filter(
    (file) => !existsSync(join(root, "dist", file)),
  );
  if (missing.length > 0) throw new Error(`dist/${missing.join(", dist/")} not built: npm run build`);
}

/** Installs the host and the browser where they are missing; a minute and a half the first time. */
function prepareHost() {
  needChromium();
  const stamp = join(here, "node_modules", "code-server", "lib", "vscode", ".test-host-ready");
  if (existsSync(stamp)) return;
  console.log("test host: installing VS Code from the npm registry (once, about a minute)");
  const quiet = { cwd: here, stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], quiet);
  execFileSync(process.execPath, [join(here, "setup.mjs")], quiet);
}

function tell(result) {
  writeFileSync(lines, `${JSON.stringify(result)}\n`, { flag: "a" });
}

function results() {
  const text = readFileSync(lines, "utf8").trim();
  return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line));
}

function report() {
  const all = results();
  for (const { name, ok, ms, error } of all) {
    console.log(`${ok ? "ok" : "not ok"} ${name} (${ms} ms)`);
    if (error) console.log(error.replaceAll(/^/gm, "    "));
  }
  const failed = all.filter(({ ok }) => !ok).length;
  console.log(`${all.length - failed} passed, ${failed} failed`);
  const file = process.env.PALIMPSEST_HOST_RESULTS;
  if (file) writeFileSync(file, JSON.stringify({ passed: all.length - failed, failed, tests: all }, undefined, 2));
  if (failed > 0) process.exitCode = 1;
}
