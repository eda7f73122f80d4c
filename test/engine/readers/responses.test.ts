import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`responses/${name}`);

describe("a log of the Responses API", () => {
  it("holds a compaction that nobody can read", () => {
    const session = read("compacted.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown derived at 0 | dropped I1 I2 | kept instructions I0 | summary unreadable | ? → 50 tokens",
    ]);
    expect(drawTexts(session)).toEqual([
      "instructions system prose: Guard the gate.",
      "I0 user prose: Open gate `G-9`.",
      "I1 assistant argument (gate id): G-9",
      "I2 tool result (gate): stuck",
      "I4 user prose: Try again.",
      "I5 assistant prose: Open.",
    ]);
  });

  it("may begin after what its compaction replaced", () => {
    expect(drawCompactions(read("gone.json"))).toEqual([
      "summary unknown derived at 0 | dropped ? | kept I0 | summary unreadable | gone",
    ]);
  });
});
