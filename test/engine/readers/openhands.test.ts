import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`openhands/${name}`);

describe("an OpenHands session", () => {
  it("forgets events by their ids, and a summary by its own", () => {
    const session = read("two.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 0 | dropped e3 e4 | kept e1 e2 | summary e6-summary",
      "summary auto exact at 0 | dropped e6-summary e7 e8 | kept e1 e2 | summary e9-summary | after e6",
    ]);
    expect(drawTexts(session)).toEqual([
      "e1 system prose: Stay in the orchard.",
      "e2 user prose: Prune row 14.",
      "e3 assistant prose: Next.",
      "e3 assistant argument (terminal command): prune 14",
      "e6-summary summary prose: Row 14 is pruned.",
      "e7 assistant prose: Next.",
      "e7 assistant argument (terminal command): prune 15",
      "e8 tool result (terminal failed): saw broke",
      "e9-summary summary prose: Rows 14 and 15.",
    ]);
  });

  it("in which a condensation was only asked for has none", () => {
    expect(drawCompactions(read("none.json"))).toEqual([]);
  });

  it("may come one event a line", () => {
    expect(drawCompactions(read("events.jsonl"))).toEqual([
      "summary unknown exact at 6 | dropped e3 e4 | kept e1 e2 | summary e6-summary",
    ]);
  });

  it("drops without a summary, and counts no condensation that forgets nothing", () => {
    const session = read("dropped.json");
    expect(drawCompactions(session)).toEqual(["truncate auto exact at 0 | dropped e3 e4 | kept e1 e2"]);
    expect(drawProblems(session)).toEqual(["doubtful × 1", "unknown × 1"]);
  });

  it("of the older controller names a list or a stretch, and shows only the latest summary", () => {
    const session = read("v0-two.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 0 | dropped 2 3 | kept 1 | summary 4-summary | 102 → 105 tokens",
      "summary unknown exact at 0 | dropped 4-summary 5 | kept 1 | summary 6-summary | after 4 | 105 → ? tokens",
    ]);
    expect(drawTexts(session)).toEqual([
      "1 user prose: Graft apple on `M9`.",
      "2 assistant prose: Next.",
      "2 assistant argument (run command): graft M9",
      "3 tool result (run): grafted",
      "4-summary summary prose: Grafted.",
      "5 assistant prose: Next.",
      "5 assistant argument (run command): water",
      "6-summary summary prose: Grafted and watered.",
      "7 assistant prose: Done.",
    ]);
  });

  it("may be one of several in the output of an evaluation", () => {
    expect(drawCompactions(read("evaluation.jsonl"))).toEqual([
      "summary unknown exact at 1 | dropped 2 3 | kept 1 | summary 4-summary | 102 → ? tokens | agent orchard-1",
    ]);
  });
});
