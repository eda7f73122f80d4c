"use strict";
/** What the journeys walk through, written by us: a workspace under Git with a pad, and a Claude Code session that was compacted twice. */
const { execFileSync } = require("node:child_process");
const { mkdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

/** The pad, as it is committed: rules, a negative fact, an open task with its binding, a sealed region. */
exports.pad = `# Scratchpad: billing rollout

## Rules

- Do not retry writes after a 5xx unless the idempotency key is set.
- Never push to \`main\` before the freeze ends.

## What we know

- The column is \`sensor_flag\`, not \`sensor_flags\`.
- Restarting \`billing-worker-7\` did not help.
- Staging runs at https://staging.example.test:8443/health with PAYMENTS_DB_REPLICA=eu-west-2b.

## Next steps

- [ ] roll back the migration if the canary fails (needs: \`rev-4f9a2c\`)
- [x] warm the cache

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] (Deploy › Production) Only touch \`infra/prod\` after Ines has approved.
<!-- /sealed -->
`;

/** A Markdown file that is no pad: it must stay quiet. */
const readme = "# Billing\n\nNever mind the old name; `billing-worker` is what runs.\n";

/** Another pad, of which an agent has dropped a rule since the commit. */
const plan = "# Plan\n\n- Do not drop the column before the backfill is done.\n- [ ] write the backfill\n";

/** Writes the workspace into an empty folder and commits it. Needs `git`. */
exports.writeWorkspace = (folder) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "scratchpad.md"), exports.pad);
  writeFileSync(join(folder, "plan.md"), plan);
  writeFileSync(join(folder, "README.md"), readme);
  writeFileSync(join(folder, "notes.jsonl"), '{"a":1}\n{"a":2}\n');
  const git = (...args) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.test", "commit", "-q", "-m", "Start the pad");
  writeFileSync(join(folder, "plan.md"), plan.replace(/^- Do not.*\n/m, ""));
};

/** Writes the session where Claude Code would keep it for a workspace, under a configuration folder; the file's path. */
exports.writeSession = (configuration, workspace) => {
  const folder = join(configuration, "projects", workspace.replaceAll(/[^a-zA-Z0-9]/g, "-"));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "5e0c7a52-0b1f-4f43-9d59-0c6a4fd4b1aa.jsonl");
  writeFileSync(
    file,
    sessionLines(workspace)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
  return file;
};

/** What a third compaction appends to the session. */
exports.laterCompaction = (workspace) =>
  boundary(workspace, 90, "a80", "auto", 30_000, secondSummary)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

const prefix =
  "This session is being continued from a previous conversation that ran out of context. The summary below covers the earlier portion of the conversation.\n\nSummary:\n";

const firstSummary = `${prefix}1. Primary Request and Intent: roll out the billing change in eu-west-2b.
2. Key Technical Concepts: avoid retrying writes after errors.
3. Files: src/billing/retry.ts was edited.
4. Pending Tasks: roll back the migration to rev-4f9a2d if the canary fails.
5. Current Work: the canary is being watched.`;

const secondSummary = `${prefix}1. Primary Request and Intent: roll out the billing change in eu-west-2b.
2. Key Technical Concepts: avoid retrying writes after errors. Never deploy on a Friday.
3. Files: src/billing/retry.ts was edited.
4. Pending Tasks: roll back the migration to rev-4f9a2d if the canary fails.
5. Current Work: https://canary.example.test:9443/status answers 200.`;

function sessionLines(cwd) {
  const user = (n, parent, content) => ({
    ...base(cwd, n, `u${n}`, parent),
    type: "user",
    message: { role: "user", content },
  });
  const say = (n, parent, text, tokens) => assistant(cwd, n, parent, [{ type: "text", text }], tokens);
  const call = (n, parent, name, input) =>
    assistant(cwd, n, parent, [{ type: "tool_use", id: `toolu_${n}`, name, input }], 40_000);
  const result = (n, parent, of, content) => user(n, parent, [{ type: "tool_result", tool_use_id: of, content }]);
  return [
    user(
      1,
      null,
      "Roll out the billing change in eu-west-2b. Do not retry writes after a 5xx unless the idempotency key is set. Never push to `main` before the freeze ends. If the canary fails, roll back to rev-4f9a2c.",
    ),
    say(2, "u1", "I will roll out in eu-west-2b, and will not push to `main` before the freeze ends.", 30_000),
    call(3, "a2", "Edit", { file_path: `${cwd}/src/billing/retry.ts`, old_string: "retry(5)", new_string: "retry(0)" }),
    result(4, "a3", "toolu_3", "The file has been updated."),
    call(5, "u4", "Bash", { command: "kubectl rollout status deploy/billing-worker-7 --namespace payments" }),
    result(6, "a5", "toolu_5", 'error: deployment "billing-worker-7" exceeded its progress deadline'),
    say(7, "u6", "Restarting billing-worker-7 did not help. The column is `sensor_flag`, not `sensor_flags`.", 60_000),
    call(8, "a7", "TodoWrite", {
      todos: [
        {
          content: "Roll back the migration to rev-4f9a2c if the canary fails",
          status: "pending",
          activeForm: "Rolling back",
        },
        { content: "Warm the cache", status: "completed", activeForm: "Warming" },
      ],
    }),
    result(9, "a8", "toolu_8", "Todos have been modified successfully."),
    say(
      10,
      "u9",
      "The canary at https://canary.example.test:9443/status is being watched. Trace id 7d3f0c1e-52aa-4f0e-9d43-2c1b7f1f0e88.",
      155_000,
    ),
    ...boundary(cwd, 11, "a10", "auto", 155_013, firstSummary),
    say(20, "u12", "Continuing: the canary at https://canary.example.test:9443/status answers 200.", 24_000),
    user(21, "a20", "Good. Keep watching, and leave `infra/prod` alone."),
    call(22, "u21", "Bash", { command: "curl -s https://canary.example.test:9443/status" }),
    result(23, "a22", "toolu_22", '{"status":"ok","build":"b-20871"}'),
    say(24, "u23", "Build b-20871 is healthy. I will leave `infra/prod` alone.", 52_000),
    ...boundary(cwd, 30, "a24", "manual", 52_410, secondSummary),
    user(79, "u31", "Roll back now."),
    call(80, "u79", "Bash", { command: "alembic downgrade rev-4f9a2d" }),
  ];
}

function base(cwd, n, uuid, parentUuid) {
  const minute = String(n % 60).padStart(2, "0");
  const timestamp = `2026-11-2${Math.floor(n / 60) + 7}T09:${minute}:00.000Z`;
  const session = { sessionId: "5e0c7a52-0b1f-4f43-9d59-0c6a4fd4b1aa", version: "2.1.226", cwd, gitBranch: "main" };
  return { uuid, parentUuid, timestamp, isSidechain: false, userType: "external", ...session };
}

function assistant(cwd, n, parent, content, tokens) {
  const usage = {
    input_tokens: 3,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: tokens,
    output_tokens: 120,
  };
  const message = { id: `msg_${n}`, type: "message", role: "assistant", model: "model", content, usage };
  return { ...base(cwd, n, `a${n}`, parent), type: "assistant", message };
}

function boundary(cwd, n, last, trigger, preTokens, summary) {
  return [
    {
      ...base(cwd, n, `b${n}`, null),
      logicalParentUuid: last,
      type: "system",
      subtype: "compact_boundary",
      content: "Conversation compacted",
      level: "info",
      isMeta: false,
      compactMetadata: { trigger, preTokens },
    },
    {
      ...base(cwd, n + 1, `u${n + 1}`, `b${n}`),
      type: "user",
      isVisibleInTranscriptOnly: true,
      isCompactSummary: true,
      message: { role: "user", content: summary },
    },
  ];
}
