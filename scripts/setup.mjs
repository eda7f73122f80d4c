// What both commands of the README do first: install and build where something is missing or stale. Needs nothing but Node.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a program in the project's folder with its output shown on standard error; says whether it succeeded. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2] });
  return status === 0;
}

/** Installs the locked packages unless exactly they are there. Ends the process where that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.error("Installing the locked packages (once) …");
  if (!run("npm", ["ci"])) fail("npm ci failed; the lines above say why");
}

/** Builds the command line unless it is newer than every source. Ends the process where that fails. */
export function ensureCommandLine() {
  const built = join(root, "dist", "cli.js");
  const sources = ["engine", "cli", "build.mjs", "package.json"];
  if (existsSync(built) && newest(sources) <= statSync(built).mtimeMs) return;
  console.error("Building …");
  if (!run(process.execPath, ["build.mjs", "cli"])) fail("the build failed; the lines above say why");
}

/** Prints one line to standard error and ends the process with exit code 2. */
export function fail(reason) {
  console.error(reason);
  process.exit(2);
}

/** npm writes down what it installed; that must be what the lockfile says, but for packages of other platforms. */
function isInstalled() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const there = installed[path];
    return there === undefined ? optional === true : there.version === version;
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/** The latest change of some files and folders, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const full = join(root, path);
      if (!statSync(full).isDirectory()) return statSync(full).mtimeMs;
      return newest(readdirSync(full).map((name) => join(path, name)));
    }),
    0,
  );
}
