import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./measure.mjs";

export const title = "sizes of what ships";

export async function measure() {
  const view = filesIn("dist/webview").filter((path) => /\.(?:js|css)$/.test(path));
  const rows = [
    { goal: "P14", what: "webview, minified", value: kilobytes(view), unit: "KB", atMost: 400 },
    { goal: "P14", what: "webview, compressed", value: compressed(view), unit: "KB", atMost: 130 },
    { goal: "P14", what: "server", unit: "KB", atMost: 450, ...(await partsOfServer()) },
    { goal: "P14", what: "client", value: kilobytes(["dist/client.cjs"]), unit: "KB" },
    {
      goal: "P14",
      what: "command line with the server, all parts",
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

/** The server in one piece and what it is made of, from esbuild's own account: what is built shares its parts with the command line. */
async function partsOfServer() {
  const { metafile } = await build({
    entryPoints: [join(root, "server/main.ts")],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    platform: "node",
    format: "cjs",
    charset: "utf8",
    mainFields: ["module", "main"],
    absWorkingDir: root,
    logLevel: "error",
  });
  const parts = new Map();
  for (const [path, { bytesInOutput }] of Object.entries(Object.values(metafile.outputs)[0].inputs)) {
    const part = PARTS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "rest";
    parts.set(part, (parts.get(part) ?? 0) + bytesInOutput / 1000);
  }
  const sorted = [...parts].sort(([, a], [, b]) => b - a);
  return {
    value: sorted.reduce((sum, [, size]) => sum + size, 0),
    note: sorted.map(([part, size]) => `${part} ${size.toFixed(0)}`).join(", "),
  };
}

const PARTS = [
  ["node_modules/vscode-", "protocol libraries"],
  ["node_modules/", "parsers and digests"],
  ["engine/constraints/languages/", "languages"],
  ["engine/readers/", "formats"],
  ["engine/", "engine"],
  ["server/", "server"],
];

const filesIn = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];

const kilobytes = (paths) => paths.reduce((sum, path) => sum + statSync(join(root, path)).size, 0) / 1000;

const compressed = (paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(root, path))).length, 0) / 1000;
