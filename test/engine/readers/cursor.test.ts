import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`cursor/${name}`);

describe("a Cursor transcript", () => {
  it("tells the user's words from what the editor wrote around them", () => {
    const session = read("none.jsonl");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "L1 user injected: <timestamp>noon</timestamp>⏎<user_query>",
      "L1 user prose: ⏎Grind lens `L-88`.⏎",
      "L1 user injected: </user_query>",
      "L2 assistant prose: Grinding.",
      "L2 assistant argument (Shell command): grind L-88",
    ]);
  });
});
