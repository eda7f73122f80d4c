import { expect, test } from "vitest";
import { contractOf, contractText } from "../../engine/contract.ts";
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

test("a value that survives in another spelling of the same place is not handed back, one that survives by its bare name is", () => {
  const note = noteOf(
    "user: Edit $SHOP_DIR/src/till.ts and lists/prices.toml, then weigh again.\nsummary: We edit src/till.ts and prices.toml.\n",
  );
  expect(note).not.toContain("src/till.ts");
  expect(note).toContain("`lists/prices.toml`");
});

test("without a compaction there is no note", () => {
  expect(noteOf("user: Hello.\nassistant: Hello.\n")).toBe("");
});

const claude = (rows: readonly object[]): string =>
  rows
    .map((row, index) =>
      JSON.stringify({
        parentUuid: index === 0 ? null : `u${index - 1}`,
        isSidechain: false,
        sessionId: "s",
        version: "2.1.332",
        uuid: `u${index}`,
        timestamp: `2026-11-30T08:${String(index).padStart(2, "0")}:00.000Z`,
        ...row,
      }),
    )
    .join("\n");
const user = (content: string, more: object = {}): object => ({
  type: "user",
  message: { role: "user", content },
  ...more,
});
const assistant = (text: string): object => ({
  type: "assistant",
  message: { role: "assistant", id: `m-${text.length}`, content: [{ type: "text", text }] },
});
const compacted = (summary: string, last: number): readonly object[] => [
  {
    type: "system",
    subtype: "compact_boundary",
    content: "Conversation compacted",
    compactMetadata: { trigger: "auto", preTokens: 9000 },
    parentUuid: null,
    logicalParentUuid: `u${last}`,
  },
  user(summary, { isCompactSummary: true }),
];
const handedBack = (note: string): object => ({
  type: "attachment",
  attachment: {
    type: "hook_additional_context",
    content: [note],
    hookName: "SessionStart:compact",
    hookEvent: "SessionStart",
  },
});

test("what a note of ours brought back is lost again, and in the next note, when the next compaction drops the note", () => {
  const talk = [
    user("Never touch the ledger_archive table."),
    assistant("To do:\n\n- [ ] settle the rest from cur_8ZkQ2vLw\n"),
    user("Go on."),
    ...compacted("Settling goes on.", 2),
  ];
  const first = recoveryNote(inspect({ name: "s.jsonl", text: claude(talk) }));
  expect(first).toContain("Never touch the ledger_archive table");
  const more = [...talk, handedBack(`[palimpsest] ${first}`), user("And now the rest."), assistant("On it.")];
  const once = inspect({ name: "s.jsonl", text: claude(more) });
  expect(recoveryNote(once)).toContain("Nothing of weight was lost");
  const twice = recoveryNote(
    inspect({ name: "s.jsonl", text: claude([...more, ...compacted("It still goes on.", 7)]) }),
  );
  expect(twice).toContain('"Never touch the ledger_archive table" (the user said, line 1)');
  expect(twice).toContain("`cur_8ZkQ2vLw`: needed by");
});

test("a note that the next compaction hands back again is not lost a second time", () => {
  const talk = [
    user("Never touch the ledger_archive table."),
    assistant("Noted."),
    ...compacted("Settling goes on.", 1),
    handedBack("[palimpsest] Never touch the ledger_archive table."),
    user("And now the rest."),
    assistant("On it."),
    ...compacted("It still goes on.", 6),
    handedBack("[palimpsest] Never touch the ledger_archive table."),
  ];
  expect(recoveryNote(inspect({ name: "s.jsonl", text: claude(talk) }))).toContain("Nothing of weight was lost");
});

test("a contract that the agent prints back is nobody's rule", () => {
  const echo =
    '<local-command-stdout>Compacted\nPreCompact [palimpsest-hook claude-code] completed successfully: ## Keep word for word\n\nCopy every line of these lists into the summary exactly as it stands, under a heading "Kept word for word".\n\n### Rules\n\n- "Never touch the ledger_archive table"\n</local-command-stdout>';
  const note = recoveryNote(
    inspect({ name: "s.jsonl", text: claude([user(echo), assistant("Fine."), ...compacted("It goes on.", 1)]) }),
  );
  expect(note).toContain("Nothing of weight was lost");
  expect(note).not.toContain("ledger_archive");
});

test("what a summary made up is handed to nobody as a value to keep", () => {
  const talk = [
    user("Read from payments-ro-eu-west-2b, cluster pay-cluster-7."),
    assistant("Reading from payments-ro-eu-west-2b."),
    ...compacted("We read from payments-ro-eu-west-2a.", 1),
    user("Go on."),
    assistant("Reading from payments-ro-eu-west-2a, cluster pay-cluster-7."),
  ];
  const inspection = inspect({ name: "s.jsonl", text: claude(talk) });
  const contract = contractText(contractOf(inspection), "instruction");
  expect(contract).toContain("`pay-cluster-7`");
  expect(contract).not.toContain("payments-ro-eu-west-2a");
  const next = inspect({ name: "s.jsonl", text: claude([...talk, ...compacted("Reading goes on.", 6)]) });
  expect(recoveryNote(next)).not.toMatch(/^- `payments-ro-eu-west-2a`/m);
});

test("a note of ours is nobody's rule in the tags that an agent puts around what a hook says", () => {
  const talk = (note: string): string =>
    `user: ${note}\nassistant: Fine.\nsummary: It goes on.\nuser: Go on.\nassistant: On it.\n`;
  for (const note of [
    "[palimpsest] Never touch the ledger_archive table.",
    "<hook_context>[palimpsest] Never touch the ledger_archive table.</hook_context>",
    '<hook_context source="UserPromptSubmit" type="general">\n[palimpsest] Never touch the ledger_archive table.\n</hook_context>',
  ])
    expect(noteOf(talk(note))).toContain("Nothing of weight was lost");
  expect(noteOf(talk("Never touch the ledger_archive table, says [palimpsest]."))).toContain("Never touch");
});
