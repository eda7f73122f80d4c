import { expect, test } from "vitest";
import { inspect } from "../../engine/inspection.ts";
import { itemsOfGeneration } from "../../engine/lineage/rows.ts";
import { recoveryNote } from "../../engine/recover.ts";
import { claudeCode } from "../harness/story.ts";

const told = (turns: string) =>
  inspect({ name: "talk.txt", text: `${turns}\nsummary: The work on the harbour goes on.\n` });

/** What `check` says of rules and facts, what the note hands back, and what stands in the list above the remarks in passing. */
function heard(turns: string): readonly boolean[] {
  const inspection = told(turns);
  const generation = inspection.lineage?.generations[0];
  const { session, lineage } = inspection;
  if (!generation || !session || !lineage) return [];
  const listed = itemsOfGeneration(generation, { ...inspection, session, lineage });
  return [
    inspection.diagnostics.some(({ code }) => /^(?:constraint|negative-fact)-(?:lost|weakened)$/.test(code)),
    /## (?:Rules that no longer|Known not to work)/.test(recoveryNote(inspection)),
    listed.some(({ kind, inPassing }) => (kind === "constraint" || kind === "negative_fact") && !inPassing),
  ];
}

const EVERYWHERE = [true, true, true];
const NOWHERE = [false, false, false];

test.each([
  "Raising `PUMP_LIMIT` did not help.",
  "Pinning the crane driver failed with a missing symbol.",
  "The tide table request failed with a 403 for every key.",
  "Raising `PUMP_LIMIT` failed. Let me try a second pump.",
  "Rejected alternatives: `tidectl restart` loses the queue.",
  "I haven't verified that the buoy gateway honours `quiet_hours`.",
  "`berths.toml` has no entry for the dry dock.",
  "One caveat to carry into the night: since the tariff ends at dawn, the harbour gets no alarm either way.",
  "The field is called `draught_cm`, not `draught`.",
])("what the agent found out is worth a line everywhere: %s", (sentence) => {
  expect(heard(`user: Look at the harbour.\nassistant: ${sentence}`)).toEqual(EVERYWHERE);
});

test.each([
  "Let me check that nothing in `berths.toml` is missing.",
  "I'm going to run the tide tests again, since the first run of `tides_test.csv` failed.",
  "I can see that `berths.toml` is empty.",
  "The current run has no `PUMP_LIMIT`.",
  "`tidectl` has no worker and uses 0% CPU.",
  "The loader falls back to defaults and then fails late in `berths.toml`.",
  "We'd be treating `PUMP_LIMIT` as a floor, which is our choice, not the vendor's.",
  "Removed the dead `tidectl` wrapper, no longer needed.",
  "No race: `berths.toml` is now read once.",
  "The crash in `tidectl` is fixed, no failed units.",
  "That failed command taught me something useful.",
  "The tide table request came back empty, with no error. Let me read `berths.toml` instead.",
  "The first search failed. I'll look through `berths.toml` by hand.",
])("what the agent says besides is worth no line anywhere: %s", (sentence) => {
  expect(heard(`user: Look at the harbour.\nassistant: ${sentence}`)).toEqual(NOWHERE);
});

test.each(["I'll leave the crane driver alone.", "I won't push before you have looked."])(
  "what the agent promises is worth a line everywhere: %s",
  (sentence) => {
    expect(heard(`user: Look at the harbour.\nassistant: ${sentence}`)).toEqual(EVERYWHERE);
  },
);

test.each([
  "I'll use the default feature set, so this should not block us.",
  "I'll keep the watches open until the runner answers.",
  "Not for the neighbours, but because it removes the second suite.",
  "It is filled in by hand, so this shouldn't bite.",
])("what the agent announces, expects or gives as a reason binds nobody: %s", (sentence) => {
  expect(heard(`user: Look at the harbour.\nassistant: ${sentence}`)).toEqual(NOWHERE);
});

test("what was missing and was put in afterwards is worth no line", () => {
  const edited = (text: string): readonly string[] =>
    inspect({
      name: "s.jsonl",
      text: claudeCode.write([
        "user: Look at the harbour.",
        "assistant: The `moorings` table is missing the `draught_cm` field.",
        `> Edit ${JSON.stringify({ file_path: "src/moor.ts", old_string: "", new_string: text })}`,
        "< ok",
        "summary: The work on the harbour goes on.",
      ]),
    })
      .diagnostics.filter(({ code }) => code === "negative-fact-lost")
      .map(({ message }) => message);
  expect(edited("const other = 1;")).toHaveLength(1);
  expect(edited("row.draught_cm = read(sounding);\nsave(row);")).toEqual([]);
});

test("what the agent sees anyway is not lost: where it works, and what stands in the frame around every summary", () => {
  const text = claudeCode.write([
    "user: Shell cwd was reset to /work/shop; notes are in /srv/notes/talk-77.jsonl and /srv/notes/old.jsonl.",
    "summary: This session is being continued from a previous conversation that ran out of context. The summary below covers the earlier portion of the conversation.\n\nThe harbour goes on.\n\nIf you need specific details from before compaction (like exact code snippets, error messages, or content you generated), read the full transcript at: /srv/notes/talk-77.jsonl",
  ]);
  const [generation] = inspect({ name: "s.jsonl", text }).lineage?.generations ?? [];
  const states = new Map(generation?.survival.map(({ item, state }) => [item.text, state]));
  expect(states.get("/work/shop")).toBe("equivalent");
  expect(states.get("/srv/notes/talk-77.jsonl")).toBe("carried");
  expect(states.get("/srv/notes/old.jsonl")).toBe("lost");
  expect(generation?.atRisk.map((risk) => risk.text)).not.toContain("/work/shop");
});

test("a log that the user pasted holds neither rules nor facts", () => {
  const log = "[wait] [INFO] Waiting for confirmation event\n[gate] [INFO] do not start the pump before approval\n";
  expect(heard(`user: It has been like this for an hour:\n\n${log}\nassistant: I look.`)).toEqual(NOWHERE);
  const shell = "$ tidectl status\nThe pump `p-4471` is not enabled and cannot be reached from here at this time.\n";
  expect(heard(`user: See:\n\n${shell}\nassistant: I look.`)).toEqual(NOWHERE);
});

test("in the list the user's rule comes first, then what was found out, then values, then what was said in passing", () => {
  const inspection = told(
    "user: Never drain dock 3. The gate is gate-77ac19f.\nassistant: Raising `PUMP_LIMIT` did not help. Let me make sure nothing in `berths.toml` is missing.",
  );
  const { session, lineage } = inspection;
  const generation = lineage?.generations[0];
  const items =
    generation && session && lineage ? itemsOfGeneration(generation, { ...inspection, session, lineage }) : [];
  expect(items[0]?.text).toBe("Never drain dock 3");
  expect(items[1]?.text).toContain("did not help");
  const lost = items.slice(2).filter(({ state }) => state === "lost");
  const passing = lost.findIndex(({ inPassing }) => inPassing);
  expect(passing).toBeGreaterThan(0);
  expect(lost.slice(0, passing).map(({ kind }) => kind)).not.toContain("negative_fact");
  expect(lost.slice(passing).every(({ inPassing }) => inPassing)).toBe(true);
});
