// Bundles every program: client and server for the editor, the command line, and the library. The webview is Vite's.
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { noticesOf } from "./scripts/notices.mjs";

const shared = {
  bundle: true,
  minify: true,
  metafile: true,
  target: "node20",
  legalComments: "none",
  // The phrases of all languages would be twice as long as escapes.
  charset: "utf8",
  mainFields: ["module", "main"],
  logLevel: "warning",
};
const node = { ...shared, platform: "node" };
// CommonJS packages inside an ES module ask for `require`, `__filename` and `__dirname`.
const banner = {
  js: 'import { createRequire as __createRequire } from "node:module"; import { fileURLToPath as __toPath } from "node:url"; const require = __createRequire(import.meta.url), __filename = __toPath(import.meta.url), __dirname = __toPath(new URL(".", import.meta.url));',
};

/** The library's node shelf uses the library's engine instead of carrying a second one. */
const oneEngine = {
  name: "one-engine",
  setup(bundle) {
    bundle.onResolve({ filter: /\.\.\/.*\.ts$/ }, ({ path, resolveDir }) => {
      const target = resolve(resolveDir, path);
      if (target === resolve("engine/index.ts")) return { path: "../index.js", external: true };
      return undefined;
    });
  },
};

/** The MCP library checks what clients are asked for; ours asks them for nothing, and its validator is half as large as the engine. */
const askingNothing = {
  name: "asking-nothing",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents:
        'export class AjvJsonSchemaValidator { getValidator() { throw new Error("nothing is asked of clients"); } }',
    }));
  },
};

const programs = [
  {
    ...node,
    entryPoints: { client: "client/main.ts" },
    outdir: "dist",
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    external: ["vscode"],
  },
  // Command line and language server in parts that both use, so that the extension can carry the two: hooks need a program to call.
  {
    ...node,
    entryPoints: { cli: "cli/main.ts", "cli/language-server": "server/main.ts" },
    outdir: "dist",
    chunkNames: "cli/[name]-[hash]",
    format: "esm",
    splitting: true,
    banner,
    plugins: [askingNothing],
  },
  { ...shared, entryPoints: { index: "engine/index.ts" }, outdir: "dist/engine", format: "esm", platform: "neutral" },
  {
    ...node,
    entryPoints: { index: "engine/node/index.ts" },
    outdir: "dist/engine/node",
    chunkNames: "[name]-[hash]",
    format: "esm",
    splitting: true,
    banner,
    plugins: [oneEngine],
  },
];

const only = process.argv.slice(2);
const results = await Promise.all(
  programs
    .filter(({ entryPoints }) => existsSync(Object.values(entryPoints)[0]))
    .filter(
      ({ entryPoints }) =>
        only.length === 0 || Object.values(entryPoints).some((entry) => only.includes(dirname(entry))),
    )
    .map((options) => build(options)),
);

// What editors start: a file that any `require` takes.
writeFileSync("dist/server.cjs", '"use strict";\nimport("./cli/language-server.js");\n');

// Parts of the command line that an earlier build left; a single program is built beside others that may be running.
if (only.length === 0) {
  writeFileSync("dist/licences.md", noticesOf(results.map(({ metafile }) => metafile)));
  const written = new Set(results.flatMap(({ metafile }) => Object.keys(metafile.outputs)));
  for (const name of readdirSync("dist/cli")) if (!written.has(`dist/cli/${name}`)) rmSync(join("dist/cli", name));
}
