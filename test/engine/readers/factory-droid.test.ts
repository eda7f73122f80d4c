import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`factory-droid/${name}`);

describe("a Droid session", () => {
  it("says that what its compaction dropped is a guess", () => {
    const session = read("one.jsonl");
    expect(drawCompactions(session)).toEqual(["summary unknown heuristic at 4 | dropped d1 | summary d2"]);
    expect(drawProblems(session)).toEqual(["doubtful at 1 × 1", "doubtful at 4 × 1"]);
  });
});
