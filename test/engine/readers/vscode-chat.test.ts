import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`vscode-chat/${name}`);

describe("a VS Code chat session", () => {
  it("replaces all up to the round that carries the summary, and says that this is a guess", () => {
    const session = read("summarised.json");
    expect(drawCompactions(session)).toEqual([
      "summary auto derived at 0 | dropped r1 r1.1 r1.1.p1 r1.2 | summary r1.2-summary",
    ]);
    expect(drawTexts(session)).toEqual([
      "r1 user prose: Paint door `D-8`.",
      "r1.1 assistant prose: Sanding.",
      "r1.1 assistant argument (run_in_terminal command): sand D-8",
      "r1.1.p1 tool result (run_in_terminal): sanded",
      "r1.2 assistant prose: Priming.",
      "r1.2-summary summary prose: Door D-8 is sanded.",
      "r1.3 assistant prose: Painting.",
      "r2 user prose: And the frame.",
      "r2.answer assistant prose: Painted.",
    ]);
    expect(drawProblems(session)).toEqual(["doubtful × 1"]);
  });

  it("that is kept as a log is put together from its rows", () => {
    const session = read("log.jsonl");
    expect(drawCompactions(session)).toEqual(["summary auto derived at 2 | dropped r1 r1.1 | summary r1.1-summary"]);
    expect(drawTexts(session)).toEqual([
      "r1 user prose: Paint door `D-8`.",
      'r1.1 assistant prose: Sanding "D-8".',
      "r1.1-summary summary prose: Door D-8 is sanded.",
      "r1.2 assistant prose: Painting.",
      "r2 user prose: And the frame.",
      "r2.answer assistant prose: Painted.",
    ]);
  });
});
