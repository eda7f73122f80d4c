/** What the agent's own edit took out of what it had written is no longer in use (spec §3, superseded). */
import { describe, expect, test } from "vitest";
import { failedCalls } from "../../../engine/failed-calls.ts";
import { inspect } from "../../../engine/inspection.ts";
import type { Passage } from "../../../engine/item.ts";
import { useOf } from "../../../engine/need/use.ts";
import { isTakenOut } from "../../../engine/taken-out.ts";
import { claudeCode, notations, type Script } from "../../harness/story.ts";

/** What became of a value after a session of these turns was summed up without it. */
function stateOf(value: string, turns: readonly Script[], written = claudeCode.write): string | undefined {
  const text = written([...turns.flat(), "summary: The notes about bees are done."]);
  const [generation] = inspect({ name: "s.jsonl", text }).lineage?.generations ?? [];
  return generation?.survival.find(({ item }) => item.text === value)?.state;
}

/** A call whose result repeats what it was given, as the results of edits do. */
function call(tool: string, input: Readonly<Record<string, string>>): Script {
  const json = JSON.stringify(input);
  return [`> ${tool} ${json}`, `< ${json}`];
}

const write = (file: string, content: string): Script => call("Write", { file_path: file, content });
const edit = (file: string, was: string, now: string): Script =>
  call("Edit", { file_path: file, old_string: was, new_string: now });

const ask: Script = ["user: Write down what we know about bees."];
const hives = write("notes/bees.md", "- Hives are listed in apiary/hives-2025.csv for now.\n- Kim is away.\n");

test("what the agent wrote and took out again is not lost", () => {
  const gone = edit(
    "notes/bees.md",
    "Hives are listed in apiary/hives-2025.csv for now.",
    "Hives come from the register.",
  );
  expect(stateOf("apiary/hives-2025.csv", [ask, hives])).toBe("lost");
  expect(stateOf("apiary/hives-2025.csv", [ask, hives, gone])).toBe("expendable");
});

describe("an edit that failed", () => {
  const was = "Hives are listed in apiary/hives-2025.csv for now.";
  const gone = edit("notes/bees.md", was, "Hives come from the register.");
  const failing = (script: Script): Script => [script[0] ?? "", "! String to replace not found in file."];

  test.each(notations)("has taken nothing out ($name)", ({ write: written }) => {
    expect(stateOf("apiary/hives-2025.csv", [ask, hives, gone], written)).toBe("expendable");
    expect(stateOf("apiary/hives-2025.csv", [ask, hives, failing(gone)], written)).toBe("lost");
  });

  test("brings back nothing that an earlier one took out", () =>
    expect(stateOf("apiary/hives-2025.csv", [ask, hives, gone, failing(gone)])).toBe("expendable"));

  test("is known from others that run beside it, by the id of its call", () => {
    const [call = ""] = edit("notes/bees.md", "Kim is away.", "Kim is back.");
    expect(stateOf("apiary/hives-2025.csv", [ask, hives, gone, [call, "! not found"]])).toBe("expendable");
  });
});

test("where a format has no ids, a failure belongs to the call before it", () => {
  const argument = (text: string, key: string, record: number): Passage => ({
    text,
    provenance: "tool",
    form: "value",
    tool: "edit",
    key,
    record,
  });
  const result = (record: number): Passage => ({ text: "no", provenance: "tool", form: "plain", record, failed: true });
  const passages = [
    argument("a", "old_string", 1),
    argument("b", "new_string", 1),
    argument("c", "old_string", 2),
    result(3),
  ];
  expect([...failedCalls(passages)].map(({ text }) => text)).toEqual(["c"]);
  expect(failedCalls(passages.slice(0, 3)).size).toBe(0);
});

test("a line that a patch removes is taken out, one that it carries along is not", () => {
  const patch =
    "@@ -1,2 +1,2 @@\n-- Hives are listed in apiary/hives-2025.csv for now.\n+- Hives come from the register.\n";
  const kept = "@@ -1,2 +1,2 @@\n - Hives are listed in apiary/hives-2025.csv for now.\n-- Kim is away.\n";
  const patched = (text: string): Script => call("apply_patch", { patch: text });
  expect(stateOf("apiary/hives-2025.csv", [ask, hives, patched(patch)])).toBe("expendable");
  expect(stateOf("apiary/hives-2025.csv", [ask, hives, patched(kept)])).toBe("lost");
});

test("an edit around a value leaves it in use", () => {
  const around = edit("notes/bees.md", "in apiary/hives-2025.csv for now.", "in apiary/hives-2025.csv until May.");
  expect(stateOf("apiary/hives-2025.csv", [ask, hives, around])).toBe("lost");
});

test("what stands in another file that the agent wrote, or what somebody named, is not gone with one edit", () => {
  const gone = edit(
    "notes/bees.md",
    "Hives are listed in apiary/hives-2025.csv for now.",
    "Hives come from the register.",
  );
  const other = write("notes/todo.md", "- Count the rows of apiary/hives-2025.csv again.\n");
  expect(stateOf("apiary/hives-2025.csv", [ask, other, hives, gone])).toBe("lost");
  expect(stateOf("apiary/hives-2025.csv", [["user: See apiary/hives-2025.csv"], hives, gone])).toBe("lost");
});

test("a file that was read and only no longer imported is not gone", () => {
  const read = call("Read", { file_path: "apiary/frames.ts" });
  const gone = edit("apiary/index.ts", 'export * from "apiary/frames.ts";', 'export * from "apiary/queen.ts";');
  expect(stateOf("apiary/frames.ts", [ask, read, gone])).toBe("lost");
});

test("the old side of an edit is told by its argument, in any agent's spelling", () => {
  for (const key of ["old_string", "oldString", "oldText", "edits.old_str"])
    expect(isTakenOut({ text: "a", provenance: "tool", form: "value", tool: "edit", key }, 0)).toBe(true);
  const added = { text: "a", provenance: "tool", form: "plain", tool: "edit", key: "new_string" } as const;
  expect(isTakenOut(added, 0)).toBe(false);
  expect(useOf(added, undefined)).toBe("written");
});
