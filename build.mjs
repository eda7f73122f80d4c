// Bundles every program: client and server for the editor, the command line, and the library. The webview is Vite's.
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { askingNothing, fewCommands, newEnough, noFileOperations } from "./scripts/cuts.mjs";
import { noticesOf } from "./scripts/notices.mjs";
import { ways } from "./scripts/ways.mjs";

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
  plugins: [ways],
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

/** The editor hands its API to whoever requires it; an `import` of it is answered by some editors only. */
const editorByRequire = {
  name: "editor-by-require",
  setup(bundle) {
    bundle.onResolve({ filter: /^vscode$/ }, ({ kind }) =>
      kind === "require-call" ? { path: "vscode", external: true } : { path: "vscode", namespace: "editor" },
    );
    bundle.onLoad({ filter: /^/, namespace: "editor" }, () => ({ contents: 'module.exports = require("vscode");' }));
  },
};

const programs = [
  // Command line, language server and client in parts that they share: the extension carries all three, since hooks need a program to call.
  {
    ...node,
    entryPoints: { cli: "cli/main.ts", "cli/language-server": "server/main.ts", "cli/client": "client/main.ts" },
    outdir: "dist",
    chunkNames: "cli/[name]-[hash]",
    format: "esm",
    splitting: true,
    banner,
    plugins: [ways, askingNothing, fewCommands, newEnough, noFileOperations, editorByRequire],
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
    plugins: [ways, oneEngine, fewCommands],
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

// What editors start: files that any `require` takes.
writeFileSync("dist/server.cjs", '"use strict";\nimport("./cli/language-server.js");\n');
writeFileSync(
  "dist/client.cjs",
  '"use strict";\nexports.activate = async (extension) => (await import("./cli/client.js")).activate(extension);\n',
);

// Parts of the command line that an earlier build left; a single program is built beside others that may be running.
if (only.length === 0) {
  writeFileSync("dist/licences.md", noticesOf(results.map(({ metafile }) => metafile)));
  const written = new Set(results.flatMap(({ metafile }) => Object.keys(metafile.outputs)));
  for (const name of readdirSync("dist/cli")) if (!written.has(`dist/cli/${name}`)) rmSync(join("dist/cli", name));
}
