/** What only a print of a session's log names is nothing that this work has lost. */
import { expect, test } from "vitest";
import { inspect } from "../../../engine/inspection.ts";
import { type Notation, notations, type Script } from "../../harness/story.ts";

/** What became of a value when these turns were summed up without it. */
function stateOf(value: string, turns: Script, { write }: Notation): string | undefined {
  const text = write([...turns, "summary: The logs were looked at."]);
  const [generation] = inspect({ name: "s.jsonl", text }).lineage?.generations ?? [];
  return generation?.survival.find(({ item }) => item.text === value)?.state;
}

const rows: readonly object[] = [
  { type: "user", uuid: "u1", sessionId: "s", message: { role: "user", content: "Open pens/goat-41.csv" } },
  {
    type: "assistant",
    uuid: "u2",
    sessionId: "s",
    message: { role: "assistant", content: "pens/goat-41.csv is open" },
  },
];
const log = rows.map((row) => JSON.stringify(row)).join("\n");
const ask = "user: Why did the session stop?";

test.each(notations)("a printed log, with or without numbers of its lines ($name)", (notation) => {
  const numbered = log.replaceAll(/^/gm, "   7\t");
  const searched = log.replaceAll(/^/gm, "logs/s.jsonl:12:");
  for (const print of [log, numbered, searched])
    expect(stateOf("pens/goat-41.csv", [ask, "> Bash cat logs/s.jsonl", `< ${print}`], notation)).toBe("expendable");
});

test.each(notations)("what was also named outside of the log is lost like any other ($name)", (notation) => {
  const turns = [ask, "> Bash cat logs/s.jsonl", `< ${log}`, "assistant: It stopped at pens/goat-41.csv."];
  expect(stateOf("pens/goat-41.csv", turns, notation)).toBe("lost");
});

test.each(notations)("what a tool prints beside the rows is lost like any other ($name)", (notation) => {
  const turns = [ask, "> Bash cat logs/s.jsonl", `< ${log}\nkept in pens/goat-52.csv`];
  expect(stateOf("pens/goat-52.csv", turns, notation)).toBe("lost");
});

test.each(notations)("other JSON in lines is no session's log ($name)", (notation) => {
  const turns = [ask, "> Bash cat events.jsonl", '< {"type":"feed","pen":"pens/goat-41.csv","timestamp":"2026-02-01"}'];
  expect(stateOf("pens/goat-41.csv", turns, notation)).toBe("lost");
});
