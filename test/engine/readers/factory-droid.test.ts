import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDocument } from "../../../engine/readers/index.ts";
import { drawCompactions, drawProblems, fixturePath, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`factory-droid/${name}`);

describe("a Droid session", () => {
  it("says that what its compaction dropped is a guess", () => {
    const session = read("one.jsonl");
    expect(drawCompactions(session)).toEqual(["summary unknown heuristic at 4 | dropped d1 | summary d2"]);
    expect(drawProblems(session)).toEqual(["doubtful at 1 × 1", "doubtful at 4 × 1"]);
  });

  it("names the type of a row that it does not know, and says where there is none", () => {
    const text = `${readFileSync(fixturePath("factory-droid/one.jsonl"), "utf8").trimEnd()}\n{"type":"tide"}\n{"type":7}\n`;
    const problems = readDocument({ name: "one.jsonl", text })?.problems ?? [];
    expect(problems.flatMap(({ kind, message }) => (kind === "unknown" ? [message] : []))).toEqual([
      'rows of the unknown type "tide"',
      "rows of the unknown type (none)",
    ]);
  });
});
