/** The packed package as a stranger gets it: installed from its tarball into an empty folder, with nothing beside it. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
const built = ["dist/cli.js", "dist/engine/index.js", "out/engine/index.d.ts"].every((file) =>
  existsSync(join(root, file)),
);
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

test.skipIf(!built)("every name of the designs and what goes with them is there to be imported", () => {
  const names = [
    ...["classify", "compact", "rehydrate", "reconstruct", "verify", "compactScratchpad", "assertCompactionSafe"],
    ...["compactOrSpill", "IrreversibleCompactionError", "ReconstructionUnsoundError"],
    ...["UnrecoverableCompactionError", "CompactionInvariantError", "contractOf", "handBack", "recoveryNote", "gate"],
  ];
  const code = `import * as all from "palimpsest"; console.log(JSON.stringify(${JSON.stringify(names)}.filter((name) => typeof all[name] !== "function")));`;
  writeFileSync(join(folder, "names.mjs"), code);
  expect(JSON.parse(run(folder, "node", "names.mjs"))).toEqual([]);
});

/** What the examples of the reference print, as their comments promise it. */
const SAID: { readonly [example: string]: readonly (string | RegExp)[] } = {
  "irreversible-projection": [/Do not retry writes after a 5xx.*true/, /eu-west-2b/, "no-handle-in-query"],
  "sound-reconstruction": ["B-20417", /^lossy \[/m, /verified: true/],
  "sealed-scratchpad": ["true true", /Do not push on Fridays.*dropped 2 claims from Deploy › History/s, /^\d+ 5$/m],
  "reachability-gate": [/token: 'rev-4f9a2c'/, /^true$/m],
  "without-hooks": [/Do not retry writes after a 5xx/, /^refuse \[.*'constraint-lost'/m],
};

describe.skipIf(!built)("the examples of the reference", () => {
  const examples = readdirSync(join(root, "examples", "designs")).map((name) => name.replace(/\.ts$/, ""));
  const project = join(folder, "consumer");

  beforeAll(() => {
    cpSync(join(root, "examples", "designs"), project, { recursive: true });
    writeFileSync(join(project, "package.json"), '{ "type": "module", "private": true }');
    const compilerOptions = {
      module: "nodenext",
      target: "es2023",
      strict: true,
      outDir: "js",
      types: ["node"],
      skipLibCheck: false,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    // A stranger has Node's types of his own.
    const types = dirname(createRequire(import.meta.url).resolve("@types/node/package.json"));
    cpSync(types, join(project, "node_modules", "@types", "node"), { recursive: true });
    symlinkSync(join(dirname(types), "..", "undici-types"), join(project, "node_modules", "undici-types"));
    run(project, process.execPath, join(root, "node_modules", "typescript", "bin", "tsc"), "-p", project);
  });

  test("are those that the reference shows", () => {
    expect(Object.keys(SAID).sort()).toEqual(examples.sort());
  });

  test.each(examples)("%s keeps its types and does what it says", (name) => {
    const said = run(project, "node", join("js", `${name}.js`));
    for (const words of SAID[name] ?? []) expect(said).toMatch(words);
  });
});
