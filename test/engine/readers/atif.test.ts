import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`atif/${name}`);

describe("an ATIF trajectory", () => {
  it("is read with its sub-agents", () => {
    const session = read("subagent.json");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "1 system prose: Keep off the reeds.",
      "2 user prose: Count ducks at `P-3`.",
      "3 assistant prose: Counting.",
      "3 assistant argument (count pond): P-3",
      "3.result1 tool result (count): 12",
      "helper/1 user prose: Count.",
      "helper/2 assistant prose: Twelve.",
    ]);
  });

  it("is suspected of a compaction where a step opens like a summary", () => {
    const session = read("suspected.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 0 | dropped 1 2 | summary 3 | 80 → 30 tokens",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful × 1"]);
  });
});
