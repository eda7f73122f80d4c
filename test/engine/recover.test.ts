import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { recoveryNote } from "../../engine/recover.ts";

const noteOf = (text: string, budget?: number): string =>
  recoveryNote(inspect({ name: "talk.txt", text }), undefined, budget);

const TALK = `user: Never restart the billing queue. The last good revision is rev-4f9a2c.
assistant: Noted. To do:

- [ ] roll back if errors rise (needs: \`rev-4f9a2c\`)
summary: A release is being watched. To do: roll back if errors rise.
`;

test("the note gives back the user's rule and the value that an open task needs, with their lines", () => {
  const note = noteOf(TALK);
  expect(note).toContain('- "Never restart the billing queue" (the user said, line 1)');
  expect(note).toContain("- `rev-4f9a2c`: needed by");
  expect(note).toContain("The dropped text still lies in `talk.txt`, lines 1–2");
});

test("a rule that an earlier compaction dropped is still lost and still in the note", () => {
  const note = noteOf(`${TALK}user: Go on with the release.\nsummary: The release goes on.\n`);
  expect(note).toContain("# Recovery note: what compaction #2 dropped");
  expect(note).toContain("Never restart the billing queue");
});

test("a note keeps within its budget and counts what did not fit", () => {
  const rules = Array.from({ length: 60 }, (_, at) => `Never delete the table orders_${at}.`).join(" ");
  const note = noteOf(`user: ${rules}\nsummary: Work goes on.\n`, 1000);
  expect(note.length).toBeLessThanOrEqual(1000);
  expect(note).toMatch(/\n\d+ more did not fit\.\n$/);
});

test("a credential is never shown", () => {
  const note = noteOf("user: Never use sk-live-4Jx93hfKQ0aa8s7d6f5g4h3j in production.\nsummary: Work goes on.\n");
  expect(note).not.toContain("4Jx93hfKQ0aa8s7d6f5g4h3j");
});

test("without a compaction there is no note", () => {
  expect(noteOf("user: Hello.\nassistant: Hello.\n")).toBe("");
});
