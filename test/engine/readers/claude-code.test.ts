import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`claude-code/${name}.jsonl`);

describe("a Claude Code session", () => {
  it("without a compaction gives its records and nothing else", () => {
    const session = read("none");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawProblems(session)).toEqual([]);
    expect(session).toMatchObject({ format: "claude-code", cwd: "/srv/ferry", agentVersion: "2.1.40" });
    expect(drawTexts(session)).toEqual([
      "u1 user prose: Move the ferry timetable to `TIMETABLE_URL=https://tides.ex…",
      "u1 user injected: <system-reminder>⏎Do not mention this reminder.⏎</system-re…",
      "u1 user prose: ⏎Never restart the gate server.",
      "a1 assistant reasoning: The config lives in etc.",
      'a2 assistant argument (Bash command): grep -n "TIMETABLE" etc/ferry.conf',
      "a2 assistant argument (Bash description): Find the setting",
      "r1 tool result (Bash): 12:TIMETABLE_URL=https://tides.example.net/v2⏎",
      "a3 assistant prose: The old one is on line 12.",
    ]);
  });

  it("takes nothing from what the program sends of itself with every window", () => {
    const session = read("standing");
    expect(drawTexts(session)).toEqual([
      "u1 user prose: Never restart the gate server.",
      "a1 assistant prose: Understood.",
    ]);
    expect(drawProblems(session)).toEqual([]);
  });

  it("records the tokens of a response once, at its last row", () => {
    expect(read("none").records.map(({ id, contextTokens }) => [id, contextTokens])).toEqual([
      ["u1", undefined],
      ["a1", undefined],
      ["a2", 910],
      ["r1", undefined],
      ["a3", 1210],
    ]);
  });

  it("with one compaction drops all before it, and tells attached text from kept text", () => {
    const session = read("one");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 6 | dropped u1 a1 r1 a2 r2 | injected i1 i2 | summary s1 | 5300 → 1510 tokens",
    ]);
    expect(drawTexts(session).slice(1)).toEqual([
      'a1 assistant argument (TodoWrite todos): [{"content":"rotate pier 2 (\\"north\\")","status":"in_progre…',
      'a1 assistant argument (TodoWrite todos.content): rotate pier 2 ("north")',
      "a1 assistant argument (TodoWrite todos.status): in_progress",
      "a1 assistant argument (TodoWrite todos.activeForm): Rotating",
      "a1 assistant argument (TodoWrite todos.content): rotate pier 3",
      "a1 assistant argument (TodoWrite todos.status): pending",
      "a1 assistant argument (TodoWrite todos.activeForm): Waiting",
      "r1 tool result (TodoWrite): Todos have been modified.",
      "a2 assistant argument (Bash command): pierctl rotate --pier 2 --set ks-81f0c2",
      "r2 tool result (Bash failed): Error: lease 7731 held",
      "s1 summary injected: This session is being continued from a previous conversatio…",
      "s1 summary prose: 1. Rotate the pier keys with ks-81f0c2.⏎2. Pier 4 must stay…",
      "s1 summary injected: ⏎⏎If you need specific details from before compaction (like…",
      "i1 tool injected (filename): /srv/ferry/piers.toml",
      "i1 tool injected (filePath): /srv/ferry/piers.toml",
      "i1 tool injected (content): lease = 7731⏎",
      "i2 tool injected (content): Tide is out.",
      "a3 assistant prose: I wait for lease 7731.",
      "u2 user prose: Go on.",
    ]);
  });

  it("with two compactions finds preserved rows on either side of the boundary, and drops the first ones at the second", () => {
    expect(drawCompactions(read("two"))).toEqual([
      "summary manual exact at 5 | dropped u1 a1 | kept u2 a2 | summary s1 | 2150 → 960 tokens",
      "summary auto exact at 16 | dropped u2 a2 s1 w1 w2 w3 u3 a3 a4 r1 r2 a5 | kept k1 k2 | injected i1 | summary s2 | after b1 | 1150 → 710 tokens",
    ]);
  });

  it("does not take the wrappers of a command for the user's words, but takes what was typed behind it", () => {
    expect(drawTexts(read("two")).filter((text) => /^w\d/.test(text))).toEqual([
      "w1 tool injected: <local-command-caveat>Caveat: do not answer these.</local-c…",
      "w2 user injected: <command-name>/compact</command-name>⏎            <command-…",
      "w2 user prose: keep the berth number",
      "w2 user injected: </command-args>",
      "w3 tool injected: <local-command-stdout>Compacted</local-command-stdout>",
    ]);
  });

  it("leaves out a branch that was rewound, and no parallel call", () => {
    expect(drawCompactions(read("rewind"))).toEqual([
      "summary auto exact at 12 | dropped u1 a1 u3 a3 a4 r1 r2 h1 a5 | summary s1 | 260 → 100 tokens",
    ]);
  });

  it("goes back to the window that a rewind past a boundary returned to", () => {
    expect(drawCompactions(read("rewound-past"))).toEqual([
      "summary manual exact at 5 | dropped u1 a1 u2 a2 | summary s1 | 130 → 60 tokens",
      "summary manual exact at 10 | dropped u1 a1 u3 a4 | summary s2 | 150 → 70 tokens",
    ]);
  });

  it("takes a microcompaction for blanked results, which add no summary", () => {
    expect(drawCompactions(read("clear"))).toEqual([
      "clear auto exact at 6 | dropped r1 | 4100 → 3500 tokens",
      "summary auto exact at 8 | dropped u1 a1 r1 a2 r2 a3 | summary s1 | 3600 → 210 tokens",
    ]);
  });

  it("counts what is damaged, torn, glued, repeated, unknown or unfinished, and goes on", () => {
    const session = read("damage");
    expect(drawCompactions(session)).toEqual([]);
    expect(session.records.map(({ id, line }) => `${id} ${line}`)).toEqual(["u1 1", "a1 2", "u2 8", "a2 8"]);
    expect([...drawProblems(session)].sort()).toEqual([
      "damaged at 6 × 1",
      "glued at 8 × 1",
      "missing-parent at 1 × 1",
      "replayed at 3 × 1",
      "torn at 10 × 1",
      "unfinished at 9 × 1",
      "unknown at 4 × 2",
    ]);
  });

  it("calls a summary unreadable that was lost, and finds one that has no boundary", () => {
    const session = read("unmarked");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 3 | dropped u1 a1 | unreadable | 110 → 50 tokens".replace(
        "| unreadable",
        "| summary unreadable",
      ),
      "summary unknown derived at 6 | dropped a2 | summary s2 | after b1 | ? → 55 tokens",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful at 3 × 1", "damaged at 4 × 1"]);
  });

  it("keeps sub-agents out of the main thread's windows", () => {
    const session = read("sidechain");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 8 | dropped u1 a1 r1 | summary s1 | 150 → 60 tokens",
    ]);
    expect(session.records.map(({ id, agent }) => `${id} ${agent ?? "-"}`)).toEqual([
      "u1 -",
      "a1 -",
      "q1 lamp01",
      "q2 lamp01",
      "o1 o1",
      "o2 o1",
      "r1 -",
      "s1 -",
      "a2 -",
    ]);
  });

  it("gives a sub-agent's own file a lineage of its own", () => {
    expect(drawCompactions(read("subagents/agent-lamp01"))).toEqual([
      "summary auto exact at 3 | dropped q1 q2 | summary qs | 70 → 40 tokens | agent lamp01",
    ]);
  });

  it("is read from the stream of the SDK as well, which spells its names otherwise", () => {
    const session = read("stream");
    expect(session).toMatchObject({ id: "st-1", cwd: "/srv/kiln", agentVersion: "2.1.9", problems: [] });
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 6 | dropped u1 a1 r1 | summary s1 | 950 → 300 tokens",
    ]);
    expect(session.records.find(({ id }) => id === "q1")?.agent).toBe("t1");
  });

  it("finds the user's words in refused calls, answers and queued prompts", () => {
    expect(drawTexts(read("words")).filter((text) => !text.includes("argument"))).toEqual([
      "u1 user prose: Tidy the quay.",
      "r1 tool result (Bash failed): The user doesn't want to proceed with this tool use. The to…",
      "r1#1 user prose: Never delete crates, move them to /srv/attic.",
      'r2 tool result (AskUserQuestion): User has answered your questions: "Which attic?"="',
      'r2 tool result (AskUserQuestion): ", "By when?"="',
      "r2 tool result (AskUserQuestion): \". You can now continue with the user's answers in mind.",
      "r2#1 user prose: East",
      "r2#1 user prose: before 18:00",
      "x1 tool injected: [Request interrupted by user]",
      "q1 user prose: Also sweep berth 2.",
      "e1 assistant/tool injected: API Error: 529",
    ]);
  });
});
