/** Logged requests of Anthropic's Messages API whose response tells that old tool results were cleared. How many is said, not which. */
import type { Session } from "../session.ts";
import { elements, type Located, member, recordOf } from "./json.ts";
import { messages } from "./messages.ts";
import type { DocumentReader } from "./reader.ts";

/** Reads such a log as its messages, with an event for what was cleared. */
export const anthropicEdits: DocumentReader = {
  unit: "document",
  format: "messages",
  accepts: (head) => clearedIn({ value: head.document, source: "", start: 0 }) > 0 && messages.accepts(head),
  read(document, around) {
    const session = messages.read(document, around);
    return withClear(session, clearedIn(document));
  },
};

/** How many tool results the response says were cleared. */
function clearedIn(document: Located): number {
  const management =
    member(member(document, "response"), "context_management") ?? member(document, "context_management");
  return elements(member(management, "applied_edits")).reduce((sum, edit) => {
    const count = recordOf(edit.value)?.cleared_tool_uses;
    return sum + (typeof count === "number" && 0 < count ? count : 0);
  }, 0);
}

/** The oldest results are the ones that go. */
function withClear(session: Session, count: number): Session {
  const { records, compactions, problems } = session;
  const region = [...records.keys()].filter((index) => records[index]?.role === "tool").slice(0, count);
  const parent = compactions.at(-1)?.id;
  return {
    ...session,
    compactions: [
      ...compactions,
      {
        id: "applied-edits",
        ...(parent !== undefined && { parent }),
        kind: "clear",
        trigger: "auto",
        confidence: "derived",
        line: 0,
        region,
        regionKnown: 0 < region.length,
        kept: [],
        injected: [],
        summary: { opaque: false },
        tokens: { source: "not recorded" },
        retained: 0 < region.length,
      },
    ],
    problems: [
      ...problems,
      {
        kind: "doubtful",
        count: 1,
        message: "the response says how many tool results were cleared, not which: the oldest are taken",
      },
    ],
  };
}
