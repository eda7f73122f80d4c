import { describe, expect, test } from "vitest";
import { comingOf, hasGoneOn, inspectionOf } from "../../engine/coming.ts";
import { contractOf, contractText } from "../../engine/contract.ts";
import { handBack, tripOf, wiresOf } from "../../engine/hand-back.ts";
import { read } from "../../engine/reading.ts";

const contract = (text: string, budget?: number): string => {
  const reading = read({ name: "x.md", text });
  return contractText(contractOf(reading, budget === undefined ? {} : { budget }), "instruction", "x.md");
};

const talk = `user: Read from the replica payments-ro-eu-west-2b. Do not retry writes after a 5xx.
assistant: Settled up to cursor cur_8ZkQ2vLw.

## Next steps

- [ ] Settle the rest from cursor cur_8ZkQ2vLw
user: Go on.
`;

describe("a contract", () => {
  test("of a session holds the rules, the open tasks with their values, and the values", () => {
    const text = contract(talk);
    expect(text).toContain('- "Do not retry writes after a 5xx"');
    expect(text).toContain("- Settle the rest from cursor cur_8ZkQ2vLw (needs: `cur_8ZkQ2vLw`)");
    expect(text).toContain("- `payments-ro-eu-west-2b`");
  });

  test("of a session speaks of what its agent sees now, and of older rules that a summary dropped", () => {
    const text = contract(`${talk}summary: We settle payments.\nassistant: I go on with batch stl-2026-11-15-b.\n`);
    expect(text).toContain("stl-2026-11-15-b");
    expect(text).toContain("Do not retry writes after a 5xx");
    expect(text).not.toContain("`cur_8ZkQ2vLw`");
  });

  test("leaves out what the user took back", () => {
    expect(contract("user: Don't commit yet.\nassistant: I wait.\nuser: You can commit now.\n")).not.toContain(
      "Don't commit yet",
    );
  });

  test("of a pad begins with its sealed entries", () => {
    const text = contract(
      "# Pad\n\n<!-- sealed -->\n- [constraint] Only Dana may unlock the vault.\n<!-- /sealed -->\n\n- Never restart the broker by hand.\n",
    );
    expect(text.indexOf("Only Dana may unlock")).toBeGreaterThan(0);
    expect(text.indexOf("Only Dana may unlock")).toBeLessThan(text.indexOf("Never restart the broker"));
  });

  test("keeps to its budget by leaving whole entries out, values first, and says how many", () => {
    const rules = Array.from({ length: 40 }, (_, index) => `- Never restart broker number ${index} by hand.`).join(
      "\n",
    );
    const text = contract(`# Pad\n\n${rules}\n`, 1500);
    expect(text.length).toBeLessThanOrEqual(1500);
    expect(text).toMatch(/\d+ more did not fit; they stand in x\.md\./);
    expect(text).not.toContain("…");
  });

  test.each(["instruction", "prompt", "line"] as const)("the whole text of a %s keeps to its budget", (form) => {
    const rules = Array.from({ length: 60 }, (_, index) => `- Never restart broker number ${index} by hand.\n`).join(
      "",
    );
    const reading = read({ name: "a/long/path/to/a/pad.md", text: `# Pad\n\n${rules}\n- [ ] move rev-4f9a2c\n` });
    for (const budget of [1000, 1200, 3000]) {
      const text = contractText(contractOf(reading, { budget, form }), form, reading.source.name);
      expect(text.length).toBeLessThanOrEqual(budget);
      expect(text.length).toBeGreaterThan(budget * 0.8);
    }
  });

  test("takes nothing from what was handed back", () => {
    const handed = 'user: [palimpsest] What went.\n\n- "Never restart the broker by hand"\nassistant: I see.\n';
    expect(contract(handed)).not.toContain("Never restart");
  });

  test("never shows a credential", () => {
    const secret = "ghp_0123456789abcdefghijABCDEFGHIJ012345";
    expect(contract(`user: Use GITHUB_TOKEN=${secret} and never print ${secret}.\n`)).not.toContain(secret);
  });

  test("of nothing is no words at all", () => {
    expect(contract("user: hello\n")).toBe("");
    expect(contract("")).toBe("");
  });

  test("comes as an addition, as a whole prompt, or as one line behind a command", () => {
    const made = contractOf(read({ name: "x", text: talk }));
    expect(contractText(made, "instruction")).toMatch(/^## Keep word for word/);
    expect(contractText(made, "prompt")).toMatch(/^Write a handoff summary/);
    expect(contractText(made, "line").trimEnd()).not.toContain("\n");
  });
});

describe("what comes next", () => {
  const sessionOf = (text: string) => {
    const { session } = read({ name: "x", text });
    if (!session) throw new Error("no session");
    return session;
  };

  test("a compaction announced after new turns is not the one that stands in the file", () => {
    expect(hasGoneOn(sessionOf(talk))).toBe(true);
    expect(hasGoneOn(sessionOf(`${talk}summary: short\n`))).toBe(false);
    expect(hasGoneOn(sessionOf(`${talk}summary: short\nassistant: on\n`))).toBe(true);
  });

  test("with the told summary only what it dropped goes back", () => {
    const session = sessionOf(talk);
    const source = { name: "x", text: talk };
    const summary = "Read from the replica payments-ro-eu-west-2b. Next: settle the rest from cursor cur_8ZkQ2vLw.";
    const coming = comingOf(source, session, { summary });
    const note = coming ? handBack(coming.inspection, coming.generation) : "";
    expect(note).toContain("Do not retry writes after a 5xx");
    expect(note).not.toContain("payments-ro-eu-west-2b");
  });
});

describe("a tripwire", () => {
  const wires = (summary: string) => {
    const text = `${talk}summary: ${summary}\nassistant: on\n`;
    const { session } = read({ name: "x", text });
    if (!session) throw new Error("no session");
    const inspection = inspectionOf({ name: "x", text }, session);
    const generation = inspection.lineage?.generations[0];
    if (!generation) throw new Error("no generation");
    return wiresOf(inspection, generation);
  };

  test("knows the value that a near miss stands for", () => {
    const trip = tripOf(
      ["psql -h payments-ro-eu-west-2a"],
      wires("Read from payments-ro-eu-west-2a. Do not retry writes after a 5xx."),
    );
    expect(trip?.reason).toContain("`payments-ro-eu-west-2b`");
  });

  test("knows a near miss of a dropped value that nobody said", () => {
    expect(tripOf(["settle --from cur_8ZkQ2vLv"], wires("We settle payments."))?.reason).toContain("`cur_8ZkQ2vLw`");
  });

  test("lets true values, parts of words and other values pass", () => {
    const set = wires("We settle payments.");
    for (const text of [
      "settle --from cur_8ZkQ2vLw",
      "psql -h payments-ro-eu-west-2b",
      "git commit -m 'fix 2'",
      "node server-2.js",
    ])
      expect(tripOf([text], set)).toBeUndefined();
  });
});
