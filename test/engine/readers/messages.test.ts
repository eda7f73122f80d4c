import { describe, expect, it } from "vitest";
import { readDocument } from "../../../engine/readers/index.ts";
import { drawCompactions, drawProblems, drawTexts, readFixture } from "./drawing.ts";

const read = (name: string) => readFixture(`messages/${name}`);

describe("a message array", () => {
  it("of OpenAI's kind names the tool behind each call and result", () => {
    expect(drawTexts(read("openai.json"))).toEqual([
      "M0 system prose: Never sell ticket class Z.",
      "M1 user prose: Refund order `o-7714`.",
      "M2 assistant argument (refund order): o-7714",
      'M2 assistant argument (refund reason): "late" ferry',
      "M3 tool result (refund): refunded as rf-902",
      "M4 assistant prose: Refunded.",
    ]);
  });

  it("of Anthropic's kind gives results in a user's turn to the tool", () => {
    expect(drawTexts(read("anthropic.json"))).toEqual([
      "system system prose: Never sell ticket class Z.",
      "M0 user prose: Refund order `o-7714`.",
      "M1 assistant reasoning: Look it up.",
      "M1 assistant argument (refund order): o-7714",
      "M2.result tool result (refund failed): no such order",
      "M2 user prose: Try o-7741.",
    ]);
  });

  it("in a logged request ends with the response", () => {
    expect(drawTexts(read("logged.json"))).toEqual(["M0 user prose: Which deck?", "response assistant prose: Deck 5."]);
  });

  it("that opens like a summary is suspected of a compaction whose region is not in the file", () => {
    expect(drawCompactions(read("suspected.json"))).toEqual([
      "summary unknown heuristic at 0 | dropped ? | summary M1 | gone",
    ]);
  });

  it("whose role is the name of something that every object has is none, in JSON and in labelled lines", () => {
    expect(readDocument({ name: "x.json", text: '[{"role":"constructor","content":"Never sell."}]' })).toBeUndefined();
    expect(readDocument({ name: "x.txt", text: "constructor: Never sell." })).toBeUndefined();
  });

  it("with a compaction block drops what stands before it", () => {
    expect(drawCompactions(read("compaction-block.json"))).toEqual([
      "summary unknown exact at 0 | dropped M0 M1 | summary M2",
    ]);
  });

  it("may come one message a line", () => {
    const session = read("lines.jsonl");
    expect(session.format).toBe("messages");
    expect(drawCompactions(session)).toEqual(["summary unknown exact at 3 | dropped L1 L2 | summary L3"]);
  });
});

describe("steps of a browser's agent, one a line", () => {
  it("give what was said, and what each action was done to", () => {
    const lines = [
      { step: 1, role: "user", text: "Book deck 5, never deck 6." },
      { step: 2, role: "assistant", action: "click", target: "#deck-5", text: "The page reloaded." },
      { step: 3, role: "assistant", action: "open", target: "/bookings" },
    ];
    const text = lines.map((line) => JSON.stringify(line)).join("\n");
    const session = readDocument({ name: "steps.jsonl", text });
    expect(session && drawTexts(session)).toEqual([
      "L1 user prose: Book deck 5, never deck 6.",
      "L2 assistant prose: The page reloaded.",
      "L2 assistant argument (click target): #deck-5",
      "L3 assistant argument (open target): /bookings",
    ]);
  });
});

describe("the plain notation", () => {
  it("replaces every live turn but the system's, and continues turns over fences", () => {
    const session = readFixture("plain-two.txt");
    expect(drawTexts(session)).toEqual([
      "L1 system prose: Never sail in fog.",
      "L2 user prose: Sail to `Anholt`.⏎Leave from berth 3.",
      "L4 assistant prose: Leaving.⏎```⏎port: 8443⏎```",
      "L8 tool result: wind 4, gusts 7",
      "L9 summary prose: Sailing to Anholt.",
      "L10 user prose: Come back by 18:00.",
      "L11 user prose: Use channel 12.",
      "L12 summary prose: Back by 18:00, channel 12.",
      "L13 assistant prose: Turning.",
    ]);
    expect(drawCompactions(session)).toEqual([
      "summary unknown exact at 9 | dropped L2 L4 L8 | kept L1 | summary L9",
      "summary unknown exact at 12 | dropped L9 L10 L11 | kept L1 | summary L12 | after L9",
    ]);
  });

  it("counts a byte order mark in bytes and not in offsets", () => {
    const record = readDocument({ name: "x", text: "\uFEFFuser: a\r\nb\r\nassistant: é" })?.records[1];
    expect(record).toMatchObject({ line: 3, at: 12, bytes: { start: 15, end: 28 } });
  });

  it("is not seen in YAML or in Markdown", () => {
    expect(readDocument({ name: "x", text: "version: 3\nservices:\n  web:\nuser: root\n" })).toBeUndefined();
    expect(readDocument({ name: "x", text: "# Plan\n\nuser: someone\n" })).toBeUndefined();
  });
});

describe("a condensed transcript", () => {
  it("is read with a warning that it is no original", () => {
    expect(drawProblems(readFixture("condensed.jsonl"))).toEqual(["lossy-source × 1"]);
  });
});
