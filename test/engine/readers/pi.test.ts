import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`pi/${name}.jsonl`);

describe("a pi session", () => {
  it("of version 1 counts what it kept by position among all rows", () => {
    const session = read("v1-two");
    expect(session).toMatchObject({ format: "pi", id: "pi-1", cwd: "/srv/loom" });
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 7 | dropped L2 L3 L4 L5 | kept L6 | summary L7 | 730 → 301 tokens",
      "summary unknown exact at 10 | dropped L6 L7 L8 L9 | summary L10 | after L7 | 320 → 91 tokens",
    ]);
    expect(drawTexts(session).slice(0, 4)).toEqual([
      "L2 user prose: Weave panel `PX-19`.",
      "L3 assistant reasoning: Warp first.",
      "L3 assistant argument (bash command): loom warp PX-19",
      "L4 tool result (bash failed): thread broke",
    ]);
  });

  it("of version 3 follows the path through the tree, and gives a left branch its own event", () => {
    const session = read("v3-branch");
    expect(drawCompactions(session)).toEqual([
      "branch unknown exact at 7 | dropped e4 e5 | kept e2 e3 | summary e6",
      "summary unknown exact at 12 | dropped e2 e3 e6 e7 e8 | kept e9 ea | summary eb | 150 → 61 tokens",
    ]);
    expect(drawTexts(session).filter((text) => /^e[6abd]/.test(text))).toEqual([
      "e6 summary prose: Blue was tried, vat 3 leaks.",
      "e6 summary injected (readFiles): vats.md",
      "ea tool injected: Lot D-55 arrives late.",
      "eb summary prose: Red in vat 4.",
      "eb summary injected (readFiles): vats.md",
      "eb summary injected (modifiedFiles): plan.md",
      "ed tool argument (bash command): vat drain 4",
      "ed tool result (bash): drained",
    ]);
  });

  it("that is damaged keeps what can be read and doubts the rest", () => {
    const session = read("damage");
    expect(drawCompactions(session)).toEqual([
      "summary unknown derived at 4 | dropped e2 e3 | summary eb | 9 → ? tokens",
    ]);
    expect([...drawProblems(session)].sort()).toEqual([
      "doubtful at 4 × 1",
      "glued at 4 × 1",
      "torn at 5 × 1",
      "unknown at 3 × 1",
    ]);
  });
});
