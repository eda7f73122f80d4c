import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`roo/${name}`);

describe("a Roo task", () => {
  it("that starts afresh drops all that came before", () => {
    const session = read("fresh-two.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 0 | dropped M0 M1 | summary M2",
      "summary unknown exact at 0 | dropped M2 M3 | summary M4 | after c1",
    ]);
    expect(drawTexts(session)).toEqual([
      "M0 user injected: <task>",
      "M0 user prose: ⏎Bind book `BK-4`.⏎",
      "M0 user injected: </task>",
      "M0 user injected: <environment_details>⏎# Files⏎</environment_details>",
      "M1 assistant prose: Reading.⏎⏎",
      "M1 assistant argument (read_file path): glue.md",
      "M2 summary prose: ## Summary⏎Glue read.",
      "M3 assistant prose: Sewing.",
      "M4 summary prose: ## Summary⏎Sewn.",
      "M5 assistant prose: Pressing.",
    ]);
  });

  it("condensed the middle way keeps its first message and the three last", () => {
    expect(drawCompactions(read("middle.json"))).toEqual([
      "summary unknown derived at 0 | dropped M1 M2.result | kept M0 M4 M5 M6 | summary M3",
    ]);
  });

  it("hides messages without a summary, and voids marks whose summary is gone", () => {
    const session = read("truncated.json");
    expect(drawCompactions(session)).toEqual([
      "truncate auto exact at 0 | dropped M1 M2.result | kept M0 | injected M3",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful × 1"]);
  });

  it("condensed the oldest way does not hold what went", () => {
    const session = read("old/api_conversation_history.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 0 | dropped ? | kept M0 M2.result M3 M4 | summary M1 | gone",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful × 1"]);
  });

  it("is shown in a log, which is no history", () => {
    const session = read("old/ui_messages.json");
    expect(drawTexts(session)).toEqual([
      "U0 user prose: Bind book `BK-4`.",
      "U1 assistant prose: Pressing with weight W-3.",
      "U2 assistant argument (readFile path): glue.md",
      "U3 assistant argument (execute_command command): press --weight W-3",
      "U4 tool result: pressed",
      "U6 user prose: No clamps.",
      "U7 assistant prose: Sewing.",
    ]);
    expect(drawProblems(session)).toEqual(["lossy-source × 1"]);
  });
});
