import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`swe-agent/${name}`);

describe("a SWE-agent trajectory", () => {
  it("clears observations that its requests shorten", () => {
    const session = read("elided.traj");
    expect(drawCompactions(session)).toEqual(["clear auto exact at 0 | dropped H3"]);
    expect(drawTexts(session)).toEqual([
      "H0 system prose: You mend nets.",
      "H1 user prose: Mend net N-5.",
      "H2 assistant prose: Look.",
      "H3 tool result: net N-5 torn",
      "H4 assistant prose: Mend.",
      "H4 assistant argument (bash command): mend N-5",
      "H5 tool result (bash): mended",
    ]);
  });
});
