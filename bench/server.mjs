import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ways } from "../scripts/ways.mjs";
import { median, pad, root, scratchFolder, session } from "./measure.mjs";

export const title = "the language server over stdio, against one that does nothing";

/** Edits before the clock runs: what is measured is typing, not the first word of it. */
const WARM = 30;
const EDITS = Number(process.env.BENCH_EDITS ?? 120);

export async function measure() {
  const [ours, empty] = await Promise.all([bundled(join(root, "server/main.ts"), "ours"), emptyServer()]);
  return [
    ...(await edits(ours, empty, { name: "1 MB", text: pad(1_000_000), atMost: 16 })),
    ...(await edits(ours, empty, { name: "100 KB", text: pad(100_000), atMost: 5 })),
    ...(await pings(ours)),
  ];
}

/** Each edit types one letter somewhere in the pad and waits for findings of that version; both servers take turns. */
async function edits(ours, empty, { name, text, atMost }) {
  const servers = [await started(ours), await started(empty)];
  const opened = [];
  for (const server of servers) opened.push(await timed(() => server.open("file:///bench/plan.md", text)));
  for (let edit = 0; edit < WARM; edit += 1) for (const server of servers) await server.type(edit);
  const spent = [[], []];
  const lines = text.split("\n").length;
  for (let edit = 0; edit < EDITS; edit += 1) {
    const line = (edit * 7919) % lines;
    for (const [index, server] of servers.entries()) spent[index].push(await timed(() => server.type(line)));
  }
  for (const server of servers) server.stop();
  const [p95, anchor] = spent.map((all) => quantile(all, 0.95));
  const note = `median ${median(spent[0]).toFixed(1)} ms; doing nothing ${median(spent[1]).toFixed(1)}, p95 ${anchor.toFixed(1)}`;
  const first = {
    goal: "P5",
    what: `${name} opened → first findings`,
    value: opened[0],
    unit: "ms",
    note: `doing nothing ${opened[1].toFixed(0)} ms`,
  };
  return [
    { goal: "P4", what: `edit in ${name} → findings, p95`, value: p95, unit: "ms", atMost, note },
    {
      goal: "P4",
      what: `the same against a server that does nothing`,
      value: p95 / anchor,
      ...(name === "1 MB" ? { atMost: 3 } : {}),
    },
    name === "1 MB" ? { ...first, atMost: 250 } : first,
  ];
}

/** Milliseconds of reading that are watched. */
const LONGEST = 30_000;

/** While a session of 50 MB is read in the background, the server answers hovers over another file. */
async function pings(ours) {
  const file = join(scratchFolder, "server-session.jsonl");
  writeFileSync(file, session(Number(process.env.BENCH_MB ?? 50) * 1_000_000));
  const server = await started(ours);
  await server.open("file:///bench/plan.md", "# Plan\n\n- do not push rev-4f9a2c\n");
  let reading = true;
  const started_ = performance.now();
  const lineage = server.request("palimpsest/lineage", { uri: pathToFileURL(file).href }).finally(() => {
    reading = false;
  });
  const spent = [];
  while (reading && performance.now() - started_ < LONGEST) {
    spent.push(await timed(() => server.hover("file:///bench/plan.md")));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const rows = reading ? undefined : await lineage;
  server.stop();
  const seconds = ((performance.now() - started_) / 1000).toFixed(1);
  const note = `${spent.length} hovers in ${seconds} s; ${rows === undefined ? "still reading" : `${rows.length} compactions`}`;
  return [
    {
      goal: "P5",
      what: "answer while a 50 MB session is read, p99",
      value: quantile(spent, 0.99),
      unit: "ms",
      atMost: 50,
      note,
    },
  ];
}

const quantile = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))];

async function timed(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** A program in one file; gives its path. */
export async function bundled(entry, name) {
  const outfile = join(scratchFolder, `${name}.cjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    mainFields: ["module", "main"],
    plugins: [ways],
    logLevel: "error",
  });
  return outfile;
}

/** Keeps texts in step and answers every change with an empty list. */
function emptyServer() {
  const entry = join(scratchFolder, "empty.js");
  writeFileSync(
    entry,
    `const { createConnection, TextDocuments, TextDocumentSyncKind, ProposedFeatures } = require(${JSON.stringify(join(root, "node_modules/vscode-languageserver/lib/node/main.js"))});
const { TextDocument } = require(${JSON.stringify(join(root, "node_modules/vscode-languageserver-textdocument"))});
const connection = createConnection(ProposedFeatures.all);
const documents = new TextDocuments(TextDocument);
connection.onInitialize(() => ({ capabilities: { textDocumentSync: TextDocumentSyncKind.Incremental } }));
documents.onDidChangeContent(({ document }) => connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics: [] }));
documents.listen(connection);
connection.listen();`,
  );
  return bundled(entry, "empty");
}

/** A server process with a client that writes and reads frames by hand, so that only the server is measured. */
export async function started(file) {
  const child = spawn(process.execPath, [file, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map();
  let buffer = Buffer.alloc(0);
  let id = 0;
  let version = 1;
  child.stdout.on("data", (chunk) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (let frame = nextFrame(); frame; frame = nextFrame()) receive(JSON.parse(frame));
  });
  function nextFrame() {
    const head = buffer.indexOf("\r\n\r\n");
    if (head < 0) return undefined;
    const length = Number(/Content-Length: (\d+)/.exec(buffer.toString("latin1", 0, head))[1]);
    if (buffer.length < head + 4 + length) return undefined;
    const frame = buffer.toString("utf8", head + 4, head + 4 + length);
    buffer = buffer.subarray(head + 4 + length);
    return frame;
  }
  function receive({ id: answered, method, params, result }) {
    if (method === "textDocument/publishDiagnostics") waiting.get(`version ${params.version}`)?.();
    else if (method === undefined) waiting.get(`id ${answered}`)?.(result);
    else waiting.get(method)?.(params);
  }
  const send = (message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin.write(body);
  };
  const until = (name) => new Promise((resolve) => waiting.set(name, resolve));
  const request = (method, params) => {
    id += 1;
    const answer = until(`id ${id}`);
    send({ id, method, params });
    return answer;
  };
  // What the server asks its client is not answered: nothing waits for it.
  await request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  send({ method: "initialized", params: {} });
  return {
    request,
    pid: child.pid,
    notify: (method, params) => send({ method, params }),
    /** The next notice of that name. */
    told: until,
    open(uri, text) {
      const found = until("version 1");
      send({
        method: "textDocument/didOpen",
        params: { textDocument: { uri, languageId: "markdown", version: 1, text } },
      });
      return found;
    },
    type(line) {
      version += 1;
      const found = until(`version ${version}`);
      const start = { line, character: 0 };
      const contentChanges = [{ range: { start, end: start }, text: version % 2 === 0 ? "x" : " " }];
      send({
        method: "textDocument/didChange",
        params: { textDocument: { uri: "file:///bench/plan.md", version }, contentChanges },
      });
      return found;
    },
    hover: (uri) => request("textDocument/hover", { textDocument: { uri }, position: { line: 2, character: 4 } }),
    stop: () => child.kill(),
  };
}
