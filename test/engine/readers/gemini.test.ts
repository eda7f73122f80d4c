import { describe, expect, it } from "vitest";
import { drawCompactions, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`gemini/${name}`);

describe("a Gemini CLI session", () => {
  it("replaces its list by a snapshot, twice, with a rewind between", () => {
    const session = read("two.jsonl");
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 7 | dropped m1 m2 m2.k1 | kept m4 | injected x2 | summary x1 | 903 → 205 tokens",
      "summary unknown exact at 12 | dropped m4 x1 x2 m5 m7 | injected y2 | summary y1 | after L7 | 205 → 95 tokens",
    ]);
    expect(drawTexts(session)).toEqual([
      "m1 user prose: Use port 8443 for the kiln.",
      "m2 assistant reasoning: Slowly.",
      "m2 assistant prose: Firing.",
      "m2 assistant argument (run_shell_command command): kiln --port 8443",
      "m2.k1 tool result (run_shell_command): lit",
      "m4 user prose: Raise it to cone 6.",
      "x1 summary prose: <state_snapshot><goal>Fire the kiln on 8443</goal></state_s…",
      "x2 assistant injected: Got it. Thanks for the additional context!",
      "m5 assistant prose: At cone 6.",
      "m6 user prose: Oops.",
      "m7 user prose: Cool it.",
      "y1 summary prose: <state_snapshot>Cooling.</state_snapshot>",
      "y2 assistant injected: Got it. Thanks for the additional context!",
      "m8 assistant prose: Cool.",
    ]);
  });

  it("that masks a result clears it and drops nothing", () => {
    expect(drawCompactions(read("masked.jsonl"))).toEqual(["clear auto exact at 4 | dropped m2.k1"]);
  });

  it("in one document is read with thoughts, calls and results", () => {
    const session = read("chat.json");
    expect(drawCompactions(session)).toEqual([]);
    expect(drawTexts(session)).toEqual([
      "m1 user prose: Use port 8443 for the kiln.",
      "m2 assistant reasoning: Slowly.",
      "m2 assistant prose: Firing.",
      "m2 assistant argument (run_shell_command command): kiln --port 8443",
      "m2.k1 tool result (run_shell_command): lit",
    ]);
  });

  it("that was saved after a compression does not hold what went", () => {
    const session = read("checkpoint.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 0 | dropped ? | kept M0 | injected M2 | summary M1 | gone",
    ]);
    expect(drawTexts(session)).toEqual([
      "M0 tool injected: This is the Gemini CLI. We are setting up the context for o…",
      "M1 summary prose: <state_snapshot>Kiln is lit.</state_snapshot>",
      "M2 assistant injected: Got it. Thanks for the additional context!",
      "M3 user prose: Raise it.",
      "M4 assistant reasoning: Slowly.",
      "M4 assistant argument (kiln cone): 6",
      "M5.result tool result (kiln failed): too hot",
    ]);
  });
});
