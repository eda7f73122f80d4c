import { describe, expect, it } from "vitest";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`hermes/${name}.json`);

describe("a Hermes session", () => {
  it("without a compaction gives its rows, blocks behind Hermes' mark included", () => {
    const session = read("none");
    expect(session).toMatchObject({ format: "hermes", id: "h1", cwd: "/srv/dye" });
    expect(drawCompactions(session)).toEqual([]);
    expect(drawProblems(session)).toEqual(["doubtful × 1"]);
    expect(drawTexts(session)).toEqual([
      "system system prose: Keep the vats covered.",
      "1 user prose: Dye lot `D-55` red.",
      "2 assistant reasoning: Heat first.",
      "2 assistant argument (terminal command): vat heat --lot D-55",
      '3 tool result (terminal): vat 3 at 80 "degrees"',
      '4 user prose: See the "swatch".',
      "5 assistant prose: It is red.",
    ]);
  });

  it("compacted in place keeps what it wrote again, and nothing that the user took back", () => {
    const session = read("one");
    expect(drawCompactions(session)).toEqual(["summary unknown derived at 0 | dropped 2 3 | kept 1 5 6 | summary 8"]);
    expect(drawTexts(session)).toEqual([
      "1 user prose: Dye lot `D-55` red.",
      "2 assistant argument (terminal command): vat heat --lot D-55",
      "3 tool result (terminal): vat 3 leaks",
      "4 user prose: No, blue.",
      "5 user prose: Use vat 4.",
      "6 assistant prose: Vat 4 it is.",
      "8 summary injected: [CONTEXT COMPACTION — REFERENCE ONLY] Earlier turns were co…",
      "8 summary prose: Lot D-55 goes red; vat 3 leaks.⏎⏎",
      "8 summary injected: --- END OF CONTEXT SUMMARY — answer the message below, not …",
      "11 user prose: Rinse it.",
    ]);
  });

  it("goes on in a child session, and may share a row between a message and the summary before it", () => {
    const session = read("two");
    expect(session.id).toBe("h2");
    expect(drawCompactions(session)).toEqual([
      "summary unknown derived at 0 | dropped 1 2 | kept 3 | summary 4",
      "summary unknown derived at 0 | dropped 3 4 6 | kept 7 | injected 9.own | summary 9 | after 4",
    ]);
    expect(drawTexts(session).filter((text) => /^(?:9|8|11)\b/.test(text))).toEqual([
      "9 summary injected: [CONTEXT COMPACTION — REFERENCE ONLY] Earlier turns were co…",
      "9 summary prose: D-55 and D-56 are red.⏎⏎",
      "9 summary injected: --- END OF CONTEXT SUMMARY — answer the message below, not …",
      "9.own user prose: ⏎Then lot `D-56`.⏎",
      "11 user prose: Pack them.",
      "8 user prose: Count the lots.",
    ]);
    expect(session.records.filter(({ agent }) => agent !== undefined).map(({ id, agent }) => [id, agent])).toEqual([
      ["8", "h3"],
    ]);
  });

  it("that goes on without a summary has nothing to be judged by", () => {
    const session = read("unsaid");
    expect(drawCompactions(session)).toEqual(["summary unknown derived at 0 | dropped 1 | kept 2"]);
    expect(drawProblems(session)).toEqual(["doubtful × 1", "doubtful × 1"]);
  });

  it("is read from its export, and as far as a damaged one goes", () => {
    expect(drawTexts(read("exported"))).toEqual(["1 user prose: Dye it.", "2 assistant prose: Dyed."]);
    const torn = read("damage");
    expect(torn.records.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
    expect(drawProblems(torn)).toEqual(["doubtful × 1", "torn × 1"]);
  });
});
