import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`goose/${name}`);

describe("a goose session", () => {
  it("pairs each summary with the sentence that tells of it", () => {
    const session = read("two.json");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 0 | dropped 1 2 3 4 | injected 6 7 | summary 5",
      "summary manual exact at 0 | dropped 5 6 7 8 | injected 10 | summary 9 | after 5",
    ]);
    expect(drawTexts(session)).toEqual([
      "1 user prose: Fix clock `CK-2`.",
      "2 assistant argument (developer__shell command): wind CK-2",
      "3 tool result (developer__shell): spring broke",
      "4 user prose: Now the hands.",
      "5 summary prose: Clock CK-2: spring broke.",
      "6 tool injected: Your context was compacted. The previous message contains a…",
      "7 user prose: Now the hands.",
      "8 assistant prose: Hands set.",
      "9 summary prose: Hands set, spring broke.",
      "10 tool injected: Your context was compacted at the user's request. The previ…",
      "11 user prose: Ring it.",
    ]);
  });

  it("is the same where goose exported it", () => {
    expect(drawCompactions(read("exported.json"))).toEqual([
      "summary auto exact at 0 | dropped g1 g2 g3 g4 | injected g6 g7 | summary g5",
      "summary manual exact at 0 | dropped g5 g6 g7 g8 | injected g10 | summary g9 | after g5",
    ]);
  });

  it("without a compaction has none", () => {
    expect(drawCompactions(read("none.json"))).toEqual([]);
  });

  it("of the older kind was rewritten when it was compacted", () => {
    const session = read("rewritten.jsonl");
    expect(drawCompactions(session)).toEqual([
      "summary auto heuristic at 2 | dropped ? | injected L3 | summary L2 | gone",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful at 2 × 1"]);
  });
});
