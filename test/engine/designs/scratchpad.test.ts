import { describe, expect, test } from "vitest";
import { compactScratchpad, UnrecoverableCompactionError } from "../../../engine/designs/index.ts";
import { addressOf } from "../../../engine/index.ts";
import { readPad } from "../../../engine/pad.ts";

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

const PAD = `# Deploy

<!-- sealed -->
*Sealed: copy word for word, append only.*

- [constraint] Never touch the primary.

<!-- /sealed -->

## Talk

It rained in the morning and everybody was in a good mood while we talked about the summer and the dashboard for quite a long while.

We also looked at colours, and somebody liked blue, and somebody else liked green, and in the end nobody decided anything about it at all.

Do not retry writes after a 5xx. The replica may have taken them already, as we found out one evening when everybody had gone home and the phones rang and rang and nobody knew what to do about it for hours.

## Plan

- [ ] roll back the migration (needs: \`rev-4f9a2c\`)
`;

describe("sealed scratchpad", () => {
  test("a pad that fits comes back as it was", () => {
    expect(compactScratchpad(PAD, 1000, words)).toEqual({ text: PAD, dropped: [], externalized: [] });
  });

  test("sealed entries and open tasks stay, narrative goes, and the pad fits its budget with the record in it", () => {
    const compacted = compactScratchpad(PAD, 80, words, { date: "2026-11-14" });
    expect(words(compacted.text)).toBeLessThanOrEqual(80);
    expect(compacted.text).toContain("- [constraint] Never touch the primary.");
    expect(compacted.text).toContain("- [ ] roll back the migration (needs: `rev-4f9a2c`)");
    expect(compacted.text).not.toContain("It rained");
  });

  test("the loss record is sealed in the same step and names how much went, from where, and its digest", () => {
    const { text, dropped, lossRecord } = compactScratchpad(PAD, 80, words, { date: "2026-11-14" });
    expect(lossRecord).toMatch(/^2026-11-14 dropped \d claims? from Deploy › Talk/);
    expect(dropped[0]?.section).toEqual(["Deploy", "Talk"]);
    expect(lossRecord).toContain(addressOf(dropped.map((one) => one.text).join("\n")));
    const entries = readPad({ name: "pad.md", text }).sealed.flatMap((region) => region.entries);
    expect(entries.map(({ kind }) => kind)).toContain("loss_record");
  });

  test("a rule in text that is dropped is moved into the sealed region, not dropped", () => {
    const { text, externalized } = compactScratchpad(PAD, 66, words);
    expect(externalized).toEqual(["(Deploy › Talk) Do not retry writes after a 5xx"]);
    expect(text).toContain("- [constraint] (Deploy › Talk) Do not retry writes after a 5xx");
  });

  test("compacting again keeps the earlier loss record", () => {
    const once = compactScratchpad(PAD, 90, words);
    const twice = compactScratchpad(once.text, 84, words);
    expect(twice.text).toContain(once.lossRecord);
  });

  test("what costs more to drop than to keep is kept: sealing it on the way out takes room too", () => {
    const rule = "- Never restart `db-1`.\n";
    const pad = `# Pad\n\n${"Words that nobody needs. ".repeat(30)}\n\n${rule}`;
    const { text, externalized } = compactScratchpad(pad, 27, words);
    expect([externalized, text.endsWith(rule)]).toEqual([[], true]);
    expect(words(text)).toBeLessThanOrEqual(27);
  });

  test("a pad of thousands of lines is brought under its budget", () => {
    const lines = Array.from({ length: 1500 }, (_, index) => `- We looked at number ${index}, and it was fine.`);
    const { text, dropped } = compactScratchpad(`# Pad\n\n${lines.join("\n")}\n`, 3000, words);
    expect(words(text)).toBeLessThanOrEqual(3000);
    expect(dropped.length).toBeGreaterThan(1000);
  });

  test("refuses where the sealed region, the open tasks and the record exceed the budget", () => {
    expect(() => compactScratchpad(PAD, 10, words)).toThrow(UnrecoverableCompactionError);
    expect(() => compactScratchpad(PAD, 10, words)).toThrow(/spill, or raise the budget/);
  });

  const TALK = "It rained in the morning and everybody talked about the summer for a long while. ".repeat(10);

  test("the record of an earlier loss is moved into the sealed region, not dropped, wherever it stands", () => {
    const record = "[condensed: 3 claims from Plan, handles `rev-77ab31`]";
    const { text } = compactScratchpad(`# Deploy\n\n## Talk\n\n${record}\n\n${TALK}\n`, 45, words);
    const [region] = readPad({ name: "pad.md", text }).sealed;
    expect(text).not.toContain("rained");
    expect(text).toContain("condensed: 3 claims from Plan");
    const tight = compactScratchpad(`# Deploy\n\n## Talk\n\n${record} ${TALK}\n`, 60, words);
    expect(region).toBeDefined();
    const entries = readPad({ name: "pad.md", text: tight.text }).sealed.flatMap((one) => one.entries);
    expect(entries.map(({ kind }) => kind)).toEqual(["loss_record", "loss_record"]);
    expect(entries[0]?.text).toContain("condensed: 3 claims from Plan");
  });

  test("what hangs on a part goes with it: no item is left without its parent, no rule without the line that negates it", () => {
    const pad = `# Deploy\n\nNever:\n\n- push to main\n- touch \`infra/\`\n\n- the talk: ${TALK}\n  - and its end\n    - at night\n\n${TALK}\n`;
    for (const budget of [60, 70, 80, 90, 150, 250]) {
      const { text } = compactScratchpad(pad, budget, words);
      const kept = /^Never:\n\n(?:- .*\n)+/m.exec(text)?.[0] ?? "";
      for (const rule of ["push to main", "touch `infra/`"])
        expect(kept.includes(`- ${rule}`) || text.includes(`Never: ${rule}`)).toBe(true);
      expect(text).not.toMatch(/^ {2,}- /m);
    }
  });

  test("a table goes as a whole, an open task in a list keeps its list", () => {
    const pad = `# Deploy\n\n| when | what |\n| --- | --- |\n| then | ${TALK} |\n\n- talk\n  - [ ] roll back \`rev-4f9a2c\`\n`;
    const { text, dropped } = compactScratchpad(pad, 50, words);
    expect(text).not.toContain("|");
    expect(text).toContain("- talk\n  - [ ] roll back `rev-4f9a2c`");
    expect(dropped.map((one) => one.text)).toContain("when");
  });

  test("a byte order mark stays where it is", () => {
    const { text } = compactScratchpad(`\uFEFF# Deploy\r\n\r\n${TALK}\r\n`, 40, words);
    expect(text.startsWith("\uFEFF# Deploy\r\n")).toBe(true);
    expect(text).not.toMatch(/[^\r]\n/);
  });
});
