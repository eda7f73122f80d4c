// Clocks and corpora for the benches: cases run interleaved, medians count, texts are the same in every run.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const scratch = mkdtempSync(join(tmpdir(), "palimpsest-bench-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** A folder for what a bench writes; it goes when the run ends. */
export const scratchFolder = scratch;

/** The middle of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Milliseconds of each case, interleaved, medians of `times` runs after one to warm up. Cases may be asynchronous. */
export async function race(cases, times = 5) {
  const spent = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round <= times; round += 1) {
    for (const [name, run] of Object.entries(cases)) {
      const started = performance.now();
      await run();
      if (round > 0) spent[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(Object.entries(spent).map(([name, all]) => [name, median(all)]));
}

/** Runs a Node program to its end and gives its peak memory in kilobytes; throws where it fails. */
export function runNode(args, options = {}) {
  const report =
    "data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak '+process.resourceUsage().maxRSS))";
  const { status, stderr } = spawnSync(process.execPath, ["--import", report, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["pipe", "ignore", "pipe"],
    ...options,
  });
  if (status !== 0 && status !== 1)
    throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr.slice(0, 300)}`);
  return Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN);
}

/** A module of the source tree, bundled for this process. With `packages` external it finds them from where it stands. */
export async function load(path, options = {}) {
  const folder = options.packages === "external" ? join(root, "node_modules", ".cache", "palimpsest-bench") : scratch;
  const outfile = join(folder, `${path.replaceAll("/", "-")}.mjs`);
  await build({
    entryPoints: [join(root, path)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    mainFields: ["module", "main"],
    logLevel: "error",
    define: { "import.meta.dirname": JSON.stringify(dirname(join(root, path))) },
    banner: { js: 'import { createRequire as __r } from "node:module"; const require = __r(import.meta.url);' },
    ...options,
  });
  return import(pathToFileURL(outfile).href);
}

/** Numbers from 0 to 1, the same in every run. */
export function dice(seed = 7) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const WORDS =
  "the service reads a replica and writes settlements in batches while gateway answers slowly when reports hold their lock we wait for it then check what came back before next step".split(
    " ",
  );

const pick = (roll, list) => list[Math.floor(roll() * list.length)];

/** A handle that stands nowhere else, with its subtype. */
export function handle(roll) {
  const hex = Math.floor(roll() * 0xffffffff)
    .toString(16)
    .padStart(8, "0");
  const word = () => pick(roll, WORDS);
  return pick(roll, [
    { subtype: "path", text: `src/${word()}/${word()}-${hex.slice(0, 3)}.ts` },
    { subtype: "url", text: `https://metrics.acme.example/d/${hex}` },
    { subtype: "id", text: `rev-${hex}` },
    { subtype: "env", text: `REPLICA_${hex.toUpperCase()}=eu-west-${Math.floor(roll() * 9)}` },
    { subtype: "version", text: `v${Math.floor(roll() * 9)}.${Math.floor(roll() * 400)}.${Math.floor(roll() * 200)}` },
  ]);
}

/** Prose with a handle every dozen words and a full stop every thirty. */
export function prose(roll, words) {
  return Array.from({ length: words }, (_, index) => {
    if (index % 12 === 11) return `\`${handle(roll).text}\``;
    return index % 30 === 29 ? `${pick(roll, WORDS)}.` : pick(roll, WORDS);
  }).join(" ");
}

/** A Claude Code session of about so many bytes, with a compaction every 800 lines. */
export function session(bytes) {
  const roll = dice();
  const lines = [];
  let size = 0;
  let parent = null;
  for (let index = 0; size < bytes; index += 1) {
    const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const line = JSON.stringify(lineOf(index, uuid, parent, roll));
    parent = uuid;
    lines.push(line);
    size += line.length + 1;
  }
  return `${lines.join("\n")}\n`;
}

function lineOf(index, uuid, parent, roll) {
  const common = { uuid, parentUuid: parent, isSidechain: false, sessionId: "s", cwd: "/srv/app", version: "2.1.226" };
  const timestamp = new Date(1_790_000_000_000 + index * 9000).toISOString();
  if (index % 800 === 798) {
    const compactMetadata = { trigger: "auto", preTokens: 160_000 };
    return {
      ...common,
      parentUuid: null,
      logicalParentUuid: parent,
      timestamp,
      type: "system",
      subtype: "compact_boundary",
      compactMetadata,
    };
  }
  if (index % 800 === 799) {
    return {
      ...common,
      timestamp,
      type: "user",
      isCompactSummary: true,
      message: { role: "user", content: `Summary:\n${prose(roll, 900)}` },
    };
  }
  if (index % 3 === 0)
    return {
      ...common,
      timestamp,
      type: "user",
      message: { role: "user", content: `${prose(roll, 40)}. Do not touch it.` },
    };
  const content =
    index % 3 === 1
      ? [{ type: "tool_use", id: `t${index}`, name: "Bash", input: { command: `grep -rn ${prose(roll, 3)} src/` } }]
      : [{ type: "text", text: `${prose(roll, 60)}\n\n"quoted"\t${prose(roll, 1400)}` }];
  return {
    ...common,
    timestamp,
    type: "assistant",
    message: { id: `m${index}`, role: "assistant", content, usage: { input_tokens: 1 } },
  };
}

/** A pad of about so many characters. */
export function pad(characters, roll = dice()) {
  const parts = ["# Notes\n"];
  for (let size = 0; size < characters; size += parts.at(-1).length) {
    parts.push(
      `\n## ${prose(roll, 4)}\n\n- ${prose(roll, 30)}\n- do not ${prose(roll, 8)}\n- [ ] ${prose(roll, 14)}\n`,
    );
  }
  return parts.join("");
}
