import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`copilot/${name}`);

describe("a Copilot CLI session", () => {
  it("says each word once: no repeated prompt, no twin of a call or a result", () => {
    const session = read("none.jsonl");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "e2 system prose: Be brief.",
      "e3 user prose: Sail at `06:40` from berth 3.",
      "e5 assistant prose: Checking.",
      "e5 assistant argument (bash command): tide --berth 3",
      "e7 tool result (bash failed): no tide table",
      'e9 tool injected: <skill-context name="tides">Tide tables.</skill-context>',
    ]);
  });

  it("keeps what was said while the summary was being written", () => {
    expect(drawCompactions(read("one.jsonl"))).toEqual([
      "summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens",
    ]);
  });

  it("counts no compaction that failed or was only begun", () => {
    const session = read("two.jsonl");
    expect(drawCompactions(session)).toEqual([
      "summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens",
      "summary manual derived at 15 | dropped e9 e10 e11 | kept e2 | summary e15 | after e10 | 960 → ? tokens",
    ]);
    expect(drawProblems(session)).toEqual(["unfinished at 13 × 1", "unfinished at 17 × 1"]);
  });

  it("goes back past a compaction, and truncates the oldest without a summary", () => {
    const session = read("rewind.jsonl");
    expect(drawCompactions(session)).toEqual([
      "summary auto derived at 10 | dropped e3 e5 e7 | kept e2 e9 | summary e10 | 900 → 200 tokens",
      "truncate auto derived at 14 | dropped e3 | kept e2 e5 e7 e13 | 800 → 600 tokens",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful at 14 × 1"]);
  });

  it("that is damaged is read as far as it goes", () => {
    const session = read("damage.jsonl");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawProblems(session)).toEqual(["unknown at 5 × 1", "damaged at 4 × 1", "glued at 5 × 1", "torn at 6 × 1"]);
  });
});
