/** The packed package as a stranger gets it: installed from its tarball into an empty folder, with nothing beside it. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
const built = ["dist/cli.js", "dist/engine/index.js"].every((file) => existsSync(join(root, file)));
const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const folder = mkdtempSync(join(tmpdir(), "palimpsest-packed-"));

beforeAll(() => {
  if (!built) return;
  run(root, "npm", "pack", ...quiet, "--pack-destination", folder);
  writeFileSync(join(folder, "package.json"), '{ "name": "stranger", "private": true, "type": "module" }');
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  run(folder, "npm", "install", "--offline", ...quiet, `./${tarball}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!built)("npx palimpsest answers with its version", () => {
  expect(run(folder, "npx", "--no-install", "palimpsest", "--version").trim()).toBe(version);
});

test.skipIf(!built)("the library is imported by its name and brings nothing else along", () => {
  writeFileSync(
    join(folder, "use.mjs"),
    'import * as palimpsest from "palimpsest"; console.log(Object.keys(palimpsest).length > 0);',
  );
  expect(run(folder, "node", "use.mjs").trim()).toBe("true");
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["palimpsest"]);
});

test.skipIf(!built)("only programs, types and the shop window are in the tarball", () => {
  const top = readdirSync(join(folder, "node_modules", "palimpsest"));
  const allowed = ["CHANGELOG.md", "LICENSE", "README.md", "dist", "out", "package.json", "schemas"];
  expect(top.filter((name) => !allowed.includes(name))).toEqual([]);
});
