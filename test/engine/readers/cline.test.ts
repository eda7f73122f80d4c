import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`cline/${name}`);

describe("a Cline session", () => {
  it("has a canonical history, from which nothing ever went", () => {
    const session = read("session.messages.json");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "system system prose: You tune.",
      "c1 user prose: Tune string `G3`.",
      "c1.result tool injected (path): tuning.md",
      "c1.result tool injected (content): G3 = 196 Hz",
      "c2 assistant prose: Tuning.",
      "c2.call assistant argument (editor path): tuning.md",
      "c3.result tool result (editor failed): tuned",
      "c4 assistant prose: G3 is tuned.",
      "c5 user prose: Now D4.",
      "c6 assistant prose: D4 too.",
      "c7 user prose: Rest.",
    ]);
  });

  it("is known by its sidecar alone only as far as that goes", () => {
    const session = read("agentic.compaction.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown derived at 0 | dropped ? | kept system c5 c6 | summary s1 | 700 → ? tokens | gone",
    ]);
    expect(drawTexts(session)).toEqual([
      "system system prose: You tune.",
      "c5 user prose: Now D4.",
      "c6 assistant prose: D4 too.",
      "s1 summary injected: Context summary:⏎⏎",
      "s1 summary prose: ## Goal⏎Tune the cello.",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful × 1", "doubtful × 1"]);
  });

  it("may be summarised behind each turn of the user", () => {
    const session = read("basic.compaction.json");
    expect(drawCompactions(session)).toEqual([
      "summary manual derived at 0 | dropped ? | kept system c1 c4 c5 c6 | summary summary | gone",
    ]);
    expect(drawTexts(session)).toEqual([
      "system system prose: You tune.",
      "c1 user prose: Tune string `G3`.",
      "c4 assistant prose: G3 is tuned.",
      "c5 user prose: Now D4.",
      "c6 assistant prose: D4 too.",
      "summary summary injected: <SYSTEM_NOTICE>⏎Earlier context was compacted. Summary of y…",
      "summary summary prose: Files edited:⏎tuning.md:1-1⏎",
      "summary summary injected: </SYSTEM_NOTICE>",
    ]);
  });

  it("of the classic kind calls its tools by tags", () => {
    expect(drawTexts(read("classic.json"))).toEqual([
      "M0 user injected: <task>",
      "M0 user prose: ⏎Tune it.⏎",
      "M0 user injected: </task>",
      "M1 assistant prose: Listening.",
      "M2 assistant argument: tune G3",
      "M3.result tool result (execute_command): [execute_command for 'tune G3'] Result:⏎flat by 4 Hz",
      "M4 assistant prose: Tuning.",
      "M5 user prose: Again.",
      "M6 assistant prose: In tune.",
    ]);
  });
});
