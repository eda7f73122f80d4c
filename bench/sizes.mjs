import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { fewCommands, newEnough, noFileOperations } from "../scripts/cuts.mjs";
import { ways } from "../scripts/ways.mjs";
import { root } from "./measure.mjs";

export const title = "sizes of what ships";

export async function measure() {
  const view = filesIn("dist/webview").filter((path) => /\.(?:js|css)$/.test(path));
  const rows = [
    { goal: "P14", what: "webview, minified", value: kilobytes(view), unit: "KB", atMost: 400 },
    { goal: "P14", what: "webview, compressed", value: compressed(view), unit: "KB", atMost: 130 },
    ...(await programs()),
    {
      goal: "P14",
      what: "command line, server and client, all parts",
      value: kilobytes(["dist/cli.js", ...filesIn("dist/cli")]),
      unit: "KB",
    },
    { goal: "P14", what: "library", value: kilobytes(["dist/engine/index.js"]), unit: "KB" },
  ];
  if (existsSync(join(root, "palimpsest.vsix"))) {
    rows.push({
      goal: "P14",
      what: "extension package",
      value: kilobytes(["palimpsest.vsix"]),
      unit: "KB",
      atMost: 1000,
    });
  }
  return rows;
}

/** Server and client from esbuild's own account, each as if it were alone: what is built shares its parts. */
async function programs() {
  const server = await partsOf("server/main.ts");
  const client = await partsOf("client/main.ts");
  return [
    { goal: "P14", what: "server, loaded when it starts", unit: "KB", atMost: 450, ...server.atStart },
    { goal: "P14", what: "server, with what it loads when asked", unit: "KB", ...server.all },
    { goal: "P14", what: "client", unit: "KB", ...client.all },
  ];
}

async function partsOf(entry) {
  const { metafile } = await build({
    entryPoints: { main: join(root, entry) },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: join(root, "dist"),
    platform: "node",
    format: "esm",
    charset: "utf8",
    external: ["vscode"],
    plugins: [ways, fewCommands, newEnough, noFileOperations],
    mainFields: ["module", "main"],
    absWorkingDir: root,
    logLevel: "error",
  });
  const { outputs } = metafile;
  return { atStart: sumOf(loadedWith("dist/main.js", outputs), outputs), all: sumOf(Object.keys(outputs), outputs) };
}

/** An output and those that it imports before it runs. */
function loadedWith(path, outputs, found = new Set()) {
  if (found.has(path) || !outputs[path]) return found;
  found.add(path);
  for (const { path: next, kind } of outputs[path].imports)
    if (kind !== "dynamic-import") loadedWith(next, outputs, found);
  return found;
}

/** Kilobytes of some outputs, and of each part in them. */
function sumOf(paths, outputs) {
  const parts = new Map();
  for (const path of paths) {
    for (const [input, { bytesInOutput }] of Object.entries(outputs[path].inputs)) {
      const part = PARTS.find(([prefix]) => input.startsWith(prefix))?.[1] ?? "rest";
      parts.set(part, (parts.get(part) ?? 0) + bytesInOutput / 1000);
    }
  }
  const sorted = [...parts].sort(([, a], [, b]) => b - a);
  return {
    value: sorted.reduce((sum, [, size]) => sum + size, 0),
    note: sorted.map(([part, size]) => `${part} ${size.toFixed(0)}`).join(", "),
  };
}

const PARTS = [
  ["node_modules/vscode-", "protocol libraries"],
  ["node_modules/@redis/", "Redis"],
  ["node_modules/@secretlint/", "rules for credentials"],
  ["node_modules/", "parsers and digests"],
  ["engine/constraints/languages/", "languages"],
  ["engine/readers/", "formats"],
  ["engine/", "engine"],
  ["server/", "server"],
  ["client/", "client"],
];

const filesIn = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];

const kilobytes = (paths) => paths.reduce((sum, path) => sum + statSync(join(root, path)).size, 0) / 1000;

const compressed = (paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(root, path))).length, 0) / 1000;
