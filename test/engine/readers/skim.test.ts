import { describe, expect, it } from "vitest";
import { parseSkimming } from "../../../engine/readers/skim.ts";

const filler = 'a "quoted" line }," with\\ both\n'.repeat(120);
const head = { parentUuid: "p", isSidechain: false, cwd: "/srv", type: "progress" };
const tail = { toolUseID: "t", uuid: "u", timestamp: "2026-01-01T00:00:00.000Z" };

describe("a long row of Claude Code", () => {
  it("keeps both ends of a progress row and drops its data", () => {
    const row = {
      ...head,
      data: { type: "agent_progress", message: { text: filler }, list: [{ a: filler }], agentId: "x" },
      ...tail,
    };
    expect(parseSkimming(JSON.stringify(row))).toEqual({ ...head, data: {}, ...tail });
  });

  it("drops the result that the agent keeps for itself, and nothing of the message", () => {
    const row = {
      type: "user",
      message: { role: "user", content: filler },
      toolUseResult: { stdout: filler },
      source: "s",
    };
    expect(parseSkimming(JSON.stringify(row))).toEqual({ type: "user", message: row.message, source: "s" });
    const text = { ...row, toolUseResult: `Error: ${filler}` };
    expect(parseSkimming(JSON.stringify(text))).toEqual({ type: "user", message: row.message, source: "s" });
  });

  it("is parsed whole where it only speaks of such rows, or writes them otherwise", () => {
    const speaks = {
      type: "assistant",
      message: { content: `,"toolUseResult":{} and ,"data":{ "type":"progress" ${filler}` },
    };
    expect(parseSkimming(JSON.stringify(speaks))).toEqual(speaks);
    const otherwise = { uuid: "u", type: "progress", data: { text: filler } };
    expect(parseSkimming(JSON.stringify(otherwise))).toEqual(otherwise);
  });

  it("is refused where it was torn", () => {
    const row = JSON.stringify({ ...head, data: { text: filler }, ...tail });
    expect(parseSkimming(row.slice(0, -300))).toBeUndefined();
    expect(parseSkimming(row.slice(0, -3))).toBeUndefined();
    const result = JSON.stringify({ type: "user", message: {}, toolUseResult: filler });
    expect(parseSkimming(result.slice(0, -300))).toBeUndefined();
  });
});
