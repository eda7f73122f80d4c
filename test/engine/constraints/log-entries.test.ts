/** Entries of a log begin behind their time; below a title of learnings an order is one, whatever its verb. */
import { expect, test } from "vitest";
import { read } from "../../../engine/reading.ts";

const rulesIn = (text: string): readonly string[] =>
  read({ name: "notes.md", text }).items.flatMap(({ kind, text: said }) =>
    kind === "handle" ? [] : [`${kind} ${said}`],
  );

test.each([
  [
    "16:05 tried a larger pool: 310 ms per call, dead end",
    "negative_fact tried a larger pool: 310 ms per call, dead end",
  ],
  ["[08:40] never restart the kiln", "constraint never restart the kiln"],
  ["2026-02-03 11:20 - do not touch the ledger", "constraint do not touch the ledger"],
  [
    "## Learnings\n\n- Never decant more than one barrel at a time",
    "constraint Never decant more than one barrel at a time",
  ],
  ["## Learnings\n\n- Never seen in production\n- never an issue so far", undefined],
  [
    "Bitte keine Anrufe bei Kunden, bevor der Vertrag fertig ist.",
    "constraint Bitte keine Anrufe bei Kunden, bevor der Vertrag fertig ist",
  ],
])("%s", (text, rule) => expect(rulesIn(text)).toEqual(rule === undefined ? [] : [rule]));
