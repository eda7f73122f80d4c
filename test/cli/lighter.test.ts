import { expect, test } from "vitest";
import { lighter } from "../../cli/hook/lighter.ts";
import { inspectionOf } from "../../engine/coming.ts";
import { inspect } from "../../engine/inspection.ts";
import { recoveryNote } from "../../engine/recover.ts";
import type { Session } from "../../engine/session.ts";

const row = (index: number, fields: object): string =>
  `${JSON.stringify({ uuid: `u${index}`, parentUuid: index === 0 ? null : `u${index - 1}`, isSidechain: false, sessionId: "s", version: "2.1.332", cwd: "/srv", timestamp: `2026-11-30T08:${10 + index}:00.000Z`, ...fields })}\n`;
const user = (index: number, content: unknown, more: object = {}): string =>
  row(index, { type: "user", message: { role: "user", content }, ...more });
const call = (index: number, id: string): string =>
  row(index, {
    type: "assistant",
    message: {
      id: `m${index}`,
      role: "assistant",
      content: [{ type: "tool_use", id, name: "Bash", input: { command: "cat src/settle.ts" } }],
    },
  });
const result = (index: number, id: string): string =>
  user(index, [{ type: "tool_result", tool_use_id: id, content: "export const settle = 1; // never mind".repeat(50) }]);
const boundary = (index: number, summary: string): string =>
  row(index, {
    type: "system",
    subtype: "compact_boundary",
    content: "Conversation compacted",
    compactMetadata: { trigger: "auto", preTokens: 9000 },
    parentUuid: null,
    logicalParentUuid: `u${index - 1}`,
  }) + user(index + 1, summary, { isCompactSummary: true });

const text =
  user(0, "Never touch the ledger_archive table.") +
  call(1, "t1") +
  result(2, "t1") +
  boundary(3, "Settling goes on.") +
  user(5, "Read from payments-ro-eu-west-2b.") +
  call(6, "t2") +
  result(7, "t2") +
  boundary(8, "It still goes on.");

const bytesOf = ({ records }: Session): number =>
  records.reduce((sum, { texts }) => sum + texts.reduce((all, one) => all + one.text.length, 0), 0);

test("a large session is followed by its words alone, and its note says the same", () => {
  const whole = inspect({ name: "s.jsonl", text });
  if (!whole.session) throw new Error("no session");
  const light = lighter(whole.session);
  expect(bytesOf(light)).toBeLessThan(bytesOf(whole.session) - 1000);
  const note = recoveryNote(inspectionOf(whole.source, light));
  expect(note).toContain('"Never touch the ledger_archive table" (the user said, line 1)');
  expect(note).toBe(recoveryNote(whole));
});

test("a session that was never compacted is left as it is", () => {
  const { session } = inspect({ name: "s.jsonl", text: user(0, "Never touch the ledger_archive table.") });
  expect(session && lighter(session)).toBe(session);
});
