import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`aider/${name}`);

describe("an Aider history", () => {
  it("is cut into the user's lines, the tool's and the rest", () => {
    const session = read("two-starts.md");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "L4 tool result: Aider v0.86",
      "L4 tool result: Git repo: .git",
      "L7 user prose: rename valve `V-7`",
      "L7 user prose: keep its docs",
      "L10 assistant prose: Renamed the valve.⏎⏎```⏎V-7 -> V-8⏎```",
      "L16 tool result: Applied edit to pipes.md",
      "L20 user prose: /clear",
    ]);
  });
});
