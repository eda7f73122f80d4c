import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readSession } from "../../../engine/node/files.ts";
import type { Session } from "../../../engine/session.ts";

const corpus = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

async function read(name: string): Promise<Session> {
  const found = await readSession(join(corpus, name));
  if ("failure" in found) throw new Error(`${name}: ${found.failure.message}`);
  return found.session;
}

/** Line numbers of some records, as a list of stretches. */
const linesOf = (session: Session, indices: readonly number[]): readonly number[] => [
  ...new Set(indices.map((index) => session.records[index]?.line ?? 0)),
];

const lengthOf = (session: Session, index: number | undefined): number =>
  (session.records[index ?? -1]?.texts ?? []).reduce((sum, { text }) => sum + text.length, 0);

describe.skipIf(!existsSync(corpus))("real sessions", () => {
  it("cc-0cf3db51: six compactions, nothing kept word for word, one parent missing", async () => {
    const session = await read("claude-code/cc-0cf3db51.jsonl");
    const drawn = session.compactions.map((each) => [
      each.line,
      each.trigger,
      lengthOf(session, each.summary.record),
      each.kept.length,
    ]);
    expect(drawn).toEqual([
      [697, "auto", 14_112, 0],
      [1146, "manual", 10_532, 0],
      [1416, "manual", 10_133, 0],
      [1791, "auto", 14_793, 0],
      [2105, "auto", 12_269, 0],
      [2427, "manual", 9_706, 0],
    ]);
    expect(session.problems.map(({ kind, line, count }) => [kind, line, count])).toEqual([["missing-parent", 1691, 1]]);
  });

  it("cc-0cf3db51: each window holds exactly the rows of the main thread since the boundary before", async () => {
    const session = await read("claude-code/cc-0cf3db51.jsonl");
    const windows: number[][] = [[]];
    const rows = readFileSync(join(corpus, "claude-code/cc-0cf3db51.jsonl"), "utf8").split("\n");
    for (const [at, text] of rows.entries()) {
      const row = text === "" ? {} : JSON.parse(text);
      if (row.subtype === "compact_boundary") windows.push([]);
      else if (["user", "assistant", "attachment"].includes(row.type) && !row.isSidechain) windows.at(-1)?.push(at + 1);
    }
    expect(session.compactions.map(({ region }) => linesOf(session, region))).toEqual(windows.slice(0, -1));
  });

  it("cc-aba9151e: seven rows were written again after the summary, nine attachments follow them", async () => {
    const session = await read("claude-code/cc-aba9151e.jsonl");
    const [only] = session.compactions;
    expect(only).toMatchObject({ line: 406, trigger: "auto", tokens: { before: 213_002 } });
    expect(linesOf(session, only?.kept ?? [])).toEqual([408, 409, 410, 411, 412, 413, 414]);
    expect(linesOf(session, only?.injected ?? [])).toEqual([415, 416, 417, 418, 419, 420, 421, 422, 423]);
    expect(session.records[only?.summary.record ?? -1]?.line).toBe(407);
  });

  it("cc-839b35f7: the results that were blanked are not in the file", async () => {
    const { compactions } = await read("claude-code/cc-839b35f7.jsonl");
    expect(compactions.map(({ kind, line, regionKnown }) => [kind, line, regionKnown])).toEqual([
      ["clear", 33, false],
      ["summary", 155, true],
    ]);
  });

  it("vscode-98b76fb9: one manual compaction", async () => {
    const { compactions } = await read("claude-code/vscode-98b76fb9.jsonl");
    expect(compactions).toMatchObject([{ line: 20, trigger: "manual", tokens: { before: 26_634 } }]);
  });

  it("Codex: two unreadable summaries, each with four messages kept", async () => {
    const session = await read("codex/rollout-2026-07-02-019f2387.jsonl");
    expect(
      session.compactions.map(({ line, summary, tokens }) => [line, summary.opaque, tokens.before, tokens.after]),
    ).toEqual([
      [655, true, 245_238, 15_748],
      [1429, true, 249_717, 16_848],
    ]);
    expect(session.compactions.map(({ kept }) => linesOf(session, kept))).toEqual([
      [1, 4, 5, 7],
      [1, 4, 5, 7],
    ]);
  });

  it("Codex: a fork's compaction retains 27 messages, of which 25 stood there before", async () => {
    const session = await read("codex/rollout-2026-04-11-019d7e3a-fork.jsonl");
    expect(session.compactions).toHaveLength(1);
    const [only] = session.compactions;
    expect(only?.line).toBe(754);
    const messages = (only?.kept ?? []).filter((index) => session.records[index]?.role !== "system");
    expect(messages.length + (only?.injected.length ?? 0)).toBe(27);
    expect(only?.copied).toBeUndefined();
  });

  it("pi: version 1 counts rows from the header", async () => {
    const session = await read("pi/pi-v1-ffae836b.jsonl");
    expect(session.compactions.map(({ line, tokens }) => [line, tokens.before])).toEqual([
      [360, 175_004],
      [629, 185_014],
    ]);
    expect(session.compactions.map(({ kept }) => linesOf(session, kept)[0])).toEqual([294, 552]);
  });

  it("a logged request and its response, and a condensed copy that is none", async () => {
    expect(await read("messages/llm-log-sonnet-0457.json")).toMatchObject({
      format: "messages",
      compactions: [],
      problems: [],
    });
    expect((await read("entire/transcript-550871f3.jsonl")).problems).toMatchObject([{ kind: "lossy-source" }]);
  });

  it("opencode: both compactions with their tails and totals", async () => {
    const session = await read("opencode/ses_047c34668.json");
    const messages = JSON.parse(readFileSync(join(corpus, "opencode/ses_047c34668.json"), "utf8")).messages;
    const placeOf = new Map(messages.map(({ info }: { info: { id: string } }, at: number) => [info.id, at]));
    const drawn = session.compactions.map(({ id, kept, region, summary, tokens }) => [
      placeOf.get(id),
      placeOf.get(session.records[kept[0] ?? -1]?.id ?? ""),
      placeOf.get(session.records[region[0] ?? -1]?.id ?? ""),
      placeOf.get(session.records[summary.record ?? -1]?.id ?? ""),
      tokens.before,
      tokens.after,
    ]);
    expect(drawn).toEqual([
      [56, 46, 0, 57, 140_110, 18_249],
      [174, 156, 46, 175, 123_108, 20_270],
    ]);
  });

  it("Copilot CLI: what was live at line 1574 is dropped at line 1598", async () => {
    const session = await read("copilot-cli/events-2a27277c.jsonl");
    const [only] = session.compactions;
    expect(session.compactions).toHaveLength(1);
    expect(only).toMatchObject({ line: 1598, trigger: "auto", tokens: { before: 217_952 } });
    expect(lengthOf(session, only?.summary.record)).toBe(9_282);
    expect(linesOf(session, only?.region ?? []).at(-1)).toBeLessThan(1574);
    const later = (only?.kept ?? []).filter((index) => session.records[index]?.role !== "system");
    expect(later.every((index) => 1574 < (session.records[index]?.line ?? 0))).toBe(true);
  });

  it("OpenHands: a hundred events are forgotten, those at 2 to 101", async () => {
    const session = await read("openhands/conv-911e7921-events.json");
    const events = JSON.parse(readFileSync(join(corpus, "openhands/conv-911e7921-events.json"), "utf8"));
    const [only] = session.compactions;
    expect(only?.id).toBe(events[197].id);
    expect((only?.region ?? []).map((index) => session.records[index]?.id)).toEqual(
      events.slice(2, 102).map(({ id }: { id: string }) => id),
    );
  });

  it("Gemini: a snapshot stands at turn 1, what went is not in the file", async () => {
    const { compactions } = await read("gemini/history-after-compress.json");
    expect(compactions.map(({ id, regionKnown, confidence }) => [id, regionKnown, confidence])).toEqual([
      ["M1", false, "heuristic"],
    ]);
  });

  it("Roo: message 1 is the summary, and the log tells its tokens", async () => {
    const { compactions } = await read("roo/natural-already-condensed/api_conversation_history.json");
    expect(compactions).toMatchObject([{ id: "M1", regionKnown: true, tokens: { before: 124_669, after: 57_960 } }]);
  });

  it.each([
    ["basic", 10],
    ["agentic", 2],
  ])("Cline: the %s sidecar keeps what it still sends of 32 messages", async (name, sent) => {
    const session = await read(`cline/${name}.compaction.json`);
    const ids = (indices: readonly number[]): ReadonlySet<string> =>
      new Set(indices.map((index) => session.records[index]?.id.replace(/\.(?:call|result)$/, "") ?? ""));
    const [only] = session.compactions;
    expect(ids(only?.kept ?? []).size).toBe(sent + 1);
    expect(new Set([...ids(only?.region ?? []), ...ids(only?.kept ?? [])]).size).toBe(33);
  });

  it.each([
    ["gemini/session-a03d69f3.json", "gemini"],
    ["openhands/v0-demo1.json", "openhands"],
    ["cline/session.messages.json", "cline-sdk"],
    ["aider/mozgoslav.aider.chat.history.md", "aider"],
    ["cursor/agent-transcript-93cbe1eb.jsonl", "cursor"],
    ["atif/harbor_multiagent_v1_7.json", "atif"],
  ])("%s has no compaction and no problem", async (name, format) => {
    const session = await read(name);
    expect(session).toMatchObject({ format, compactions: [], problems: [] });
    expect(session.records.length).toBeGreaterThan(0);
  });

  it("SWE-agent: old observations are shortened in requests only", async () => {
    const { compactions } = await read("swe-agent/marshmallow-1867-fc.traj");
    expect(compactions.map(({ kind, region }) => [kind, region.length])).toEqual([["clear", 8]]);
  });
});
