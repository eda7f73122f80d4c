/**
 * `npm run open`: VS Code with the extension and the sample workspace. The desktop program if `code` is there, else the
 * workbench of the test host, whose address is printed for your browser. Builds first where nothing was built yet.
 * `PALIMPSEST_OPEN=browser` takes the browser even where `code` is there.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const workspace = join(root, "examples");
const host = join(root, "test", "host");
const npm = (cwd, ...args) => execFileSync("npm", args, { cwd, stdio: ["ignore", "inherit", "inherit"] });

const programs = ["client.cjs", "server.cjs", "webview/webview.js"];
if (!programs.every((file) => existsSync(join(root, "dist", file)))) npm(root, "run", "build");
const configuration = sampleSessions();
process.env.CLAUDE_CONFIG_DIR = configuration;
if (process.env.PALIMPSEST_OPEN !== "browser" && hasDesktop()) openDesktop();
else await openBrowser();

/** A Claude Code folder of its own, in which the sample session belongs to the sample workspace: *Open Session…* finds it. */
function sampleSessions() {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-sample-"));
  const project = join(folder, "projects", workspace.replaceAll(/[^a-zA-Z0-9]/g, "-"));
  mkdirSync(project, { recursive: true });
  const sessions = readdirSync(workspace).filter((name) => name.endsWith(".jsonl"));
  for (const name of sessions) cpSync(join(workspace, name), join(project, name));
  return folder;
}

function hasDesktop() {
  return spawnSync("code", ["--version"], { stdio: "ignore", shell: process.platform === "win32" }).status === 0;
}

function openDesktop() {
  const arguments_ = ["--new-window", `--extensionDevelopmentPath=${root}`, workspace];
  spawnSync("code", arguments_, { stdio: "inherit", shell: process.platform === "win32" });
}

/** Serves the workbench until interrupted. */
async function openBrowser() {
  if (!existsSync(join(host, "node_modules"))) npm(host, "ci", "--ignore-scripts", "--loglevel=error");
  execFileSync(process.execPath, [join(host, "setup.mjs")], { stdio: "inherit" });
  const { startServer, workbenchUrl } = await import("../test/host/lib.mjs");
  const server = await startServer({ env: { CLAUDE_CONFIG_DIR: configuration } });
  console.log(`VS Code with Palimpsest and the sample workspace, until Ctrl+C:\n\n  ${sampleUrl()}\n`);
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, close);
  let closing = false;
  server.gone.then((why) => closing || console.error(why));

  function sampleUrl() {
    return workbenchUrl(server, { folder: workspace, extensionDevelopmentPath: root });
  }

  async function close() {
    closing = true;
    await server.stop();
    rmSync(configuration, { recursive: true, force: true });
    process.exit(0);
  }
}
