import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSession } from "../../../engine/node/files.ts";
import { documentSpan, passagesOfSession } from "../../../engine/passages.ts";
import { readDocument } from "../../../engine/readers/index.ts";
import { parseLocated } from "../../../engine/readers/json.ts";
import type { Session } from "../../../engine/session.ts";
import { drawCompactions, drawProblems, drawTexts, fixturePath } from "./drawing.ts";

async function readBeside(name: string): Promise<Session> {
  const read = await readSession(fixturePath(name));
  if ("failure" in read) throw new Error(read.failure.message);
  return read.session;
}

/** Texts of records that stand in another file than the session's. */
const besides = ({ records }: Session): readonly (string | undefined)[] => records.map(({ file }) => file);

describe("a session that lies in two files", () => {
  it("of Roo's oldest way of condensing has its lost words from the log beside it", async () => {
    const session = await readBeside("roo/old/api_conversation_history.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 0 | dropped U1 U2 U3 U4 U6 | kept M0 M2.result M3 M4 | summary M1 | 900 → 300 tokens",
    ]);
    expect(drawProblems(session)).toEqual([]);
    expect(drawTexts(session).filter((text) => text.startsWith("U"))).toEqual([
      "U1 assistant prose: Pressing with weight W-3.",
      "U2 assistant argument (readFile path): glue.md",
      "U3 assistant argument (execute_command command): press --weight W-3",
      "U4 tool result: pressed",
      "U6 user prose: No clamps.",
    ]);
  });

  it("of Roo's oldest way has the summaries that later ones overwrote from the log, too", async () => {
    const session = await readBeside("roo/overwritten/api_conversation_history.json");
    expect(drawCompactions(session)).toEqual([
      "summary unknown heuristic at 0 | dropped U1 U2 U3 U4 | kept M0 | summary condensed-30 | 700 → 200 tokens",
      "summary unknown heuristic at 0 | dropped condensed-30 U7 | kept M0 M2.result M3 M4 | summary M1 | after condensed-30 | 900 → 300 tokens",
    ]);
    expect(drawTexts(session).filter((text) => text.startsWith("condensed"))).toEqual([
      "condensed-30 summary prose: **Context**: weight W-3 is used for BK-4.",
    ]);
  });

  it("of Cline drops what its sidecar no longer sends, whichever of the two is opened", async () => {
    const agentic = "summary unknown derived at 0 | dropped c1 c1.result c2 c2.call c3.result c4";
    expect(drawCompactions(await readBeside("cline/agentic.compaction.json"))).toEqual([
      `${agentic} | kept system c5 c6 | summary s1 | 700 → ? tokens`,
    ]);
    expect(drawCompactions(await readBeside("cline/basic.compaction.json"))).toEqual([
      "summary manual derived at 0 | dropped c1.result c2 c2.call c3.result | kept system c1 c4 c5 c6 | summary summary",
    ]);
  });

  it("gives places in the other file no place in this one", async () => {
    const session = await readBeside("cline/agentic.compaction.json");
    expect(new Set(besides(session))).toEqual(new Set(["session.messages.json", undefined]));
    const [passage] = passagesOfSession(session);
    expect(passage && documentSpan(passage, { start: 0, end: 3 }, session, "")).toEqual({ start: 0, end: 0 });
  });

  it("of classic Cline deletes a stretch that grows, and replaces texts", () => {
    const text = readFileSync(fixturePath("cline/classic.json"), "utf8");
    const log = [
      { ts: 4.5, type: "say", say: "api_req_started", conversationHistoryDeletedRange: [2, 3] },
      { ts: 4.6, type: "say", say: "api_req_started", conversationHistoryDeletedRange: [2, 3] },
      { ts: 6.5, type: "say", say: "api_req_started", conversationHistoryDeletedRange: [2, 5] },
    ];
    const edits = [[3, [1, [[0, [[4.2, "text", ["[shortened]"], []]]]]]]];
    const companions = new Map(
      Object.entries({ "ui_messages.json": log, "context_history.json": edits }).flatMap(([name, value]) => {
        const located = parseLocated(JSON.stringify(value));
        return located ? [[name, located] as const] : [];
      }),
    );
    const session = readDocument({ name: "api_conversation_history.json", text }, companions);
    expect(session && drawCompactions(session)).toEqual([
      "clear auto exact at 0 | dropped M3.result",
      "truncate auto exact at 0 | dropped M2 M3.result | kept M0 M1",
      "truncate auto exact at 0 | dropped M4 M5 | kept M0 M1 | after deleted-3",
    ]);
  });
});
