import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`langmem/${name}`);

describe("a LangMem state", () => {
  it("names the messages that its running summary stands for", () => {
    const session = read("one.json");
    expect(drawCompactions(session)).toEqual(["summary auto exact at 0 | dropped l1 l2 l3 | summary l3-summary"]);
    expect(drawTexts(session)).toEqual([
      "l1 user prose: Sort seeds `S-31`.",
      "l2 assistant prose: Sorting.",
      "l2 assistant argument (sort lot): S-31",
      "l3 tool result (sort): sorted",
      "l3-summary summary prose: Seeds S-31 are sorted.",
      "l4 user prose: Sow them.",
    ]);
  });

  it("whose set cannot be read goes by the last message", () => {
    expect(drawCompactions(read("unreadable-set.json"))).toEqual([
      "summary auto derived at 0 | dropped l1 l2 | summary l2-summary",
    ]);
  });
});
