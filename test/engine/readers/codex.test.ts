import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`codex/${name}.jsonl`);

describe("a Codex rollout", () => {
  it("without a compaction gives its response items, and no event that repeats them", () => {
    const session = read("none");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawProblems(session)).toEqual([]);
    expect(session).toMatchObject({ format: "codex", id: "cx-1", cwd: "/srv/mill", agentVersion: "0.120.0" });
    expect(drawTexts(session)).toEqual([
      "L1 system prose: You are a careful engineer.",
      "L2 system injected: <permissions instructions>⏎Full access.⏎</permissions instr…",
      "L3 system/rules injected: # AGENTS.md instructions for /srv/mill⏎⏎",
      "L3 system/rules injected: <INSTRUCTIONS>⏎Never grind at night.⏎</INSTRUCTIONS>",
      "L4 user prose: Grind batch `b-2201`.",
      "L6 assistant reasoning: Check the stones first.",
      "L7 assistant argument (shell command): bash",
      "L7 assistant argument (shell command): -lc",
      "L7 assistant argument (shell command): mill status --batch b-2201",
      "L7 assistant argument (shell workdir): /srv/mill",
      'L8 tool result (shell failed): stones "worn"⏎',
      'L10 assistant argument (update_plan plan): [{"step": "dress stones", "status": "in_progress"}, {"step"…',
      "L10 assistant argument (update_plan plan.step): dress stones",
      "L10 assistant argument (update_plan plan.status): in_progress",
      "L10 assistant argument (update_plan plan.step): grind",
      "L10 assistant argument (update_plan plan.status): pending",
      "L11 tool result (update_plan): Plan updated",
      "L12 assistant prose: The stones are worn.",
    ]);
  });

  it("with a local compaction and no list keeps the user's latest messages by Codex's own rule", () => {
    const session = read("one-local");
    expect(drawCompactions(session)).toEqual([
      "summary unknown derived at 9 | dropped L4 L6 L7 | kept L1 L2 L3 L5 | summary L9 | 9000 → 1200 tokens",
    ]);
    expect(drawTexts(session).filter((text) => text.startsWith("L9"))).toEqual([
      "L9 summary injected: Another language model started to solve this problem and ha…",
      "L9 summary prose: b-2201 is ground, b-2202 jams.",
    ]);
    expect(session.records.find(({ id }) => id === "L7")?.texts[0]?.failed).toBe(true);
  });

  it("with remote compactions keeps exactly what reappears, and calls the summaries unreadable", () => {
    expect(drawCompactions(read("two-opaque"))).toEqual([
      "summary unknown exact at 9 | dropped L5 L6 L7 | kept L1 L2 L3 L4 | summary unreadable | 9000 → 1500 tokens",
      "summary unknown exact at 20 | dropped L2 L14 | kept L1 L3 L4 L13 L18 | injected L20.1 | summary unreadable | after w1 | 8800 → 1700 tokens",
    ]);
  });

  it("tells the history that a fork copied from its own", () => {
    const session = read("fork");
    expect(session.forkedFrom).toBe("cx-1");
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 5 | dropped L4 | kept L3 | summary unreadable | copied",
      "summary unknown exact at 10 | dropped L7 L9 | kept L3 L8 | summary unreadable | after w1",
    ]);
    expect(drawProblems(session)).toEqual(["replayed at 2 × 6"]);
  });

  it("knows only of the event where a capture tool took the row away", () => {
    const session = read("damage");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 5 | dropped L3 | kept L1 L2 | summary unreadable | 900 → ? tokens",
    ]);
    expect(drawProblems(session)).toEqual(["unknown at 6 × 1", "unknown at 7 × 1", "torn at 8 × 1"]);
  });
});
