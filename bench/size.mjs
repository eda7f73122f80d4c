import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { load, median, root, runNode, scratchFolder } from "./measure.mjs";
import { bundled, started } from "./server.mjs";

const megabytes = Number(process.env.BENCH_SIZE_MB ?? 500);

export const title = `a session of ${megabytes} MB (BENCH_SIZE_MB sets it) in the server, against reading and parsing its lines in node`;

/** Half a gigabyte is written, read three times, and followed. */
export const minutes = 5;

/** Most memory of a process so far, in MB; where the system does not tell, there is no such row. */
const peakOf = (pid) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
  } catch {
    return undefined;
  }
};

export async function measure() {
  const { writeLargeSession } = await load("test/harness/large-session.ts");
  const file = join(scratchFolder, "large.jsonl");
  const written = writeLargeSession(file, { bytes: megabytes * 1e6 });
  const uri = pathToFileURL(file).href;
  const ours = await bundled(join(root, "server/main.ts"), "ours");
  const parser = parserOf(file);
  const base = [];
  for (let round = 0; round < 3; round += 1) base.push(await timed(() => runNode([parser], { timeout: 60_000 })));
  const parsing = median(base);
  try {
    return [...(await opened(ours, uri)), ...(await followed(ours, uri, file, written, parsing))];
  } finally {
    rmSync(file);
  }
}

/** The first records on a screen, from the start of the server on. */
async function opened(ours, uri) {
  const begun = performance.now();
  const server = await started(ours);
  await server.request("palimpsest/overview", { uri });
  const page = await server.request("palimpsest/records", { uri, from: 0, count: 50 });
  const first = performance.now() - begun;
  if (page.rows.length < 50) throw new Error(`only ${page.rows.length} records were there`);
  while ((await server.request("palimpsest/overview", { uri })).reading) await later(20);
  const all = performance.now() - begun;
  const peak = peakOf(server.pid);
  const query = "roll back to rev-";
  const search = await timed(async () => {
    for (let from = 0, total = 1; from < total; ) {
      ({ next: from, total } = await server.request("palimpsest/find", { uri, query, from }));
    }
  });
  server.stop();
  return [
    { goal: "size", what: "first records shown, with the start of the server", value: first, unit: "ms", atMost: 2000 },
    { goal: "size", what: "all records can be scrolled to", value: all / 1000, unit: "s", note: memory(peak) },
    { goal: "size", what: "search in all of them", value: search, unit: "ms" },
  ];
}

/** The lineage of the whole, and what an appended line costs then. */
async function followed(ours, uri, file, { boundaries }, parsing) {
  const server = await started(ours);
  const lineage = await timed(async () => {
    const rows = await server.request("palimpsest/lineage", { uri });
    if (rows.length !== boundaries.length) throw new Error(`${rows.length} compactions were found`);
  });
  const peak = peakOf(server.pid);
  server.notify("palimpsest/watch", { uri, watch: "start" });
  const { total } = await server.request("palimpsest/overview", { uri });
  const shown = [];
  const redrawn = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await later(400);
    const told = server.told("palimpsest/lineageChanged");
    const begun = performance.now();
    appendFileSync(file, line(turn));
    await told;
    const both = [
      recordsOf(server, uri, total + turn + 1).then(() => shown.push(performance.now() - begun)),
      server.request("palimpsest/lineage", { uri }).then(() => redrawn.push(performance.now() - begun)),
      server.request("palimpsest/status", { uri }),
    ];
    await Promise.all(both);
  }
  const end = peakOf(server.pid);
  server.stop();
  return [
    {
      goal: "size",
      what: "lineage, against reading and parsing the same lines",
      value: lineage / parsing,
      atMost: 3,
      note: `${(lineage / 1000).toFixed(1)} s; parsing ${(parsing / 1000).toFixed(1)} s`,
    },
    ...(peak === undefined
      ? []
      : [{ goal: "size", what: "most memory of the server", value: end, unit: "MB", atMost: 300, note: memory(peak) }]),
    { goal: "size", what: "appended line → in the records", value: median(shown), unit: "ms", atMost: 500 },
    {
      goal: "size",
      what: "appended line → in lineage and status bar",
      value: median(redrawn),
      unit: "ms",
      atMost: 500,
    },
  ];
}

/** Asks as the editor does until so many records are there. */
async function recordsOf(server, uri, wanted) {
  for (let turn = 0; turn < 100; turn += 1) {
    const { total } = await server.request("palimpsest/overview", { uri });
    if (total === wanted) return;
    await later(20);
  }
  throw new Error("what was appended is not shown");
}

const memory = (peak) => (peak === undefined ? "" : `${peak.toFixed(0)} MB before anything was appended`);

const line = (turn) =>
  `${JSON.stringify({ parentUuid: null, isSidechain: false, sessionId: "s", type: "user", uuid: `later-${turn}`, message: { role: "user", content: `Go on, and never touch src/ledger/store-${turn}.ts.` } })}\n`;

/** A program that reads a file in chunks and parses each line, and keeps nothing. */
function parserOf(file) {
  const parser = join(scratchFolder, "parse-lines.mjs");
  writeFileSync(
    parser,
    `import { openSync, readSync } from "node:fs";
const file = openSync(${JSON.stringify(file)});
let held = [];
let count = 0;
for (let position = 0; ; ) {
  const chunk = Buffer.allocUnsafe(1 << 20);
  const read = readSync(file, chunk, 0, chunk.length, position);
  if (read === 0) break;
  position += read;
  const bytes = chunk.subarray(0, read);
  let from = 0;
  for (let feed = bytes.indexOf(10); feed >= 0; feed = bytes.indexOf(10, from)) {
    const line = held.length === 0 ? bytes.toString("utf8", from, feed) : Buffer.concat([...held, bytes.subarray(from, feed)]).toString();
    held = [];
    count += JSON.parse(line).type.length;
    from = feed + 1;
  }
  if (from < read) held.push(bytes.subarray(from));
}
if (count < 1) process.exit(3);`,
  );
  return parser;
}

async function timed(run) {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

const later = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
