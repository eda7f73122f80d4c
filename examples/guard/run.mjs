// One story told three times by a scripted agent, without any model: node examples/guard/run.mjs
// 1. without Palimpsest  2. with its hooks  3. with its gate. Every program that is started here is the real one.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = process.env.PALIMPSEST_CLI ?? fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
if (!existsSync(program)) {
  console.error("build first: npm run build");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "palimpsest-guard-"));
const env = { ...process.env, XDG_DATA_HOME: join(folder, "data"), NO_COLOR: "1" };
const palimpsest = (args, input = "") => spawnSync(process.execPath, [program, ...args], { cwd: folder, env, input, encoding: "utf8" });
/** A hook answers in time whatever happens; on a busy machine that may be "pending", and the story waits and asks again. */
function hook(fields, ...flags) {
  for (let attempt = 1; ; attempt++) {
    const answer = palimpsest(["hook", "claude-code", ...flags], JSON.stringify({ session_id: "guard", transcript_path: transcript, cwd: folder, ...fields }));
    if (!answer.stderr.includes("pending") || attempt === 20) return answer;
    spawnSync(process.execPath, ["-e", "setTimeout(() => {}, 1000)"]);
  }
}
/** Waits for what a hook left to a process of its own. */
function waitFor(name) {
  const find = (at) => existsSync(at) && readdirSync(at, { recursive: true }).some((file) => file.endsWith(name));
  for (let attempt = 0; attempt < 60 && !find(env.XDG_DATA_HOME); attempt++) spawnSync(process.execPath, ["-e", "setTimeout(() => {}, 500)"]);
}
const heading = (text) => console.log(`\n=== ${text} ===\n`);
const show = (text) => console.log(text.trimEnd().replace(/^/gm, "  | "));

// The world: two replicas, of which one is hours behind. Whoever settles payments against it settles them twice.
const replicas = {
  "payments-ro-eu-west-2a": "restored from a backup, 9 hours behind",
  "payments-ro-eu-west-2b": "in step with the primary",
};

const region = [
  ["user", "We settle the payments of release 2.14.0 today. Read from the replica payments-ro-eu-west-2b and from no other one. Do not retry writes after a 5xx: the gateway may have committed them already."],
  ["assistant", "Understood. I look at the open batches first."],
  ["assistant", "Batch stl-2026-11-14-a is settled up to cursor cur_8ZkQ2vLw.\n\n## Next steps\n\n- [ ] Settle the rest from cursor cur_8ZkQ2vLw on payments-ro-eu-west-2b\n"],
  ["user", "Good, go on with the rest."],
];
const summary = "We are settling the payments of release 2.14.0. Reads go to the read replica in eu-west-2. Handle write errors with care. Next: settle the rest of the batch.";

/** The scripted agent: it uses the replica that its context names, and searches by its own words where none is named. */
function act(context) {
  const named = context.match(/payments-ro-eu-west-2[ab]/)?.[0];
  const retries = !/do not retry writes after a 5xx/i.test(context);
  if (named) return { replica: named, how: "named in its context", retries };
  const found = palimpsest(["resolve", "the read replica in eu-west-2"]);
  const [first] = Object.keys(replicas).sort();
  return { replica: first, how: `its query, built from prose, finds nothing (${found.stderr.trim()}), so it takes the first of that region`, retries };
}

function report({ replica, how, retries }) {
  console.log(`the agent settles on ${replica} (${replicas[replica]}): ${how}`);
  console.log(retries ? "a write answers 503: it is retried, and committed twice" : "a write answers 503: it is not retried, the rule is before the agent");
  return replica.endsWith("2b") && !retries;
}

const row = (index, fields) => ({ parentUuid: index === 0 ? null : `u${index - 1}`, isSidechain: false, cwd: folder, sessionId: "guard", version: "2.1.226", uuid: `u${index}`, timestamp: `2026-11-14T08:0${index}:00.000Z`, ...fields });
const turn = ([role, text], index) =>
  row(index, { type: role, message: role === "user" ? { role, content: text } : { id: `m${index}`, type: "message", role, model: "none", content: [{ type: "text", text }] } });
const transcript = join(folder, "guard.jsonl");
const write = (rows) => writeFileSync(transcript, rows.map((one) => `${JSON.stringify(one)}\n`).join(""));
const before = region.map(turn);
const after = [
  ...before,
  { ...row(4, { type: "system", subtype: "compact_boundary", content: "Conversation compacted", compactMetadata: { trigger: "auto", preTokens: 155_013 } }), parentUuid: null, logicalParentUuid: "u3" },
  row(5, { type: "user", isCompactSummary: true, isVisibleInTranscriptOnly: true, message: { role: "user", content: summary } }),
];

let good = true;
try {
  heading("1. Without Palimpsest: the context was compacted, and this is what the agent sees");
  show(summary);
  good = !report(act(summary)) && good;

  heading("2. With the hooks: before the compaction the summarizer is told what to keep");
  write(before);
  const told = hook({ hook_event_name: "PreCompact", trigger: "auto", custom_instructions: null });
  show(told.stdout || told.stderr);
  console.log("\nThe summarizer does not listen and writes the same summary. After the compaction the hook hands back:\n");
  write(after);
  const back = hook({ hook_event_name: "SessionStart", source: "compact" });
  const note = JSON.parse(back.stdout || "{}").hookSpecificOutput?.additionalContext ?? "";
  show(note || back.stderr);
  console.log("");
  good = report(act(`${note}\n${summary}`)) && good;

  heading("   With the tripwire: the wrong replica is stopped, once");
  waitFor("wires.json");
  const wrong = { command: "./bin/settle --host payments-ro-eu-west-2a" };
  const denied = hook({ hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: wrong }, "--tripwire");
  show(denied.stdout || "nothing");
  good = denied.stdout.includes("deny") && good;

  heading("3. With the gate: the summary is refused before it replaces anything");
  writeFileSync(join(folder, "before.md"), region.map(([, text]) => text).join("\n\n"));
  writeFileSync(join(folder, "summary.md"), summary);
  const verdict = palimpsest(["gate", "--before", "before.md", "--after", "summary.md"]);
  show(verdict.stdout);
  console.log(`\nexit code ${verdict.status}`);
  good = verdict.status === 1 && good;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(good ? "\nAs told: lost without, found again with the hooks, refused by the gate." : "\nThe story did not go as told.");
process.exitCode = good ? 0 : 1;
