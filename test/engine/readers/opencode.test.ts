import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`opencode/${name}`);

describe("an opencode session", () => {
  it("drops what stands before the tail it kept, and the summary before", () => {
    const session = read("two.json");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → 300 tokens",
      "summary manual exact at 0 | dropped msg_03 msg_04 prt_04t msg_06 msg_07 msg_08 | summary msg_10 | after msg_05 | 300 → 150 tokens",
    ]);
    expect(drawTexts(session)).toEqual([
      "msg_01 user prose: Weave panel `PX-19`, never cut the warp.",
      "msg_02 assistant reasoning: Warp first.",
      "msg_02 assistant prose: Warping.",
      "msg_02 assistant argument (bash command): loom warp PX-19",
      "prt_02t tool result (bash): warped",
      "msg_03 user prose: Now the weft.",
      "msg_04 assistant argument (bash command): loom weft",
      "prt_04t tool result (bash failed): thread broke",
      "msg_06 summary prose: Weaving PX-19. Warp is done.",
      "msg_07 tool injected: Continue if you have next steps.",
      "msg_08 assistant prose: Weft goes on.",
      "msg_10 summary prose: PX-19 is woven.",
      "msg_11 user prose: Pack it.",
      "msg_12 assistant prose: Packed.",
    ]);
  });

  it("without a compaction has none", () => {
    expect(drawCompactions(read("none.json"))).toEqual([]);
  });

  it("as rows of the database is the same session, with its sub-agent", () => {
    const session = read("tables.json");
    expect(drawCompactions(session)).toEqual([
      "summary auto exact at 0 | dropped msg_01 msg_02 prt_02t | kept msg_03 msg_04 prt_04t | summary msg_06 | 1200 → ? tokens",
    ]);
    expect(drawTexts(session)).toEqual([
      "msg_01 user prose: Weave panel `PX-19`, never cut the warp.",
      "msg_02 assistant prose: Warping.",
      "msg_02 assistant reasoning: Warp first.",
      "msg_02 assistant argument (bash command): loom warp PX-19",
      "prt_02t tool result (bash): warped",
      "msg_03 user prose: Now the weft.",
      "msg_04 assistant argument (bash command): loom weft",
      "prt_04t tool result (bash failed): thread broke",
      "msg_06 summary prose: Weaving PX-19. Warp is done.",
      'msg_20 user prose: Count the "bobbins".',
    ]);
  });

  it("counts neither an aborted summary nor a finished one that nobody asked for", () => {
    const session = read("aborted.json");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawProblems(session)).toEqual(["unfinished × 1"]);
  });

  it("tells of results that were blanked", () => {
    expect(drawCompactions(read("pruned.json"))).toEqual(["clear auto exact at 0 | dropped prt_02t"]);
  });

  it("gives the user's words that opencode says again as put in", () => {
    expect(drawCompactions(read("replayed.json"))).toEqual([
      "summary auto exact at 0 | dropped msg_01 msg_02 | injected msg_05 | summary msg_04 | 99 → 30 tokens",
    ]);
  });
});
