import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtCli, type Ended, run } from "./built.ts";

vi.setConfig({ testTimeout: 120_000 });

let root = "";
let program = "";
let folder = "";
let count = 0;
beforeAll(async () => {
  ({ folder: root, program } = await builtCli());
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  folder = join(root, String(count++));
  mkdirSync(folder);
});

const RULE = "Do not retry writes after a 5xx";
const REPLICA = "payments-ro-eu-west-2b";
const region: readonly (readonly [string, string])[] = [
  ["user", `Read from the replica ${REPLICA}. ${RULE}. Never touch the ledger_archive table.`],
  [
    "assistant",
    `Settled up to cursor cur_8ZkQ2vLw.\n\n## Next steps\n\n- [ ] Settle the rest from cursor cur_8ZkQ2vLw on ${REPLICA}\n`,
  ],
  ["user", "Go on."],
];
const SUMMARY =
  "We read from payments-ro-eu-west-2a. Handle write errors with care. Never touch the ledger_archive table. Next: settle the rest.";

const row = (index: number, fields: object, thread: object = {}): string =>
  `${JSON.stringify({ parentUuid: index === 0 ? null : `u${index - 1}`, isSidechain: false, cwd: "/srv/payments", sessionId: "s", version: "2.1.226", uuid: `u${index}`, timestamp: `2026-11-14T08:${10 + index}:00.000Z`, ...fields, ...thread })}\n`;
const turn = ([role, text]: readonly [string, string], index: number, thread: object = {}): string =>
  row(
    index,
    {
      type: role,
      message:
        role === "user"
          ? { role, content: text }
          : { id: `m${index}`, type: "message", role, model: "none", content: [{ type: "text", text }] },
    },
    thread,
  );
const talk = (thread: object = {}): string => region.map((one, index) => turn(one, index, thread)).join("");
const boundary = (summary = SUMMARY): string =>
  row(3, {
    type: "system",
    subtype: "compact_boundary",
    content: "Conversation compacted",
    compactMetadata: { trigger: "auto", preTokens: 155_013 },
    parentUuid: null,
    logicalParentUuid: "u2",
  }) +
  row(4, {
    type: "user",
    isCompactSummary: true,
    isVisibleInTranscriptOnly: true,
    message: { role: "user", content: summary },
  });

const put = (name: string, text: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** A payload of an agent's as its documentation shows it, with the placeholders filled in. */
function payload(agent: string, event: string, values: Readonly<Record<string, string>>): string {
  const all = JSON.parse(readFileSync(join(import.meta.dirname, "..", "fixtures", "hooks", `${agent}.json`), "utf8"));
  let text = JSON.stringify(all[event]);
  for (const [name, value] of Object.entries({ SESSION: "session-1", ...values }))
    text = text.replaceAll(name, JSON.stringify(value).slice(1, -1));
  return text;
}

const data = (): string => join(folder, "data");
const env = (): Readonly<Record<string, string>> => ({ HOME: folder, XDG_DATA_HOME: data() });

/** One call with all the time it needs; what happens when there is too little is tested by itself. */
const hook = (args: readonly string[], input: string, extra: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  run(program, ["hook", ...args], { input, env: { ...env(), PALIMPSEST_HOOK_LIMIT: "60000", ...extra } });

/** Waits until nobody works on a session any more. */
async function idle(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const locks = existsSync(data())
      ? readdirSync(data(), { recursive: true, encoding: "utf8" }).filter((name) => name.includes("at-work-"))
      : [];
    if (!locks.some((name) => isAlive(Number(readFileSync(join(data(), name), "utf8"))))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 1;
  } catch {
    return false;
  }
}

const files = (): readonly string[] =>
  existsSync(data()) ? readdirSync(data(), { recursive: true, encoding: "utf8" }) : [];
const fileNamed = (name: string): string => join(data(), files().find((file) => file.endsWith(name)) ?? "missing");
const contextOf = ({ out }: Ended): string => JSON.parse(out || "{}").hookSpecificOutput?.additionalContext ?? "";

describe("before a compaction", () => {
  test("Claude Code gets what must be kept as compact instructions", async () => {
    const transcript = put("s.jsonl", talk());
    const { code, out } = await hook(["claude-code"], payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }));
    expect(code).toBe(0);
    expect(out).toContain(`- "${RULE}"`);
    expect(out).toContain("`cur_8ZkQ2vLw`");
    expect(out).not.toMatch(/^\{/);
  });

  test("a small record stays, for its owner only, without a copy of an append-only source", async () => {
    const transcript = put("s.jsonl", talk());
    await hook(["claude-code"], payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }));
    const record = JSON.parse(readFileSync(fileNamed("before.json"), "utf8"));
    expect(record.region).toEqual({
      bytes: { start: 0, end: statSync(transcript).size - 1 },
      lines: { start: 1, end: 3 },
      records: 3,
    });
    expect(record.spill).toBeUndefined();
    expect(record.sections.flatMap(({ entries }: { entries: string[] }) => entries)).toContain(`"${RULE}"`);
    for (const file of files()) expect(statSync(join(data(), file)).mode & 0o077).toBe(0);
  });

  test("what is remembered of sessions of long ago is forgotten", async () => {
    const transcript = put("s.jsonl", talk());
    const old = put("data/palimpsest/hooks/claude-code-0123456789abcdef01234567/before.json", "{}");
    const then = new Date(Date.now() - 61 * 24 * 3_600_000);
    utimesSync(join(old, ".."), then, then);
    await hook(["claude-code"], payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }));
    await idle();
    expect(existsSync(old)).toBe(false);
    expect(existsSync(fileNamed("before.json"))).toBe(true);
  });

  test("Codex is told nothing, for its compaction takes no words, and the record is there all the same", async () => {
    const transcript = put("rollout.jsonl", talk());
    const { code, out } = await hook(["codex"], payload("codex", "PreCompact", { TRANSCRIPT: transcript }));
    expect([code, out]).toEqual([0, ""]);
    expect(existsSync(fileNamed("before.json"))).toBe(true);
  });

  test("a region that the agent rewrites in place is spilled, and the address comes back verified", async () => {
    const document = JSON.stringify(region.map(([role, content]) => ({ role, content })));
    const transcript = put("context.json", document);
    const { code, out } = await hook(["cline"], payload("cline", "PreCompact", { TRANSCRIPT: transcript }));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ cancel: false, contextModification: expect.stringContaining(RULE) });
    const { spill } = JSON.parse(readFileSync(fileNamed("before.json"), "utf8"));
    const resolved = await run(program, ["resolve", spill], { env: env(), cwd: folder, input: "" });
    expect(resolved.out).toContain(RULE);
  });

  test("blocks where it was asked to and the spill failed, and never twice in a row", async () => {
    const transcript = put("context.json", JSON.stringify(region.map(([role, content]) => ({ role, content }))));
    put("blocked", "a file where the store should be");
    const input = payload("cline", "PreCompact", { TRANSCRIPT: transcript });
    const store = { PALIMPSEST_STORE: join(folder, "blocked") };
    expect(JSON.parse((await hook(["cline", "--block"], input, store)).out).cancel).toBe(false);
    // Cline cannot be stopped here without stopping the task; an agent that can is.
    const entries = Array.from(
      { length: 30 },
      (_, index) =>
        `- [constraint] Never start job number ${index} by hand, ${"whatever the dashboard says about it, ".repeat(12)}or at all.`,
    );
    const sealed = `<!-- sealed -->\n${entries.join("\n")}\n<!-- /sealed -->\n`;
    const session = put("s.jsonl", turn(["user", sealed], 0));
    const call = payload("claude-code", "PreCompact", { TRANSCRIPT: session });
    const codes: (number | null)[] = [];
    for (let round = 0; round < 4; round++) codes.push((await hook(["claude-code", "--block"], call)).code);
    expect(codes).toEqual([2, 0, 2, 0]);
    expect((await hook(["claude-code"], call)).code).toBe(0);
  });
});

describe("after a compaction", () => {
  test("lost rules and changed values come back, and what the summary kept does not", async () => {
    const transcript = put("s.jsonl", talk() + boundary());
    const ended = await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript }));
    const note = contextOf(ended);
    expect(note).toMatch(/^\[palimpsest\] What compaction #1 of the main thread dropped/);
    expect(note).toContain(RULE);
    expect(note).toContain(REPLICA);
    expect(note).toContain("cur_8ZkQ2vLw");
    expect(note).not.toContain("ledger_archive");
    expect(note.length).toBeLessThanOrEqual(10_000);
  });

  test("the same boundary is handed back once", async () => {
    const transcript = put("s.jsonl", talk() + boundary());
    const call = payload("claude-code", "SessionStart", { TRANSCRIPT: transcript });
    expect(contextOf(await hook(["claude-code"], call))).not.toBe("");
    expect((await hook(["claude-code"], call)).out).toBe("");
  });

  test("a summary that was told only after its session start is not taken for that of the next compaction", async () => {
    const transcript = put("s.jsonl", talk());
    const told = (event: string, values: Readonly<Record<string, string>> = {}): Promise<Ended> =>
      hook(["claude-code"], payload("claude-code", event, { TRANSCRIPT: transcript, ...values }));
    await told("PreCompact");
    await told("SessionStart");
    await told("PostCompact", { SUMMARY: `${SUMMARY} ${RULE}.` });
    writeFileSync(
      transcript,
      `${talk()}${turn(["user", "Never restart the billing queue."], 3)}${turn(["assistant", "Noted."], 4)}`,
    );
    await told("PreCompact");
    const note = contextOf(await told("SessionStart"));
    expect(note).toContain("The summary could not be read yet");
    expect(note).toContain(RULE);
    expect(note).toContain("Never restart the billing queue");
  });

  test("a boundary that is not written yet is known by the turns after the last one; a told summary is left out", async () => {
    const transcript = put("s.jsonl", talk());
    await hook(["claude-code"], payload("claude-code", "PostCompact", { TRANSCRIPT: transcript, SUMMARY }));
    const told = contextOf(
      await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript })),
    );
    expect(told).toContain(RULE);
    expect(told).not.toContain("ledger_archive");
    const blind = contextOf(
      await hook(
        ["claude-code"],
        payload("claude-code", "SessionStart", { TRANSCRIPT: transcript, SESSION: "session-2" }),
      ),
    );
    expect(blind).toContain("The summary could not be read yet");
    expect(blind).toContain("ledger_archive");
  });

  test("a summary that kept everything is answered with silence", async () => {
    const transcript = put("s.jsonl", talk() + boundary(region.map(([, text]) => text).join("\n\n")));
    expect((await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript }))).out).toBe(
      "",
    );
  });

  test("the sub-agent that wrote last is the one that compacted, and is named", async () => {
    const transcript = put("s.jsonl", talk());
    const thread = { isSidechain: true, agentId: "a7f3" };
    const own = put("s/subagents/agent-a7f3.jsonl", region.map((one, index) => turn(one, index, thread)).join(""));
    utimesSync(transcript, new Date("2026-11-14"), new Date("2026-11-14"));
    utimesSync(own, new Date("2026-11-15"), new Date("2026-11-15"));
    const note = contextOf(
      await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript })),
    );
    expect(note).toContain("of sub-agent `a7f3`");
    expect(note).toContain(RULE);
  });

  test("sealed entries that were read into the region come back", async () => {
    const pad =
      "     1→<!-- sealed -->\n     2→- [constraint] Only Dana may unlock the vault.\n     3→<!-- /sealed -->\n";
    const transcript = put(
      "s.jsonl",
      turn(["user", pad], 0) +
        region
          .slice(1)
          .map((one, index) => turn(one, index + 1))
          .join("") +
        boundary(),
    );
    expect(
      contextOf(await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript }))),
    ).toContain("Only Dana may unlock the vault.");
  });

  test("a credential of the region is nowhere: not in the answer, not in what stays", async () => {
    const secret = "ghp_0123456789abcdefghijABCDEFGHIJ012345";
    const transcript = put(
      "s.jsonl",
      turn(["user", `Use GITHUB_TOKEN=${secret} and never log it.`], 0) +
        region
          .slice(1)
          .map((one, index) => turn(one, index + 1))
          .join("") +
        boundary(),
    );
    const before = await hook(["claude-code"], payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }));
    const after = await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript }));
    const kept = files()
      .filter((file) => statSync(join(data(), file)).isFile())
      .map((file) => readFileSync(join(data(), file), "utf8"));
    expect([before.out, after.out, ...kept].join("\n")).not.toContain(secret);
  });

  test("Gemini reads nothing at a prompt before a compression was announced, and gets the note at the next one after", async () => {
    const transcript = put("s.jsonl", talk() + boundary());
    const prompt = payload("gemini", "BeforeAgent", { TRANSCRIPT: transcript });
    expect((await hook(["gemini"], prompt)).out).toBe("{}\n");
    expect((await hook(["gemini"], payload("gemini", "PreCompress", { TRANSCRIPT: transcript }))).out).toBe("{}\n");
    const ended = await hook(["gemini"], prompt);
    expect(JSON.parse(ended.out).hookSpecificOutput).toMatchObject({
      hookEventName: "BeforeAgent",
      additionalContext: expect.stringContaining(RULE),
    });
    expect((await hook(["gemini"], prompt)).out).toBe("{}\n");
  });
});

describe("before an action", () => {
  const command = (text: string) =>
    payload("claude-code", "PreToolUse", { COMMAND: text, TRANSCRIPT: join(folder, "s.jsonl") });
  const compacted = async (): Promise<void> => {
    const transcript = put("s.jsonl", talk() + boundary());
    await hook(["claude-code"], payload("claude-code", "SessionStart", { TRANSCRIPT: transcript }));
    await idle();
  };
  const decision = ({ out }: Ended): string =>
    JSON.parse(out || "{}").hookSpecificOutput?.permissionDecisionReason ?? "";

  test("a value that the summary changed is denied once, with the true one", async () => {
    await compacted();
    const wrong = command("psql -h payments-ro-eu-west-2a -c 'select 1'");
    expect(decision(await hook(["claude-code", "--tripwire"], wrong))).toContain(
      `before the compaction it was \`${REPLICA}\``,
    );
    expect((await hook(["claude-code", "--tripwire"], wrong)).out).toBe("");
  });

  test("the true value, other values and a hook without the option pass", async () => {
    await compacted();
    expect((await hook(["claude-code", "--tripwire"], command(`psql -h ${REPLICA}`))).out).toBe("");
    expect((await hook(["claude-code", "--tripwire"], command("git status"))).out).toBe("");
    expect((await hook(["claude-code"], command("psql -h payments-ro-eu-west-2a"))).out).toBe("");
  });

  test("each agent is denied in its own words", async () => {
    const transcript = put("s.jsonl", talk() + boundary());
    const wrong = { COMMAND: "./settle --host payments-ro-eu-west-2a", TRANSCRIPT: transcript };
    await hook(["gemini"], payload("gemini", "PreCompress", wrong));
    await hook(["gemini"], payload("gemini", "BeforeAgent", wrong));
    await idle();
    expect(
      JSON.parse((await hook(["gemini", "--tripwire"], payload("gemini", "BeforeTool", wrong))).out).decision,
    ).toBe("deny");
  });
});

describe("whatever happens", () => {
  const quiet: Readonly<Record<string, string>> = {
    "claude-code": "",
    codex: "",
    copilot: "",
    gemini: "{}\n",
    opencode: "{}\n",
    cline: '{"cancel":false}\n',
  };

  test.each(Object.keys(quiet))("%s goes on after nonsense", async (agent) => {
    for (const input of [
      "",
      "{",
      "[]",
      "null",
      '"x"',
      "{}",
      '{"hook_event_name":7,"transcript_path":[],"session_id":{}}',
      "\u0000",
    ]) {
      const { code, out } = await run(program, ["hook", agent, "PreCompact"], { input, env: env() });
      expect([input, code, out]).toEqual([input, 0, quiet[agent]]);
    }
  });

  test("a byte order mark before the payload is no part of it", async () => {
    const transcript = put("s.jsonl", talk());
    const call = payload("claude-code", "PreCompact", { TRANSCRIPT: transcript });
    expect((await hook(["claude-code"], `\uFEFF${call}\r\n`)).out).toContain(RULE);
  });

  test("words that nobody knows are passed over, for a complaint with its exit code would stop an agent", async () => {
    const call = payload("claude-code", "PreToolUse", { TRANSCRIPT: "/nowhere.jsonl", COMMAND: "ls" });
    const ended = await hook(["claude-code", "PreToolUse", "again", "--from-a-later-version", "-x"], call);
    expect([ended.code, ended.out]).toEqual([0, ""]);
  });

  test("a session that an agent sends whole is read to its end, however long it is", async () => {
    const filler = Array.from({ length: 400 }, (_, index) => ({
      info: { id: `f${index}`, role: "assistant", sessionID: "s", time: { created: index } },
      parts: [{ type: "text", text: `Settling batch ${index}. ${"The gateway answers. ".repeat(200)}` }],
    }));
    const rule = {
      info: { id: "u1", role: "user", sessionID: "s", time: { created: 0 } },
      parts: [{ type: "text", text: `${RULE}.` }],
    };
    const document = JSON.stringify({ info: { id: "s", directory: "/srv/payments" }, messages: [rule, ...filler] });
    expect(document.length).toBeGreaterThan(1_000_000);
    const late = { PALIMPSEST_HOOK_LIMIT: "600" };
    const ended = await hook(["opencode", "before"], payload("opencode", "before", { DOCUMENT: document }), late);
    expect(ended.code).toBe(0);
    await idle();
    expect(readFileSync(fileNamed("before.json"), "utf8")).toContain(RULE);
  });

  test("a transcript that is gone, empty, a folder or no transcript is said and passes", async () => {
    for (const transcript of [
      join(folder, "gone.jsonl"),
      put("empty.jsonl", ""),
      folder,
      put("no.jsonl", "just words\n"),
    ]) {
      const { code, out, err } = await hook(
        ["claude-code"],
        payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }),
      );
      expect([transcript, code, out]).toEqual([transcript, 0, ""]);
      expect(err).toMatch(/^palimpsest hook: /);
    }
  });

  test("without room or right for a record the summarizer is told all the same", async () => {
    put("full", "a file where the data folder should be");
    const transcript = put("s.jsonl", talk());
    const { code, out, err } = await hook(
      ["claude-code"],
      payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }),
      { XDG_DATA_HOME: join(folder, "full") },
    );
    expect(code).toBe(0);
    expect(out).toContain(RULE);
    expect(err).toContain("no record was kept");
  });

  test("standard input that never ends is left behind", async () => {
    const { code, out, err } = await run(program, ["hook", "claude-code"], {
      env: { ...env(), PALIMPSEST_HOOK_LIMIT: "200" },
    });
    expect([code, out]).toEqual([0, ""]);
    expect(err).toContain("did not end in time");
  });

  test("a source that never answers leaves one process at work and every call pending", async () => {
    const pipe = join(folder, "s.jsonl");
    execFileSync("mkfifo", [pipe]);
    const call = payload("claude-code", "PreCompact", { TRANSCRIPT: pipe });
    const limited = { ...env(), PALIMPSEST_HOOK_LIMIT: "3000" };
    const first = await run(program, ["hook", "claude-code"], { input: call, env: limited });
    const pid = Number(readFileSync(fileNamed("at-work-before"), "utf8"));
    try {
      expect(first.err).toContain("pending");
      expect(isAlive(pid)).toBe(true);
      const more = await Promise.all(
        Array.from({ length: 4 }, () => run(program, ["hook", "claude-code"], { input: call, env: limited })),
      );
      for (const { code, out, err } of more) expect([code, out, err.includes("pending")]).toEqual([0, "", true]);
      expect(Number(readFileSync(fileNamed("at-work-before"), "utf8"))).toBe(pid);
    } finally {
      process.kill(pid, "SIGKILL");
    }
  });

  test("work that is not done in time goes on, and is there when it is done", async () => {
    const transcript = put("s.jsonl", talk());
    const slow = put(
      "slow.cjs",
      'if (process.argv.includes("--work")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);',
    );
    const call = payload("claude-code", "PreCompact", { TRANSCRIPT: transcript });
    const late = await run(program, ["hook", "claude-code"], {
      input: call,
      env: { ...env(), PALIMPSEST_HOOK_LIMIT: "3000", NODE_OPTIONS: `--require ${slow}` },
    });
    expect([late.code, late.out]).toEqual([0, ""]);
    expect(late.err).toContain("pending");
    expect(existsSync(fileNamed("before.json"))).toBe(false);
    await idle();
    expect(JSON.parse(readFileSync(fileNamed("before.json"), "utf8")).note).toContain(RULE);
  });

  test("where the work after a compaction is late, what was recorded before it goes back instead", async () => {
    const transcript = put("s.jsonl", talk());
    await hook(["claude-code"], payload("claude-code", "PreCompact", { TRANSCRIPT: transcript }));
    rmSync(transcript);
    execFileSync("mkfifo", [transcript]);
    const call = payload("claude-code", "SessionStart", { TRANSCRIPT: transcript });
    const after = await run(program, ["hook", "claude-code"], {
      input: call,
      env: { ...env(), PALIMPSEST_HOOK_LIMIT: "3000" },
    });
    process.kill(Number(readFileSync(fileNamed("at-work-after"), "utf8")), "SIGKILL");
    expect(contextOf(after)).toContain(RULE);
    expect(contextOf(after)).toContain("The summary could not be read yet");
  });

  const soak = Number(process.env.PALIMPSEST_SOAK ?? 50);
  test(`${soak} calls, eight at a time, end with exit code 0 and hand each boundary back once`, {
    timeout: 120_000 + soak * 3000,
  }, async () => {
    const sessions = Array.from({ length: Math.ceil(soak / 10) }, (_, index) =>
      put(`soak-${index}.jsonl`, talk() + boundary()),
    );
    const calls = Array.from({ length: soak }, (_, index) => {
      const at = index % sessions.length;
      const event = index < soak / 2 ? "PreCompact" : "SessionStart";
      return payload("claude-code", event, { TRANSCRIPT: sessions[at] ?? "", SESSION: `soak-${at}` });
    });
    const notes = new Map<string, number>();
    const worker = async (): Promise<void> => {
      for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
        const { code, out } = await run(program, ["hook", "claude-code"], { input: call, env: env() });
        expect(code).toBe(0);
        const { session_id, hook_event_name } = JSON.parse(call);
        if (hook_event_name === "SessionStart" && out.includes(RULE))
          notes.set(session_id, (notes.get(session_id) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    for (const [session, times] of notes) expect([session, times <= 2]).toEqual([session, true]);
    await idle();
    expect(files().filter((file) => /(?:^|\/)\.[0-9a-f-]{36}$/.test(file))).toEqual([]);
  });
});

test("a session can be replayed: what would have been told, handed back and denied", async () => {
  const transcript = put(
    "s.jsonl",
    talk() +
      boundary() +
      row(5, {
        type: "assistant",
        message: {
          id: "m5",
          type: "message",
          role: "assistant",
          model: "none",
          content: [
            { type: "tool_use", id: "t1", name: "Bash", input: { command: "./settle --host payments-ro-eu-west-2a" } },
          ],
        },
      }),
  );
  const { code, out } = await run(program, ["hook", "--replay", transcript], { input: "", env: env() });
  expect(code).toBe(0);
  expect(out).toContain("=== compaction #1, line 4, auto ===");
  expect(out).toContain(`- "${RULE}"`);
  expect(out).toContain("- line 6: `payments-ro-eu-west-2a` stands in the summary");
  expect(files()).toEqual([]);
});
